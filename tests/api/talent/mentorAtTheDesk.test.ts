import { expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aMentorMessage } from '../../../server/demo/builders/mentorMessages'
import { aModel } from '../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../helpers/desk/desk'

const MINUTE = 60_000

/** Noor's and Kabir's desk; Mehr has an account and is in no job yet. */
function written() {
  const at = atDesk()
  const account = anAccount(at.t, { role: 'model', name: 'Mehr Gill', email: 'mehr@example.in' })
  const mehr = aModel(at.t, { accountId: account.id, stageName: 'Mehr', email: 'mehr@example.in' })
  const chat = at.t.as(account).talent.mentorMessages
  const send = (text: string) => {
    at.t.later(MINUTE)
    return chat.send({ text })
  }
  const seenBy = async (booker: typeof at.noor) =>
    (await at.t.as(booker).desk.today()).messages.map(({ name, text, count }) => [name, text, count])
  return { ...at, mehr, chat, send, seenBy, admin: at.t.as(at.noor).admin }
}

it('a message of a talent who is in no open job waits in everybody’s Mine, once, with its newest words', async () => {
  const { send, seenBy, noor, kabir } = written()
  await send('When is the fitting?')
  await send('On Monday?')
  expect(await seenBy(noor)).toEqual([['Mehr', 'On Monday?', 2]])
  expect(await seenBy(kabir)).toEqual([['Mehr', 'On Monday?', 2]])
})

it('a message of a talent in a job waits with its booker alone, while the job is open and she is wanted', async () => {
  const { desk, mehr, send, seenBy, noor, kabir, proposed, again } = written()
  const job = await proposed('Mela', ['2026-03-20'], 'full', mehr.id)
  await send('When is the fitting?')
  expect(await seenBy(noor)).toEqual([['Mehr', 'When is the fitting?', 1]])
  expect(await seenBy(kabir)).toEqual([])
  await desk.claims.release({ ...claimOf(await again(job)), reason: 'client' })
  expect(await seenBy(kabir)).toEqual([['Mehr', 'When is the fitting?', 1]])
})

it('the answer of a booker stands in the chat of the talent, and what it answers leaves Mine', async () => {
  const { admin, mehr, chat, send, seenBy, noor, kabir } = written()
  const { id: until } = await send('When is the fitting?')
  await send('And where?')
  await admin.mentorMessages.answer({ id: mehr.id, text: 'On Tuesday at ten.', until })
  expect((await chat.list({})).messages.map(({ sender, text }) => [sender, text])).toEqual([
    ['talent', 'When is the fitting?'],
    ['talent', 'And where?'],
    ['agency', 'On Tuesday at ten.'],
  ])
  // What came after the answered one still waits.
  expect(await seenBy(kabir)).toEqual([['Mehr', 'And where?', 1]])
  const last = (await admin.mentorMessages.list({ id: mehr.id })).messages.findLast(
    ({ sender }) => sender === 'talent',
  )
  await admin.mentorMessages.markRead({ id: mehr.id, until: last?.id ?? '' })
  expect(await seenBy(noor)).toEqual([])
})

it('a message of 5,000 characters reaches the desk as its first 200', async () => {
  const { t, mehr, noor } = written()
  aMentorMessage(t, mehr.id, { text: 'a'.repeat(5_000) })
  expect((await t.as(noor).desk.today()).messages[0]?.text).toBe('a'.repeat(200))
})
