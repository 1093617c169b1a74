import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  callSheets,
  jobDates,
  outbox,
  sheetLinks,
  sheetReceipts,
  webhookDeliveries,
  webhooks,
} from '../../../../drizzle/schema'
import { tokenIn, withSheet } from '../../../helpers/desk/callSheets'

it('a sheet is filled from the job, its date and its confirmed talents', async () => {
  const { read } = await withSheet()
  const sheet = await read()
  expect(sheet).toMatchObject({ draft: null, issued: null, date: { day: '2026-03-20' }, editions: [] })
  expect(sheet.content).toMatchObject({
    production: 'Third Monsoon',
    place: 'Versova jetty',
    usage: 'Web, one year',
    calls: [
      { name: 'Zoya', call: '' },
      { name: 'Kiran', call: '' },
    ],
  })
  expect(sheet.recipients.map(({ name, way }) => [name, way])).toEqual([
    ['Zoya', 'whatsapp'],
    ['Kiran', 'mail'],
  ])
})

it('a sheet is issued only with a place, a call time and one confirmed talent (L1)', async () => {
  const { t, desk, aJob, save, issue, read } = await withSheet()
  await save('', '', { place: '' })
  await expect(issue()).rejects.toThrow('Say where it is')
  await save('', '')
  await expect(issue()).rejects.toThrow('Give a call time')
  expect((await read()).issued).toBeNull()
  const empty = await aJob('Nobody')
  const draft = (
    await desk.callSheets.save({ job: empty.id, dateId: empty.dates[0]?.id ?? '', place: 'Studio' })
  ).draft
  await expect(
    desk.callSheets.issue({ id: draft?.id ?? '', version: draft?.version ?? 0 }),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Nobody is confirmed for this day. Confirm a talent first.',
  })
  expect(t.db.select().from(sheetReceipts).all()).toEqual([])
})

it('an issued number stays as it was, and the next one says what changed (L2)', async () => {
  const { t, desk, save, issue, read, of } = await withSheet()
  await save('06:15', '06:15')
  const first = await issue()
  expect(first.sheet).toMatchObject({ issued: { number: 1, changes: null }, draft: null })
  expect(t.db.select().from(jobDates).all()[0]?.callTime).toBe('06:15')
  await expect(
    desk.callSheets.issue({ id: first.sheet.issued?.id ?? '', version: first.sheet.issued?.version ?? 0 }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  await save('05:45', '05:45', { place: 'Versova jetty, gate 2' })
  expect((await read()).draft).toMatchObject({ number: 2 })
  const second = await issue()
  expect(second.sheet.issued).toMatchObject({
    number: 2,
    changes: 'Call 05:45, not 06:15. Versova jetty, gate 2, not Versova jetty, gate 1.',
  })
  const stored = t.db.select().from(callSheets).all()
  expect(stored.map(({ number, state, content }) => [number, state, content.place])).toEqual([
    [1, 'superseded', 'Versova jetty, gate 1'],
    [2, 'issued', 'Versova jetty, gate 2'],
  ])
  // Another colleague's save of the same draft is refused.
  const { draft } = await desk.callSheets.save({ ...of, notes: 'Warm tea' })
  await desk.callSheets.save({ ...of, version: draft?.version, notes: 'Hot tea' })
  await expect(desk.callSheets.save({ ...of, version: draft?.version, notes: 'Tea' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

it('an issue is undone whole while its mails wait; a text that is out opens the next sheet (L7)', async () => {
  const { t, desk, save, issue, read, linkOf, tokenOf, guest, minutesLater } = await withSheet()
  await save('06:15', '06:15')
  const { decisionId, undoMs } = await issue()
  expect(undoMs).toBe(120_000)
  const token = await tokenOf('Zoya')
  const { recipients } = await desk.callSheets.noteSent({ linkId: await linkOf('Zoya') })
  expect(recipients[0]?.receipt).toMatchObject({ way: 'whatsapp', sentAt: '2026-03-02T10:03:00.000Z' })
  await desk.undo({ decisionId })
  expect(await read()).toMatchObject({ draft: { number: 1 }, issued: null })
  expect(t.db.select().from(jobDates).all()[0]?.callTime).toBeNull()
  expect(t.db.select().from(sheetReceipts).all()).toEqual([])
  await expect(guest().open({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  minutesLater(5)
  expect(mails(t)).toEqual([])
  // That the text went out stays in the job's activity.
  expect(
    (await desk.jobs.get({ number: (await read()).job.number })).activities.map(({ words }) => words),
  ).toContain('Noor opened a call sheet in WhatsApp')
  await issue()
  expect(await guest().open({ token })).toMatchObject({ state: 'open', sheet: { call: '06:15' } })
})

const mails = (t: Awaited<ReturnType<typeof withSheet>>['t']) =>
  t.db
    .select()
    .from(outbox)
    .all()
    .filter(({ subject }) => /Call sheet|Changed:/.test(subject))

it('the mail has the own call, the link and a timed event with an alarm, and its outcome marks the receipt (L9)', async () => {
  const { t, save, issue, receipt, guest, minutesLater } = await withSheet()
  await save('06:15', '05:45')
  await issue()
  minutesLater(1)
  expect(mails(t)).toEqual([])
  minutesLater(1)
  const [mail] = mails(t)
  expect(mail).toMatchObject({
    recipient: 'kiran@example.in',
    subject: 'Call sheet 1: Third Monsoon, Fri 20 Mar',
  })
  expect(mail?.text).toContain('Call: 05:45')
  const token = tokenIn(mail?.text ?? '')
  expect(await guest().open({ token })).toMatchObject({
    state: 'open',
    sheet: { name: 'Kiran', call: '05:45' },
  })
  for (const line of [
    'DTSTART:20260320T001500Z',
    'DTEND:20260320T120000Z',
    'BEGIN:VALARM',
    'TRIGGER:-PT120M',
  ])
    expect(mail?.calendar).toContain(line)
  expect(await receipt('Kiran')).toMatchObject({ sentAt: null, bouncedAt: null })
  t.db
    .update(outbox)
    .set({ lastError: '550 No such user' })
    .where(eq(outbox.id, mail?.id ?? ''))
    .run()
  minutesLater(1)
  expect((await receipt('Kiran'))?.bouncedAt).not.toBeNull()
  t.db
    .update(outbox)
    .set({ sentAt: '2026-03-02T10:09:00.000Z' })
    .where(eq(outbox.id, mail?.id ?? ''))
    .run()
  minutesLater(1)
  expect(await receipt('Kiran')).toMatchObject({ sentAt: '2026-03-02T10:09:00.000Z', bouncedAt: null })
})

it('a mail at night waits for the morning unless it is for the next 24 hours (L10)', async () => {
  const { t, save, issue, minutesLater, read } = await withSheet()
  minutesLater(6 * 60)
  await save('06:15', '05:45')
  await issue()
  expect((await read()).isHeld).toBe(true)
  minutesLater(60)
  expect(mails(t)).toEqual([])
  // 08:00 in India
  minutesLater(10 * 60)
  expect(mails(t)).toHaveLength(1)
  t.later(16 * 24 * 60 * 60_000)
  minutesLater(14 * 60)
  await save('05:00', '05:00')
  await issue()
  minutesLater(2)
  expect(mails(t)).toHaveLength(2)
})

it('who was added gets the sheet that holds, and a contact has no copy of its name', async () => {
  const { t, desk, of, save, issue, read, linkOf } = await withSheet()
  await expect(desk.callSheets.addPerson({ ...of, name: 'Suresh' })).rejects.toThrow(
    'Enter a phone number or an email address',
  )
  await save('06:15', '05:45')
  await issue()
  await desk.callSheets.addPerson({ ...of, name: 'Suresh', function: 'Driver', phone: '+91 55550 30303' })
  const linkId = await linkOf('Suresh')
  expect((await desk.callSheets.text({ linkId })).text).toMatch(
    /^Call 05:45, Fri 20 Mar\nVersova jetty, gate 1\nMap: /,
  )
  expect((await desk.callSheets.removePerson({ linkId })).recipients.map(({ name }) => name)).toEqual([
    'Zoya',
    'Kiran',
  ])
  await expect(desk.callSheets.removePerson({ linkId: await linkOf('Zoya') })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect((await read()).recipients).toHaveLength(2)
  expect(
    t.db
      .select()
      .from(sheetLinks)
      .all()
      .every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash)),
  ).toBe(true)
})

it('other programs are told once an issue can no longer be undone (L13)', async () => {
  const { t, desk, job, save, issue } = await withSheet()
  t.db
    .insert(webhooks)
    .values({
      ...{ id: 'hook', url: 'https://erp.example/hook', secret: 'sealed' },
      ...{ events: ['call_sheet.issued'], createdAt: t.clock().toISOString() },
    })
    .run()
  await save('06:15', '05:45')
  const { sheet, decisionId } = await issue()
  const told = () => t.db.select().from(webhookDeliveries).all()
  expect(told()).toMatchObject([
    {
      event: 'call_sheet.issued',
      data: { id: sheet.issued?.id, jobId: job.id },
      nextTryAt: '2026-03-02T10:05:00.000Z',
    },
  ])
  await desk.undo({ decisionId })
  expect(told()).toEqual([])
})
