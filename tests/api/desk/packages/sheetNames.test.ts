import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { packageDocument } from '../../../../server/workers/package/document'
import { pdfText } from '../../../helpers/files/pdfText'

it('names of two long parts stand whole on the sheet of a package, with what was picked', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-sheet-'))
  const file = path.join(folder, 'picture.webp')
  await sharp({ create: { width: 90, height: 120, channels: 3, background: '#884422' } }).toFile(file)
  const picked = { words: '2 yes, 1 maybe', strongest: 'yes' } as const
  const faces = ['Banrisha Kharkongor', 'Lakshminarayanan Subramaniam', 'Fatima Begum Shaikh of Ajmer'].map(
    (name, at) => ({
      ...{ number: at + 1, name, facts: ['178 cm'], picked },
      picture: { file, width: 900, height: 1200 },
    }),
  )
  const agency = { name: 'Tehkhana', accent: null, contact: 'bookings@tehkhana.example' }
  const text = await pdfText(
    await packageDocument({
      title: 'Third Monsoon',
      line: '3 faces',
      note: 'Open until 14 Dec',
      agency,
      faces,
    }),
  )
  for (const { name } of faces) expect(text.replace(/\s+/g, ' ')).toContain(name)
  expect(text.split('2 yes, 1 maybe')).toHaveLength(4)
  expect(text).not.toContain('…')
  rmSync(folder, { recursive: true })
})
