import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobDates, outbox } from '../../../../drizzle/schema'
import { runDeskClock } from '../../../../server/features/desk/notices/mails.service'
import { withSheet } from '../../../helpers/desk/callSheets'

/** The day of the sheet is off: its job or its date is cancelled, its date is moved, or has another day than the sheet. */
const WAYS = ['job cancelled', 'date cancelled', 'date moved', 'another day'] as const

/** A call sheet whose crew gets it by mail: Raju. `at` goes to a moment, and lets the clock of the desk run. */
async function withCrew() {
  const here = await withSheet()
  const { t, desk, save, of, job, again } = here
  await save('06:15', '06:15')
  await desk.callSheets.addPerson({ ...of, name: 'Raju', email: 'raju@example.in' })
  const at = (moment: string) => {
    t.later(Date.parse(moment) - t.clock().getTime())
    runDeskClock(t)
  }
  const cancelJob = async () => {
    const { id, version } = await again(job)
    return desk.jobs.setStage({ id, version, stage: 'cancelled', reason: 'client' } as never)
  }
  const takeOff = async (way: (typeof WAYS)[number]) => {
    if (way === 'job cancelled') return cancelJob()
    if (way === 'another day')
      return t.db.update(jobDates).set({ day: '2026-03-25' }).where(eq(jobDates.id, of.dateId)).run()
    const given = { jobId: job.id, version: (await again(job)).version, dateId: of.dateId }
    return way === 'date cancelled'
      ? desk.jobs.cancelDate(given)
      : desk.jobs.changeDate({ ...given, day: '2026-03-25' })
  }
  const sheetsTo = (recipient: string) =>
    t.db
      .select()
      .from(outbox)
      .all()
      .filter((mail) => mail.recipient === recipient && mail.subject.startsWith('Call sheet'))
  const openVoucher = async () => {
    const { text } = await desk.hours.text(of)
    const token = text.split('/v/')[1] ?? ''
    return () => t.visitor().site.vouchers.open({ token })
  }
  return { ...here, at, cancelJob, takeOff, sheetsTo, openVoucher }
}

it.each(WAYS)(
  'a mail that waits for the morning is not sent to the crew of a day that is off: %s (L4, L10)',
  async (way) => {
    const { at, issue, takeOff, sheetsTo, tokenOf, guest } = await withCrew()
    // 22:00 in India
    at('2026-03-02T16:30:00.000Z')
    await issue()
    const token = await tokenOf('Raju')
    await takeOff(way)
    at('2026-03-03T02:45:00.000Z')
    expect(sheetsTo('raju@example.in')).toEqual([])
    expect(await guest().open({ token })).toMatchObject({
      state: 'off',
      reason: way === 'another day' ? 'moved' : 'cancelled',
    })
  },
)

it('who is of the crew of a cancelled job reads that alone, and is nobody’s trouble (L4)', async () => {
  const { t, at, desk, issue, cancelJob, tokenOf, guest, openVoucher } = await withCrew()
  await issue()
  const token = await tokenOf('Raju')
  const open = await openVoucher()
  await cancelJob()
  const page = (await t.http().get(`/c/${token}`)).text
  expect(page).toContain('This day is cancelled')
  expect(page).not.toMatch(/06:15|Versova|Zoya|Kiran/)
  await expect(guest().read({ token, number: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This day is cancelled.',
  })
  await expect(open()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Voucher not found' })
  // 18:15 the day before
  at('2026-03-19T12:45:00.000Z')
  expect((await desk.today()).unread).toEqual([])
})

it('a question of the crew of a cancelled job waits for nobody', async () => {
  const { desk, issue, cancelJob, tokenOf, guest } = await withCrew()
  await issue()
  await guest().ask({ token: await tokenOf('Raju'), question: 'Is there parking?' })
  expect((await desk.today()).questions).toHaveLength(1)
  await cancelJob()
  expect((await desk.today()).questions).toEqual([])
})

it('a day is over by the agency’s clock when its job is cancelled after midnight there', async () => {
  const { t, desk, issue, cancelJob, tokenOf, guest } = await withCrew()
  await issue()
  const token = await tokenOf('Raju')
  await guest().ask({ token, question: 'Where is my coat?' })
  // 00:30 in India, the day after; in London it is still the day itself.
  t.later(Date.parse('2026-03-20T19:00:00.000Z') - t.clock().getTime())
  await cancelJob()
  expect(await guest().open({ token })).toMatchObject({ state: 'open' })
  expect((await desk.today()).questions).toHaveLength(1)
})

it('who has not read the sheet of a day that has moved is no trouble on the new day', async () => {
  const { at, desk, issue, takeOff } = await withCrew()
  await issue()
  await takeOff('another day')
  at('2026-03-24T12:45:00.000Z')
  expect((await desk.today()).unread).toEqual([])
})

it('a day that was worked before its job was cancelled keeps its sheet and its hours', async () => {
  const { t, issue, cancelJob, tokenOf, guest, openVoucher } = await withCrew()
  await issue()
  const tokens = [await tokenOf('Raju'), await tokenOf('Zoya')]
  const open = await openVoucher()
  // The day after, 09:30 in India.
  t.later(Date.parse('2026-03-21T04:00:00.000Z') - t.clock().getTime())
  await cancelJob()
  for (const token of tokens) expect(await guest().open({ token })).toMatchObject({ state: 'open' })
  expect((await open()).talents.map(({ name }) => name)).toEqual(['Zoya', 'Kiran'])
})

it('who is added at night is mailed in the morning, unless it is for the next 24 hours (L10)', async () => {
  const { at, desk, of, issue, sheetsTo } = await withCrew()
  await issue()
  // 23:30 in India
  at('2026-03-02T18:00:00.000Z')
  await desk.callSheets.addPerson({ ...of, name: 'Sona', email: 'sona@example.in' })
  expect((await desk.callSheets.get(of)).isHeld).toBe(true)
  at('2026-03-02T18:10:00.000Z')
  expect(sheetsTo('sona@example.in')).toEqual([])
  at('2026-03-03T02:30:00.000Z')
  expect(sheetsTo('sona@example.in')).toHaveLength(1)
  // 23:30 the night before
  at('2026-03-19T18:00:00.000Z')
  await desk.callSheets.addPerson({ ...of, name: 'Imran', email: 'imran@example.in' })
  at('2026-03-19T18:01:00.000Z')
  expect(sheetsTo('imran@example.in')).toHaveLength(1)
})
