import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardDocument } from '../../../server/workers/card/document'
import { drawing } from '../../../server/workers/jpeg/drawing'
import { packageDocument } from '../../../server/workers/package/document'
import type { PackagePlan } from '../../../server/workers/package/plan'
import { paperDocument } from '../../../server/workers/paper/document'
import { statementDocument } from '../../../server/workers/paper/statement'
import { pdfText } from '../../helpers/files/pdfText'

let folder: string
let picture: { file: string; width: number; height: number }
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'agency-devanagari-'))
  const file = path.join(folder, 'picture.webp')
  await sharp({ create: { width: 90, height: 120, channels: 3, background: '#884422' } }).toFile(file)
  picture = { file, width: 900, height: 1200 }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The words, and how a PDF has them: in the order of the drawn signs, so that a short i is before its letters. */
const WORDS = 'श्री क्षत्रिय नियुक्ति'
const DRAWN = 'श्रीक्षित्रयिनयुिक्त'
const agency = { name: 'Tehkhana', accent: null, contact: 'bookings@tehkhana.example' }

async function drawnIn(pdf: Promise<Uint8Array>): Promise<number> {
  const text = await pdfText(await pdf)
  return text.replace(/\s/g, '').split(DRAWN).length - 1
}

const aPackage = (name: string, title = 'Third Monsoon'): PackagePlan => ({
  ...{ title, line: name, note: 'Open until 14 Dec', agency },
  faces: [{ number: 1, name, facts: [name], picture }],
})

describe('words in Devanagari are set as they are written, and shaped', () => {
  it('on a comp card', async () => {
    const card = {
      ...{ name: WORDS, stats: [['Height', '178 cm']] as const, lines: [`${WORDS}, India`] },
      agency: { name: WORDS, contact: [{ words: agency.contact, href: 'mailto:a@tehkhana.example' }] },
      ...{ profile: null, front: picture, back: [], sheets: [] },
    }
    // Name and agency on both sides, the place behind.
    expect(await drawnIn(cardDocument(card))).toBe(5)
  })

  it('on the sheet of a package, with its title and what was picked', async () => {
    const plan = { ...aPackage(WORDS, WORDS), answers: [{ name: WORDS, lines: [WORDS] }] }
    expect(await drawnIn(packageDocument(plan))).toBeGreaterThanOrEqual(6)
  })

  it('on an invoice', async () => {
    const plan = {
      ...{ title: 'Tax invoice', note: '', documentTitle: 'INV-1', agency, facts: [['Job', WORDS]] as const },
      ...{ from: ['Tehkhana'], to: [WORDS, `14, ${WORDS}`], says: [['Place of supply', WORDS]] as const },
      ...{ registered: null, hasTax: false, words: 'Rupees ten', sums: [], total: '₹10', afterTotal: [] },
      lines: [
        {
          number: '1',
          words: WORDS,
          more: WORDS,
          sac: '',
          rate: '',
          quantity: '1',
          unit: '10',
          amount: '10',
        },
      ],
      ...{ byRate: [], pay: null, terms: WORDS, signatory: WORDS, foot: '' },
    }
    expect(await drawnIn(paperDocument(plan))).toBe(8)
  })

  it('on a statement', async () => {
    const empty = { fee: '', commission: '', percent: '', share: '', tax: '', expenses: '', net: '10' }
    const row = { title: WORDS, more: WORDS, ...empty }
    const plan = {
      ...{ documentTitle: 'S-1', agency, facts: [], name: WORDS, says: [], net: '₹10', lines: [row] },
      ...{
        together: { ...row, title: 'Together', more: '' },
        made: [],
        tax: null,
        expenses: [WORDS],
        foot: '',
      },
    }
    expect(await drawnIn(statementDocument(plan))).toBe(4)
  })

  it('and in the pictures of cards and packages, where the letters are joined', async () => {
    const on = drawing(2000, 100, '#FFFFFF')
    const style = { left: 0, top: 0, cut: 'regular', size: 40, color: '#000000', width: 2000 } as const
    const apart = await Promise.all([...'क्षत्रिय'].map((letter) => on.words(letter, style)))
    const joined = await on.words('क्षत्रिय', style)
    expect(joined).toBeGreaterThan(50)
    expect(joined).toBeLessThan(0.7 * apart.reduce((sum, width) => sum + width))
  })
})
