import { expect, it } from 'vitest'
import { endWhatIsOpen } from '../../../server/backup/repository'
import { NUMBERED } from '../../../shared/money/moneyLists'
import { aMonth, monthOf } from '../../helpers/money/accountant'
import { withConfirmed } from '../../helpers/money/money'

it('the files of a month say which numbers a restore left out, and why, and count none of them in GSTR-1 (M1, 0201)', async () => {
  const { t, admin, asOwner, asAdmin, issued, job } = await aMonth()
  const known = { 'receipt voucher': '1', proforma: '1', invoice: '1', quote: '0' }
  const others = { 'credit note': '0', 'debit note': '0', 'refund voucher': '0', statement: '0' }
  await asAdmin.credit({ id: issued.id, reason: 'The amount is wrong' })
  endWhatIsOpen(t.db, t.clock(), '2026-03-01T22:00:00.000Z')
  const why = 'The site was restored from a backup. What was issued after 2 Mar 2026, 03:30'
  const open = await monthOf(t, admin)
  expect(open.rows('missing-numbers')).toEqual([
    {
      ...{ Kind: '', From: '', To: '', Numbers: '' },
      Why: `${why} is missing here. Its numbers are not known yet: a superadmin says them in the money settings.`,
    },
  ])
  await asOwner.admin.moneySettings.sayNumbers({ ...known, ...others, invoice: '12', 'credit note': '1' })
  await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 })
  const { rows, files } = await monthOf(t, admin)
  const told = `${why} and until 2 Mar 2026 is missing here.`
  expect(rows('missing-numbers')).toEqual([
    { Kind: 'invoice', From: 'TK/25-26/0002', To: 'TK/25-26/0012', Numbers: '11', Why: told },
  ])
  expect(String(files.get('about.txt'))).toContain(`${told} See missing-numbers.csv.`)
  expect(rows('GSTR-1/13-documents').map((row) => Object.values(row))).toEqual([
    ['Receipt voucher', 'TKR/25-26/0001', 'TKR/25-26/0001', '1', '0', '1'],
    ['Invoices for outward supply', 'TK/25-26/0001', 'TK/25-26/0001', '1', '0', '1'],
    ['Invoices for outward supply', 'TK/25-26/0013', 'TK/25-26/0013', '1', '0', '1'],
    ['Credit note', 'TKC/25-26/0001', 'TKC/25-26/0001', '1', '0', '1'],
  ])
  expect((await monthOf(t, admin, '2026-02')).files.has('missing-numbers.csv')).toBe(false)
  expect(await asAdmin.missingNumbers({ month: '2026-03' })).toEqual([
    {
      ...{ madeAt: '2026-03-01T22:00:00.000Z', saidOn: '2026-03-02' },
      numbers: [{ kind: 'invoice', from: 'TK/25-26/0002', to: 'TK/25-26/0012', count: 11 }],
    },
  ])
})

it('the files say that numbers of the financial year before are not known, where the backup is of it', async () => {
  const { t, admin, asOwner } = await withConfirmed()
  endWhatIsOpen(t.db, t.clock(), '2026-03-01T22:00:00.000Z')
  t.later(31 * 24 * 60 * 60_000)
  const none = Object.fromEntries(NUMBERED.map((kind) => [kind, '0']))
  await asOwner.admin.moneySettings.sayNumbers(none as never)
  const [row] = (await monthOf(t, admin)).rows('missing-numbers')
  expect(row?.Why).toMatch(/and until 2 Apr 2026 is missing here\. Its numbers of 25-26 are not known\.$/)
})
