import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardDocument } from '../../../server/workers/card/document'
import { PAGE } from '../../../server/workers/card/fit'
import type { CardPlan } from '../../../server/workers/card/plan'
import { pdfLines } from '../../helpers/files/pdfLines'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'agency-card-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const plan: CardPlan = {
  name: 'Naina Thapa Chhetri',
  stats: [
    ['Height', '178 cm / 5ft 10in'],
    ['Bust', '84 cm / 33"'],
    ['Waist', '64 cm / 25"'],
    ['Hips', '91 cm / 36"'],
    ['Shoe', 'EU 40.5 / US 9 / UK 7'],
    ['Hair', 'Brown'],
    ['Eyes', 'Hazel'],
  ],
  lines: ['New Delhi, India', 'Nepali, Hindi, English'],
  agency: {
    name: 'Tehkhana',
    contact: [{ words: 'bookings@tehkhana.example', href: 'mailto:bookings@tehkhana.example' }],
  },
  profile: 'https://agency.example/models/naina',
  front: null,
  back: [],
  sheets: [],
}

async function aPicture() {
  const file = path.join(folder, 'picture.webp')
  await sharp({ create: { width: 90, height: 120, channels: 3, background: '#884422' } }).toFile(file)
  return { file, width: 900, height: 1200 }
}

describe('the back of a comp card', () => {
  it.each([
    ['with pictures', 4, plan.name],
    ['without, where the stats are large', 0, plan.name],
    ['without, under a name of two lines', 0, 'Naina Thapa Chhetri of the Lower Ground Floor'],
  ])('has space for every line, %s', async (_, pictures, name) => {
    const back = Array<Awaited<ReturnType<typeof aPicture>>>(pictures).fill(await aPicture())
    const [, lines = []] = pdfLines(await cardDocument({ ...plan, name, back }), PAGE.height)
    expect(lines.length).toBeGreaterThan(15)
    for (const { x, baseline, size } of lines) {
      const isAbove = (other: (typeof lines)[number]) =>
        Math.abs(other.x - x) < 5 && other.baseline < baseline
      const above = Math.max(0, ...lines.filter(isAbove).map((other) => other.baseline))
      expect(baseline - above, `the line at ${baseline}`).toBeGreaterThanOrEqual(size * 0.85)
      expect(baseline).toBeLessThan(PAGE.height)
    }
  })
})
