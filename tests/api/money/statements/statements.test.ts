import { describe, expect, it } from 'vitest'
import { amountWords } from '../../../../shared/money/rupees'
import { withStatements } from '../../../helpers/money/statements'

type Sums = {
  feePaise: number
  commissionPaise: number
  sharePaise: number
  withheldPaise: number
  netPaise: number
}
const sums = ({ feePaise, commissionPaise, sharePaise, withheldPaise, netPaise }: Sums) =>
  [feePaise, commissionPaise, sharePaise, withheldPaise, netPaise].map(amountWords)

describe('a statement', () => {
  it('has nothing before the client has paid in full', async () => {
    const { statements, paid, draft, zoya } = await withStatements()
    expect(await statements.due()).toEqual([])
    await paid()
    expect(await statements.due()).toMatchObject([
      { modelId: zoya.id, name: 'Zoya', sharePaise: 72_000_00, works: 1, since: '2026-03-02', draftId: null },
    ])
    const { id, ...stands } = await draft()
    expect(stands).toMatchObject({ standing: 'draft', number: null, next: 'TKS/25-26/0001', problems: [] })
    expect(await statements.due()).toMatchObject([{ draftId: id }])
  })

  it('is the first worked example, to the paisa (M14)', async () => {
    const { paid, issued } = await withStatements()
    await paid()
    const statement = await issued()
    expect(sums(statement)).toEqual(['90,000.00', '18,000.00', '72,000.00', '7,200.00', '64,800.00'])
    expect(statement).toMatchObject({
      number: 'TKS/25-26/0001',
      issuedOn: '2026-03-02',
      withheldCode: '1027',
      withheldBp: 1000,
      lines: [
        {
          title: 'Pinjra, lookbook',
          days: '20–21 Mar',
          clientPaidOn: '2026-03-02',
          made: [{ words: '2 days × 45,000.00', amountPaise: 90_000_00 }],
        },
      ],
    })
  })

  it('has usage that belongs to a talent’s fee, and leaves the agency what is its own', async () => {
    const { job, desk, paid, draft } = await withStatements({ fee: 38_000_00, percent: '25' })
    const [claim] = job.claims
    const line = { jobId: job.id, kind: 'usage', quantity: '1' } as const
    await desk.money.addLine({ ...line, claimId: claim?.id ?? '', words: 'Usage, India', price: '20,000' })
    await desk.money.addLine({ ...line, words: 'Of the agency', price: '5,000' })
    await expect(
      desk.money.addLine({ ...line, claimId: 'another', words: 'Of nobody', price: '1' }),
    ).rejects.toThrow()
    await paid()
    const statement = await draft()
    expect(sums(statement).slice(0, 3)).toEqual(['96,000.00', '24,000.00', '72,000.00'])
    expect(statement.lines[0]?.made.map(({ words }) => words)).toEqual(['2 days × 38,000.00', 'Usage, India'])
  })

  it('by a code of 1 % withholds ₹720', async () => {
    const { paid, issued, settings, codes } = await withStatements()
    await settings({ codeId: codes['1023'], version: 1 })
    await paid()
    expect(sums(await issued()).slice(2)).toEqual(['72,000.00', '720.00', '71,280.00'])
  })

  it('says nothing of the client, of its price and of the service charge (M14)', async () => {
    const { paid, issued } = await withStatements()
    await paid()
    const text = JSON.stringify(await issued())
    for (const secret of ['1,27,440', '12744000', '10800000', 'service charge', 'Studio LLP', 'buyer'])
      expect(text).not.toContain(secret)
  })

  it('states a fee once, and what was credited since on the next one', async () => {
    const { t, paid, issued, draft, statements, asAdmin, aPricedJob, settings } = await withStatements()
    await settings({ codeId: 'none', version: 1 })
    const invoice = await paid()
    await issued()
    t.later(60_000)
    expect(await statements.due()).toEqual([])
    await asAdmin.credit({
      id: invoice.id,
      reason: 'The amount is wrong',
      lines: [
        { at: 0, amount: '22,500' },
        { at: 1, amount: '4,500' },
      ],
    })
    const empty = await draft()
    expect(empty).toMatchObject({ problems: ['nothing'], netPaise: -18_000_00 })
    await expect(statements.issue({ id: empty.id, netPaise: empty.netPaise })).rejects.toThrow(
      'Nothing is left to pay: what was credited since is more.',
    )
    await statements.discard({ id: empty.id })
    await paid(await aPricedJob('Second', 45_000_00, ['2026-03-25']))
    const next = await issued()
    expect(next.lines.map(({ feePaise, made }) => [feePaise, made[0]?.words])).toEqual([
      [-22_500_00, 'Credited'],
      [45_000_00, '1 day × 45,000.00'],
    ])
    expect(sums(next)).toEqual(['22,500.00', '4,500.00', '18,000.00', '0.00', '18,000.00'])
  })

  it('counts what was credited before it: the fifth worked example', async () => {
    const { paid, issued, asAdmin } = await withStatements()
    const invoice = await paid()
    await asAdmin.credit({
      id: invoice.id,
      reason: 'The amount is wrong',
      lines: [
        { at: 0, amount: '22,500' },
        { at: 1, amount: '4,500' },
      ],
    })
    const statement = await issued()
    expect(sums(statement)).toEqual(['67,500.00', '13,500.00', '54,000.00', '5,400.00', '48,600.00'])
    expect(statement.lines[0]?.made).toEqual([
      { words: '2 days × 45,000.00', amountPaise: 90_000_00 },
      { words: 'Credited', amountPaise: -22_500_00 },
    ])
  })

  it('catches the year up where it passes the threshold, or takes only what comes now', async () => {
    const crossing = async (catchesUp: boolean) => {
      const { paid, issued, aPricedJob, settings } = await withStatements({ fee: 25_000_00 })
      await settings({ catchesUp, version: 1 })
      await paid()
      expect(sums(await issued()).slice(2)).toEqual(['40,000.00', '0.00', '40,000.00'])
      await paid(await aPricedJob('Second', 30_000_00, ['2026-03-25']), 30_000_00)
      return sums(await issued()).slice(2)
    }
    expect(await crossing(true)).toEqual(['24,000.00', '6,400.00', '17,600.00'])
    expect(await crossing(false)).toEqual(['24,000.00', '2,400.00', '21,600.00'])
  })

  it('gives expenses back without tax and commission', async () => {
    const { paid, draft, statements } = await withStatements()
    await paid()
    const { id, lines } = await draft()
    const claimId = lines[0]?.claimId ?? ''
    const with2 = await statements.addExpense({ id, claimId, words: 'Taxi, 20 Mar', amount: '1,240' })
    await statements.addExpense({ id, claimId, words: 'A mistake', amount: '5' })
    expect(amountWords(with2.netPaise)).toBe('66,040.00')
    const mistake = (await statements.get({ id })).expenses[1]?.id ?? ''
    await statements.removeExpense({ id, expenseId: mistake })
    const stands = await statements.issue({ id, netPaise: 66_040_00 })
    expect(stands.lines[0]).toMatchObject({ expensePaise: 1_240_00, expenseWords: 'Taxi, 20 Mar' })
    await expect(statements.addExpense({ id, claimId, words: 'Late', amount: '5' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('is refused while its net is another one, and while the code is not said', async () => {
    const { paid, draft, statements, settings } = await withStatements()
    await settings({ codeId: '', version: 1 })
    await paid()
    const { id, netPaise, problems } = await draft()
    expect(problems).toEqual(['code'])
    await expect(statements.issue({ id, netPaise })).rejects.toThrow(
      'Nobody has said yet what is kept back from talents: a superadmin sets it, in the money settings.',
    )
    await settings({ version: 2 })
    await expect(statements.issue({ id, netPaise })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await statements.issue({ id, netPaise: 64_800_00 })).toMatchObject({ standing: 'issued' })
  })

  it('takes the rule of the day of the work, a talent’s own first', async () => {
    const { paid, draft, asOwner, zoya } = await withStatements()
    const { addCommission } = asOwner.admin.statementSettings
    await addCommission({ modelId: zoya.id, percent: '25', fromDay: '2026-01-01', untilDay: '2026-03-20' })
    await addCommission({ modelId: zoya.id, percent: '15', fromDay: '2026-03-22', untilDay: '' })
    await paid()
    // The last day is 21 March: neither counts.
    expect((await draft()).lines[0]?.commissionBp).toBe(2000)
    await addCommission({ modelId: zoya.id, percent: '30', fromDay: '2026-03-21', untilDay: '' })
    const [row] = (await asOwner.admin.statements.list({ standing: 'draft' })).items
    expect((await asOwner.admin.statements.get({ id: row?.id ?? '' })).lines[0]?.commissionBp).toBe(3000)
  })

  it('some days after the job, whether the client has paid or not', async () => {
    const { settings, statements, desk, settle, again, job, asAdmin, value, t } = await withStatements()
    await settings({ talentDue: 'days after', dueDays: '25', version: 1 })
    settle(job)
    const claim = async () => {
      const [found] = (await again(job)).claims
      return { claimId: found?.id ?? '', version: found?.version ?? 0 }
    }
    await desk.claims.recordAnswer({ ...(await claim()), answer: 'yes' })
    await desk.claims.confirm(await claim())
    const total = (await value()).preview?.totalPaise ?? 0
    await asAdmin.issueInvoice({ jobId: job.id, totalPaise: total })
    // The 25th day after 21 March is 15 April.
    expect(await statements.due()).toEqual([])
    t.later(44 * 24 * 60 * 60_000)
    expect(await statements.due()).toMatchObject([{ since: '2026-04-15', sharePaise: 72_000_00 }])
  })

  it('is never changed or deleted, and stays when its model goes', async () => {
    const { paid, issued, draft, leaves, t, asOwner, statements, aPricedJob } = await withStatements()
    await paid()
    const { id } = await issued()
    const tries = [
      'update statements set net_paise = 1',
      'delete from statements',
      'update statement_lines set net_paise = 1',
      'delete from statement_lines',
      `insert into statement_lines select 'x', statement_id, 9, 'c', 'p', title, days, last_day, made, fee_paise,
        commission_bp, commission_paise, share_paise, withheld_paise, expense_paise, expense_words, net_paise, null
        from statement_lines`,
      "update statement_files set pdf = x'00'",
      'delete from statement_files',
    ]
    await asOwner.admin.statements.file({ id })
    for (const attempt of tries) expect(() => t.db.$client.exec(attempt)).toThrow(/never/)
    await paid(await aPricedJob('Second', 45_000_00, ['2026-03-25']))
    await draft()
    await leaves()
    expect((await statements.list({})).items).toMatchObject([
      { id, modelName: 'Zoya Khan', standing: 'issued' },
    ])
  })

  it('gets numbers without a gap, by financial year', async () => {
    const { paid, issued, aPricedJob, t } = await withStatements()
    await paid()
    await issued()
    await paid(await aPricedJob('Second', 45_000_00, ['2026-03-25']))
    expect((await issued()).number).toBe('TKS/25-26/0002')
    t.later(60 * 24 * 60 * 60_000)
    await paid(await aPricedJob('Third', 45_000_00, ['2026-05-20']))
    expect(await issued()).toMatchObject({ number: 'TKS/26-27/0001', withheldPaise: 0 })
  })
})
