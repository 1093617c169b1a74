import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { claimDates, jobDates, outbox } from '../../../../drizzle/schema'
import { carryOut } from '../../../../server/features/operations/retention/service'
import { withSheet } from '../../../helpers/desk/callSheets'
import { DAY } from '../../../helpers/desk/desk'

const closed = { code: 'NOT_FOUND', message: 'Call sheet not found' }

it('a link opens its own sheet; a press counts once, for its number only, and reading marks nothing (L3)', async () => {
  const { t, save, issue, tokenOf, guest, receipt, receipts } = await withSheet()
  await save('06:15', '05:45')
  await issue()
  const token = await tokenOf('Zoya')
  const before = receipts()
  expect(await guest().open({ token })).toMatchObject({
    state: 'open',
    isRead: false,
    before: null,
    booker: 'Noor',
    sheet: { name: 'Zoya', call: '06:15', number: 1 },
  })
  expect(receipts()).toEqual(before)
  await guest().read({ token, number: 1 })
  const at = (await receipt('Zoya'))?.acknowledgedAt
  t.later(60_000)
  expect(await guest().read({ token, number: 1 })).toEqual({ isRead: true })
  expect((await receipt('Zoya'))?.acknowledgedAt).toBe(at)
  await save('05:45', '05:45')
  await issue()
  expect(await guest().read({ token, number: 1 })).toEqual({ isRead: false })
  expect(await receipt('Zoya')).toMatchObject({ number: 2, acknowledgedAt: null, seenAt: null })
  expect(await guest().open({ token })).toMatchObject({
    isRead: false,
    changes: 'Zoya: call 05:45, not 06:15.',
    sheet: { call: '05:45' },
    before: { call: '06:15', number: 1 },
  })
  await guest().read({ token, number: 2 })
  expect(await guest().open({ token })).toMatchObject({ isRead: true, before: null })
})

it('who is cancelled or withdrawn reads that and nothing else, from the next request on (L4)', async () => {
  const { t, save, issue, tokenOf, guest, zoyas, dateId } = await withSheet()
  await save('06:15', '05:45')
  await issue()
  const token = await tokenOf('Zoya')
  const other = await tokenOf('Kiran')
  for (const state of ['cancelled', 'withdrawn'] as const) {
    t.db.update(claimDates).set({ state }).where(eq(claimDates.claimId, zoyas)).run()
    expect(await guest().open({ token })).toEqual({
      state: 'off',
      day: '2026-03-20',
      reason: 'cancelled',
      booker: 'Noor',
    })
    await expect(guest().read({ token, number: 1 })).rejects.toMatchObject({ code: 'CONFLICT' })
  }
  expect(await guest().open({ token: other })).toMatchObject({ state: 'open' })
  t.db.update(jobDates).set({ day: '2026-03-21' }).where(eq(jobDates.id, dateId)).run()
  expect(await guest().open({ token: other })).toMatchObject({
    state: 'off',
    reason: 'moved',
    day: '2026-03-21',
  })
  t.db.update(jobDates).set({ cancelledAt: '2026-03-02T10:00:00.000Z' }).where(eq(jobDates.id, dateId)).run()
  expect(await guest().open({ token: other })).toMatchObject({ state: 'off', reason: 'cancelled' })
})

it('an unknown, revoked and ended link is the same closed one (L5)', async () => {
  const { t, desk, of, save, issue, tokenOf, linkOf, guest } = await withSheet()
  await save('06:15', '05:45')
  await issue()
  await desk.callSheets.addPerson({ ...of, name: 'Suresh', phone: '+91 55550 30303' })
  const revoked = await tokenOf('Suresh')
  await desk.callSheets.removePerson({ linkId: await linkOf('Suresh') })
  const token = await tokenOf('Zoya')
  for (const each of ['x'.repeat(22), revoked])
    await expect(guest().open({ token: each })).rejects.toMatchObject(closed)
  // The seventh day after is the last.
  t.later(25 * DAY)
  expect(await guest().open({ token })).toMatchObject({ state: 'open' })
  t.later(DAY)
  await expect(guest().open({ token })).rejects.toMatchObject(closed)
  await expect(guest().read({ token, number: 1 })).rejects.toMatchObject(closed)
})

it('a talent reads first names and calls of others, no phone but that of the agency and the set, and no price anywhere (L6)', async () => {
  const { t, desk, save, issue, linkOf, tokenOf, minutesLater } = await withSheet()
  await save('06:15', '05:45')
  await issue()
  minutesLater(3)
  const mail = t.db
    .select()
    .from(outbox)
    .all()
    .find(({ recipient, calendar }) => recipient === 'kiran@example.in' && calendar?.includes('VALARM'))
  const token = await tokenOf('Kiran')
  const ways = {
    page: (await t.http().get(`/c/${token}`)).text,
    calendar: (await t.http().get(`/c/${token}/call.ics`)).text,
    text: (await desk.callSheets.text({ linkId: await linkOf('Kiran') })).text,
    mail: `${mail?.subject} ${mail?.text}`,
    mailCalendar: mail?.calendar ?? '',
  }
  for (const [way, said] of Object.entries(ways)) {
    expect(said, way).toMatch(/05:45/)
    expect(said, way).not.toMatch(/Lane 4|Zoya Khan|40112|45,?000|kiran client/i)
  }
  expect(ways.page).toContain('<dt dir="auto">06:15</dt><dd dir="auto">Zoya</dd>')
  expect(ways.page).toContain('tel:+915555020109')
  expect(ways.page).toContain('Car 2, 05:10, Yari Road')
})

it('an emergency number is called by a press, and words about one stay words', async () => {
  const { t, save, issue, tokenOf } = await withSheet()
  await save('06:15', '05:45', { emergency: '112' })
  await issue()
  const page = async () => (await t.http().get(`/c/${await tokenOf('Zoya')}`)).text
  expect(await page()).toContain('<dt dir="auto">Emergency</dt><dd dir="auto"><a href="tel:112">112</a></dd>')
  await save('06:15', '05:45', { emergency: '112, and Noor' })
  await issue()
  expect(await page()).toContain('<dt dir="auto">Emergency</dt><dd dir="auto">112, and Noor</dd>')
})

it('a question reaches the booker, and the answer stands on the page', async () => {
  const { desk, save, issue, tokenOf, linkOf, guest, receipt } = await withSheet()
  await save('06:15', '05:45')
  await issue()
  const token = await tokenOf('Zoya')
  const linkId = await linkOf('Zoya')
  await expect(desk.callSheets.answer({ linkId, answer: 'Yes' })).rejects.toMatchObject({ code: 'CONFLICT' })
  await guest().ask({ token, question: 'Can I leave my scooter at gate 2?' })
  expect((await desk.today()).questions).toMatchObject([
    { linkId, name: 'Zoya', question: 'Can I leave my scooter at gate 2?', day: '2026-03-20' },
  ])
  // Asked is seen, not read.
  expect(await receipt('Zoya')).toMatchObject({ acknowledgedAt: null, seenAt: '2026-03-02T10:03:00.000Z' })
  await desk.callSheets.answer({ linkId, answer: 'Yes, beside the ice factory.' })
  expect((await desk.today()).questions).toEqual([])
  expect(await guest().open({ token })).toMatchObject({ answer: 'Yes, beside the ice factory.' })
})

it('from 18:00 the day before, who has not read it is trouble of the booker, unless reached by phone', async () => {
  const { t, desk, kabir, of, save, issue, tokenOf, linkOf, guest } = await withSheet()
  await desk.callSheets.addPerson({ ...of, name: 'Suresh', phone: '+91 55550 30303' })
  await save('06:15', '05:45')
  await issue()
  await guest().ask({ token: await tokenOf('Zoya'), question: 'Where is gate 2?' })
  // Thursday, 19 March: 17:59 and 18:00 in India
  t.later(17 * DAY + (2 * 60 + 26) * 60_000)
  expect((await desk.today()).unread).toEqual([])
  t.later(60_000)
  expect(
    (await desk.today()).unread.map(({ name, call, phone, number }) => [name, call, phone, number]),
  ).toEqual([
    ['Kiran', '05:45', null, 1],
    ['Suresh', '05:45', '+91 55550 30303', 1],
    ['Zoya', '06:15', '+91 55550 40112', 1],
  ])
  expect((await t.as(kabir).desk.today()).unread).toEqual([])
  await desk.callSheets.reached({ linkId: await linkOf('Zoya') })
  await guest().read({ token: await tokenOf('Kiran'), number: 1 })
  expect((await desk.today()).unread.map(({ name }) => name)).toEqual(['Suresh'])
})

it('sheets, links and receipts go twelve months after their day (L12)', async () => {
  const { t, save, issue, receipts } = await withSheet()
  await save('06:15', '05:45')
  await issue()
  t.later(383 * DAY)
  expect((await carryOut(t)).removed).toMatchObject({ callSheets: 0 })
  t.later(DAY)
  expect((await carryOut(t)).removed).toMatchObject({ callSheets: 1 })
  expect(receipts()).toEqual([])
})
