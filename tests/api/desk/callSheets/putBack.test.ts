import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { models, outbox } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { withSheet } from '../../../helpers/desk/callSheets'

const OTHERS = /Kiran|08:15|09:00|Blue van|Yari Road|Versova/

/** Zoya was taken off the day, number 2 was issued without her, and she is confirmed for it again. */
async function putBack() {
  const here = await withSheet()
  const { t, desk, save, issue, of, job, again, tokenOf, zoyas, kirans, minutesLater } = here
  const account = anAccount(t, { role: 'model', name: 'Zoya Mirza', email: 'zoya.mirza@example.in' })
  t.db.update(models).set({ accountId: account.id, phone: null }).where(eq(models.id, here.zoya.id)).run()
  const calls = [
    { claimId: zoyas, call: '05:15', onSet: '06:00', fetched: 'Car 1', reportTo: 'Tara' },
    {
      ...{ claimId: kirans, call: '08:15', onSet: '09:00', fetched: 'Car 2, 07:10, Yari Road' },
      reportTo: 'Blue van, ask for Kiran’s mother',
    },
  ]
  await save('05:15', '08:15', { calls })
  await issue()
  const token = await tokenOf('Zoya')
  minutesLater(40)
  const claim = async () => {
    const version = (await again(job)).claims.find(({ id }) => id === zoyas)?.version ?? 0
    return { claimId: zoyas, version }
  }
  await desk.claims.cancel(await claim())
  await desk.callSheets.save({ ...of, bring: 'Boots' })
  await issue()
  await desk.claims.setDates({ ...(await claim()), dateIds: [of.dateId] })
  await desk.claims.option(await claim())
  await desk.claims.recordAnswer({ ...(await claim()), answer: 'yes' })
  await desk.claims.confirm(await claim())
  return { ...here, token, calls, account }
}

it('who is put back after a number without her reads that a new sheet comes, and nothing of the others (L6)', async () => {
  const { t, token, guest } = await putBack()
  expect(await guest().open({ token })).toEqual({
    state: 'off',
    day: '2026-03-20',
    reason: 'coming',
    booker: 'Noor',
  })
  const page = (await t.http().get(`/c/${token}`)).text
  expect(page).toContain('A new call sheet comes')
  expect(page).toContain('You are confirmed for Friday 20 March. The new sheet opens here, with your call.')
  expect(page).not.toMatch(OTHERS)
  const refused = { code: 'CONFLICT', message: 'A new call sheet comes.' }
  await expect(guest().read({ token, number: 2 })).rejects.toMatchObject(refused)
  await expect(guest().seen({ token, number: 2 })).rejects.toMatchObject(refused)
  await expect(guest().ask({ token, question: 'When is my call?' })).rejects.toMatchObject(refused)
  await expect(guest().file({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const calendar = await t.http().get(`/c/${token}/call.ics`)
  expect([calendar.status, calendar.headers.location]).toEqual([303, `/c/${token}`])
})

it('her list has no call of another for her, and nothing is sent to her, until the number with her (L6)', async () => {
  const { t, desk, token, guest, account, calls, of, issue, linkOf, minutesLater } = await putBack()
  const list = () => t.as(account).talent.callSheets.list()
  expect(await list()).toEqual([])
  await expect(desk.callSheets.text({ linkId: await linkOf('Zoya') })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const sheets = () =>
    t.db
      .select()
      .from(outbox)
      .all()
      .filter(({ subject, recipient }) => recipient === 'zoya@example.in' && /Call sheet 2/.test(subject))
  minutesLater(60)
  expect(sheets()).toEqual([])
  await desk.callSheets.save({ ...of, calls })
  await issue()
  expect(await list()).toMatchObject([{ call: '05:15' }])
  // Number 2 is none that she can compare with: its general call was Kiran's.
  expect(await guest().open({ token })).toMatchObject({
    state: 'open',
    before: null,
    sheet: { name: 'Zoya', call: '05:15', number: 3 },
  })
})

it('who is put back after a number without her is trouble of the booker at once, as not told, until the next number', async () => {
  const { t, desk, kabir, of, calls, issue, job, receipt, minutesLater } = await putBack()
  const untold = async () =>
    (await desk.today()).untold.map(({ name, jobNumber, day, number }) => [name, jobNumber, day, number])
  expect(await untold()).toEqual([['Zoya', job.number, '2026-03-20', 2]])
  expect(await receipt('Zoya')).toBeNull()
  expect((await t.as(kabir).desk.today()).untold).toEqual([])
  await desk.callSheets.save({ ...of, calls })
  await issue()
  minutesLater(40)
  expect(await untold()).toEqual([])
})

it('the crew’s link opens the number without her as before', async () => {
  const { desk, of, guest, tokenOf } = await putBack()
  await desk.callSheets.addPerson({ ...of, name: 'Raju', phone: '+91 55550 20177' })
  expect(await guest().open({ token: await tokenOf('Raju') })).toMatchObject({
    state: 'open',
    sheet: { name: null, call: '08:15', number: 2 },
  })
})
