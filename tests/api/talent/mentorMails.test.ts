import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import * as outbox from '../../../server/core/mail/outbox'
import { adminOf, aTalent, MINUTE } from '../../helpers/people/mentorChat'
import { type TestApp, testApp } from '../../helpers/testApp'

/** Mails that are due and not yet sent, by recipient and subject. */
const dueMails = (t: TestApp) =>
  t
    .mails()
    .filter(({ nextTryAt }) => nextTryAt !== null && nextTryAt <= t.clock().toISOString())
    .map(({ recipient, subject }) => `${recipient}: ${subject}`)

/** Sends due mails. */
const sendDue = (t: TestApp) => {
  for (const { id } of outbox.dueMails(t.db, t.clock(), 10)) {
    outbox.beginTry(t.db, id, null, t.clock())
    outbox.markSent(t.db, id, t.clock())
  }
}

describe('the mails about messages', () => {
  const TO_AGENCY = 'hello@tehkhana.example: A message from Asha'
  const TO_TALENT = 'asha@example.in: A message from Tehkhana'

  it('the agency gets one for several unread messages, two minutes after the first', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t)
    await chat.send({ text: 'A private matter' })
    await chat.send({ text: 'Hello?' })
    expect(dueMails(t)).toEqual([])
    t.later(2 * MINUTE)
    expect(dueMails(t)).toEqual([TO_AGENCY])
    const [mail] = t.mails()
    expect(mail?.text).toContain(`/admin/models/${model.id}?messages=open`)
    expect(mail?.text).not.toContain('private')
    t.later(24 * 60 * MINUTE)
    await chat.send({ text: 'Still there?' })
    expect(t.mails()).toHaveLength(1)
  })

  it('every named recipient gets one, and reading the message cancels all', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t)
    const { calls } = adminOf(t)
    const talent = ['ira@own.example', 'noor@own.example']
    const value = { booking: [], enquiry: [], application: [], opportunity: [], talent }
    t.db
      .insert(settings)
      .values({ key: 'agency.mails', value: JSON.stringify(value) })
      .run()
    const { id } = await chat.send({ text: 'Hello' })
    expect(t.mails().map(({ recipient }) => recipient)).toEqual(talent)
    await calls.mentorMessages.markRead({ id: model.id, until: id })
    expect(t.mails()).toEqual([])
    await chat.send({ text: 'Another' })
    t.later(2 * MINUTE)
    expect(dueMails(t)).toEqual(talent.map((to) => `${to}: A message from Asha`))
  })

  it('no mail is sent about a message read within two minutes', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t)
    const { calls } = adminOf(t)
    const { id } = await chat.send({ text: 'Hello' })
    await calls.mentorMessages.markRead({ id: model.id, until: id })
    const answer = await calls.mentorMessages.answer({ id: model.id, text: 'Hello Asha' })
    await chat.markRead({ until: answer.id })
    expect(t.mails()).toEqual([])
  })

  it('a talent who is away gets one mail for several answers, and the next after an hour at the earliest', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t)
    const { calls } = adminOf(t)
    const say = (text: string) => calls.mentorMessages.answer({ id: model.id, text })
    await say('One')
    const second = await say('Two')
    t.later(2 * MINUTE)
    expect(dueMails(t)).toEqual([TO_TALENT])
    expect(t.mails()[0]?.text).toContain('/model-dashboard')
    sendDue(t)
    await chat.markRead({ until: second.id })
    await say('Three')
    t.later(59 * MINUTE)
    expect(dueMails(t)).toEqual([])
    t.later(MINUTE)
    expect(dueMails(t)).toEqual([TO_TALENT])
  })

  it('an answer to a talent without an e-mail address is stored and sends no mail', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t, 'Asha', null)
    const { calls } = adminOf(t)
    await calls.mentorMessages.answer({ id: model.id, text: 'Hello' })
    expect((await chat.list({})).messages).toHaveLength(1)
    expect(t.mails()).toEqual([])
  })
})
