import { expect, it } from 'vitest'
import { outbox } from '../../../../drizzle/schema'
import { withSheet } from '../../../helpers/desk/callSheets'

/** Three numbers: 2 moves Zoya's call, 3 the wrap and the notes. */
async function threeNumbers(words: { second?: string } = {}) {
  const here = await withSheet()
  const { save, issue, tokenOf } = here
  await save('06:15', '06:15')
  await issue()
  const token = await tokenOf('Zoya')
  const changes = async () => {
    await save('05:45', '06:15')
    await issue(words.second)
    await save('05:45', '06:15', { wrap: '18:00', notes: 'Bring a coat' })
    await issue()
  }
  return { ...here, token, changes }
}
const BOTH = 'Zoya: call 05:45, not 06:15. Wrap 18:00, not 17:30. The notes are new.'

it('page, text and PDF say everything that changed since the number that she last read', async () => {
  const { t, desk, token, changes, guest, linkOf } = await threeNumbers()
  await guest().read({ token, number: 1 })
  await changes()
  expect(await guest().open({ token })).toMatchObject({
    changes: BOTH,
    changedSince: 1,
    before: { number: 1 },
  })
  const page = (await t.http().get(`/c/${token}`)).text
  expect(page).toContain('Changed since sheet 1')
  expect(page).toContain(BOTH)
  expect((await desk.callSheets.text({ linkId: await linkOf('Zoya') })).text).toContain(
    `\nChanged: ${BOTH}\n`,
  )
  // Who has read number 2 knows of the call.
  await guest().read({ token, number: 3 })
  expect(await guest().open({ token })).toMatchObject({ isRead: true, before: null })
})

it('who read the number before reads the last step alone', async () => {
  const { desk, save, issue, token, guest, linkOf } = await threeNumbers()
  await save('05:45', '06:15')
  await issue()
  await guest().read({ token, number: 2 })
  await save('05:45', '06:15', { notes: 'Bring a coat' })
  await issue()
  expect(await guest().open({ token })).toMatchObject({ changes: 'The notes are new.', changedSince: 2 })
  expect((await desk.callSheets.text({ linkId: await linkOf('Zoya') })).text).toContain(
    '\nChanged: The notes are new.\n',
  )
})

it('who has read none reads what changed since the first that was sent', async () => {
  const { token, changes, guest } = await threeNumbers()
  await changes()
  expect(await guest().open({ token })).toMatchObject({ changes: BOTH, changedSince: 1 })
})

it('what the booker wrote of a number in between is said too', async () => {
  const { token, changes, guest } = await threeNumbers({ second: 'Earlier, because of the tide.' })
  await guest().read({ token, number: 1 })
  await changes()
  expect(await guest().open({ token })).toMatchObject({ changes: `${BOTH} Earlier, because of the tide.` })
})

it('what changed and was changed back is no change', async () => {
  const { desk, save, issue, token, guest, linkOf } = await threeNumbers()
  await guest().read({ token, number: 1 })
  for (const call of ['05:45', '06:15']) {
    await save(call, '06:15')
    await issue()
  }
  expect(await guest().open({ token })).toMatchObject({ changes: null, changedSince: 1 })
  expect((await desk.callSheets.text({ linkId: await linkOf('Zoya') })).text).not.toContain('Changed')
})

it('who came with a number reads of no change before it', async () => {
  const { desk, of, save, issue, tokenOf, guest } = await threeNumbers()
  await save('05:45', '06:15')
  await issue()
  await desk.callSheets.addPerson({ ...of, name: 'Suresh', phone: '+91 55550 30303' })
  expect(await guest().open({ token: await tokenOf('Suresh') })).toMatchObject({
    changes: null,
    changedSince: null,
    before: null,
  })
})

it('the mail says since which number it changed', async () => {
  const { t, changes, minutesLater } = await threeNumbers()
  minutesLater(3)
  await changes()
  minutesLater(3)
  const mail = t.db
    .select()
    .from(outbox)
    .all()
    .find(({ recipient, subject }) => recipient === 'kiran@example.in' && subject.startsWith('Changed:'))
  expect(mail?.text).toContain(`Changed since call sheet 1: ${BOTH}`)
})
