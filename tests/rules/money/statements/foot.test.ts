import { expect, it } from 'vitest'
import { statementDocument } from '../../../../server/workers/paper/statement'
import { pdfText } from '../../../helpers/files/pdfText'

const row = { title: 'Cover', more: '', fee: '100.00', commission: '−20.00', percent: '20 %', share: '80.00' }
const line = { ...row, tax: '–', expenses: '–', net: '80.00' }
const drawn = async (contact: string) =>
  pdfText(
    Buffer.from(
      await statementDocument({
        ...{ documentTitle: 'TKS/26-27/0001', agency: { name: 'Tehkhana', contact }, name: 'Zoya', foot: '' },
        ...{ facts: [['Number', 'TKS/26-27/0001']], says: [], net: '₹80.00', lines: [line], together: line },
        ...{ made: [], tax: null, expenses: [] },
      }),
    ),
  )

it('a statement says whom to write to, and nothing of it where the agency has no address and no phone', async () => {
  expect(await drawn('hello@agency.example')).toContain('Something wrong? Write to hello@agency.example')
  expect(await drawn('')).not.toContain('Something wrong')
}, 60_000)
