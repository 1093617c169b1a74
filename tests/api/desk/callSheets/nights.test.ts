import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobDates, models, outbox, sheetReceipts } from '../../../../drizzle/schema'
import { differenceWords } from '../../../../shared/desk/callSheets/nightTimes'
import { withSheet } from '../../../helpers/desk/callSheets'

/** The night of Friday 20 March: Zoya is called at 22:00, Kiran at 00:30. */
async function aNight() {
  const here = await withSheet()
  here.t.db.update(jobDates).set({ part: 'night' }).where(eq(jobDates.id, here.dateId)).run()
  await here.save('22:00', '00:30', { wrap: '05:00' })
  await here.issue()
  return here
}

it('a call after midnight of a night is on the next day, in text, mail, calendar, PDF and page', async () => {
  const { t, desk, linkOf, tokenOf, guest, minutesLater } = await aNight()
  const kirans = await desk.callSheets.text({ linkId: await linkOf('Kiran') })
  expect(kirans.text).toContain('Kiran, call 00:30, Sat 21 Mar (night of Fri 20 Mar)')
  const zoyas = await desk.callSheets.text({ linkId: await linkOf('Zoya') })
  expect(zoyas.text).toContain('Zoya, call 22:00, Fri 20 Mar\n')
  minutesLater(3)
  const mail = t.db
    .select()
    .from(outbox)
    .all()
    .find(({ subject }) => subject.startsWith('Call sheet'))
  expect(mail?.subject).toBe('Call sheet 1: Third Monsoon, Sat 21 Mar')
  expect(mail?.text).toContain('Day: Saturday 21 March (night of Friday 20 March)')
  // 00:30 to 05:00 in India.
  expect(mail?.calendar).toContain('DTSTART:20260320T190000Z')
  expect(mail?.calendar).toContain('DTEND:20260320T233000Z')
  const opened = await guest().open({ token: await tokenOf('Kiran') })
  expect(opened).toMatchObject({ sheet: { day: '2026-03-20', callDay: '2026-03-21', call: '00:30' } })
})

it('the first call of a night is the one of the evening, and the others stand in the order of the night', async () => {
  const { t, dateId, guest, tokenOf, save, issue } = await aNight()
  expect(t.db.select().from(jobDates).where(eq(jobDates.id, dateId)).get()?.callTime).toBe('22:00')
  await save('23:30', '02:00')
  await issue()
  const opened = await guest().open({ token: await tokenOf('Kiran') })
  if (opened.state !== 'open') throw new Error('closed')
  expect(opened.sheet.parts.find(({ title }) => title === 'With you')?.rows).toEqual([
    { lead: '23:30', words: 'Zoya' },
  ])
})

it('whose mail waits in quiet hours goes by the day of the call', async () => {
  const here = await withSheet()
  here.t.db.update(jobDates).set({ part: 'night' }).where(eq(jobDates.id, here.dateId)).run()
  here.t.db.update(models).set({ phone: null }).run()
  // Thursday 19 March, 23:33: a call at 00:30 of Saturday is not within 24 hours.
  here.minutesLater((17 * 24 + 8) * 60)
  await here.save('00:30', '00:45')
  await here.issue()
  const due = here.t.db.select().from(sheetReceipts).all()
  expect(due.map(({ mailDueAt }) => mailDueAt)).toEqual(due.map(() => '2026-03-20T02:30:00.000Z'))
})

it('the hours of a late arrival after midnight are counted from there', async () => {
  const { t, tokenOf, desk, of, minutesLater } = await aNight()
  minutesLater((18 * 24 + 14) * 60)
  const given = { token: await tokenOf('Zoya'), press: 'correct' as const, breakMinutes: 15 }
  await t.visitor().site.vouchers.noteOwn({ ...given, onSet: '00:15', wrapped: '06:00' })
  const [zoya] = (await desk.hours.get(of)).talents
  expect(zoya?.entries[0]?.paidMinutes).toBe(330)
})

it('a difference is said as on the phone, also over midnight', () => {
  expect(differenceWords('23:30', '00:30', true)).toBe('1 h later')
  expect(differenceWords('06:15', '05:45')).toBe('30 min earlier')
})
