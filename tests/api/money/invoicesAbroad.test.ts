import { describe, expect, it } from 'vitest'
import { paperPlan } from '../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../server/features/money/papers/repository'
import { withConfirmed } from '../../helpers/money/money'

describe('an invoice to a client abroad (M6)', () => {
  async function abroad() {
    const here = await withConfirmed()
    const { t, asOwner, job, bill, asAdmin } = here
    const { settings } = await asOwner.admin.moneySettings.get()
    const { billing } = await here.value()
    await bill({
      legalName: 'Tamba GmbH',
      address: 'Leipzig',
      isAbroad: true,
      version: billing?.version ?? 0,
    })
    const lut = (until: string) =>
      asOwner.admin.moneySettings.save({
        ...settings,
        ...{ lutNumber: 'AD070426000123X', lutUntil: until },
      })
    const issue = (taxed: boolean, totalPaise: number) =>
      asAdmin.issueInvoice({ jobId: job.id, totalPaise, abroad: { taxed, why: 'Used in Germany' } })
    const planOf = (id: string) =>
      paperPlan(findPaper(t.db, id) as never, {
        ...{ agency: { name: 'Tehkhana', contact: '' }, outstandingPaise: 1_08_000_00, refersTo: null },
      })
    return { ...here, lut, issue, planOf }
  }

  it('under the letter of undertaking charges no tax on any line, and asks for no UPI', async () => {
    const { lut, issue, planOf, desk } = await abroad()
    await lut('2026-03-31')
    const { id } = await issue(false, 1_08_000_00)
    const plan = planOf(id)
    expect(plan.note).toBe(
      'Supply meant for export under letter of undertaking AD070426000123X without payment of integrated tax',
    )
    expect(plan.lines.map(({ sac, rate }) => [sac, rate])).toEqual([
      ['999631', '0 %'],
      ['998599', '0 %'],
    ])
    expect(plan.sums).toContainEqual(['IGST 0 %', '0.00'])
    expect(plan.byRate.slice(1)).toEqual([['0 %', '1,08,000.00', '–', '–', '–', '0.00']])
    expect(plan.pay).toMatchObject({ upi: null, amount: '₹1,08,000.00' })
    expect(plan.pay?.bank[0]).toEqual(['Name', 'Tehkhana Talent LLP'])
    expect(await desk.money.get({ id })).toMatchObject({ supply: 'abroad_lut', igst: 0 })
  })

  it('is not issued under a letter that no longer holds, and with tax bears IGST', async () => {
    const { lut, issue, planOf } = await abroad()
    await lut('2026-03-01')
    await expect(issue(false, 1_08_000_00)).rejects.toThrow()
    const { id, igst } = await issue(true, 1_27_440_00)
    expect(igst).toBe(19_440_00)
    expect(planOf(id).lines[0]?.rate).toBe('18 %')
    expect(planOf(id).sums).toContainEqual(['IGST 18 %', '19,440.00'])
    expect(planOf(id).byRate.slice(1)).toEqual([['18 %', '1,08,000.00', '–', '–', '19,440.00', '19,440.00']])
  })

  it('without tax says nine months after its issue by when the money has to be here', async () => {
    const { t, lut, issue, desk } = await abroad()
    await lut('2026-03-31')
    const { id } = await issue(false, 1_08_000_00)
    const due = async () => (await desk.money.overdue()).find((paper) => paper.id === id)?.exportDueOn
    t.later(274 * 24 * 60 * 60_000)
    expect(await due()).toBeNull()
    t.later(24 * 60 * 60_000)
    expect(await due()).toBe('2027-03-17')
  })
})

it('a PDF of a paper says that it is PDF/A-3b, with a colour profile and its fonts in it (M18)', async () => {
  const { desk, invoice } = await withConfirmed()
  const { id } = await invoice()
  const pieces: Uint8Array[] = []
  for await (const piece of await desk.money.file({ id })) pieces.push(piece)
  const pdf = Buffer.concat(pieces).toString('latin1')
  for (const words of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '/OutputIntents',
    '/GTS_PDFA1',
    '/FontFile2',
  ])
    expect(pdf).toContain(words)
  expect(pdf).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)\b/)
})
