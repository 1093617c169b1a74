import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import type { ReportUnit } from '../../../../shared/desk/deskReport'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

const reportOf = ({ desk }: ReturnType<typeof atDesk>, unit: ReportUnit = 'week', day?: string) =>
  desk.report.get({ unit, ...(day && { day }) })

describe('the report', () => {
  it.each([
    ['week', '2026-03-01', '2026-02-23', '2026-03-01', '2026-02-16', '2026-02-22', '2026-03-02'],
    ['month', '2026-02-28', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31', '2026-03-01'],
    ['quarter', '2025-12-31', '2025-10-01', '2025-12-31', '2025-07-01', '2025-09-30', '2026-01-01'],
  ] as const)(
    'of a %s with %s is that of %s to %s, after %s to %s',
    async (unit, day, from, to, start, end, next) => {
      expect(await reportOf(atDesk(), unit, day)).toMatchObject({
        period: { from, to },
        before: { from: start, to: end },
        nextDay: next,
        isRunning: false,
      })
    },
  )

  it('of a day ahead is that of today, which has no next one', async () => {
    expect(await reportOf(atDesk(), 'week', '2027-01-01')).toMatchObject({
      period: { from: '2026-03-02', to: '2026-03-08' },
      nextDay: null,
      isRunning: true,
    })
  })

  it('counts a time after midnight in India in the new week, although it is Sunday in UTC', async () => {
    const d = atDesk()
    // Monday, 9 March, 00:10 in India: Sunday, 18:40 UTC.
    d.t.later(Date.parse('2026-03-08T18:40:00Z') - d.t.clock().getTime())
    await d.t.visitor().site.enquiries.send({
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'press',
      message: 'An interview?',
    })
    expect(await reportOf(d)).toMatchObject({
      period: { from: '2026-03-09', to: '2026-03-15' },
      requests: { now: 1, before: 0 },
    })
  })
})

it('the report as CSV has a row for each figure and each talent', async () => {
  const d = atDesk()
  await d.desk.claims.confirm({ ...claimOf(await d.agreed('Neel')), others: 'release' })
  let text = ''
  for await (const part of await d.desk.report.export({})) text += part
  const lines = text.split('\r\n')
  const ends = '"2026-03-02 to 2026-03-08"'
  const before = '"2026-02-23 to 2026-03-01"'
  expect(lines[0]).toContain('"Figure","Of","Period","In the period","Period before","In the period before"')
  expect(lines).toContain(`"Options placed","",${ends},"1",${before},"0"`)
  expect(lines).toContain(`"Hours to the first answer (median)","",${ends},"",${before},""`)
  expect(lines).toContain(`"Confirmed days by talent","Zoya",${ends},"1",${before},"0"`)
})

it('the report is the desk’s: a talent is refused', async () => {
  const { t } = atDesk()
  const talent = anAccount(t, { role: 'model' })
  await expect(t.as(talent).desk.report.get({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
