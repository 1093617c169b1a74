import { describe, expect, it } from 'vitest'
import { mentorMessages } from '../../../drizzle/schema'
import { aMentorMessage } from '../../../server/demo/builders/mentorMessages'
import { aModel } from '../../../server/demo/builders/models'
import { bytes } from '../../helpers/files/bodies'
import { unzip } from '../../helpers/installed/backups'
import { adminOf, aTalent, MINUTE } from '../../helpers/people/mentorChat'
import { testApp } from '../../helpers/testApp'

describe('the mentor chat', () => {
  it('stores the messages of the talent and the agency, in order, for both', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t)
    const { calls } = adminOf(t)
    const sent = await chat.send({ text: '  When is the fitting?\nOn Monday? ' })
    expect(sent).toEqual({
      id: sent.id,
      sender: 'talent',
      text: 'When is the fitting?\nOn Monday?',
      at: '2026-03-02T10:00:00.000Z',
      isRead: false,
    })
    t.later(MINUTE)
    await calls.mentorMessages.answer({ id: model.id, text: 'On Tuesday at ten.' })
    const own = await chat.list({})
    expect(own.messages.map(({ sender, text }) => [sender, text])).toEqual([
      ['talent', 'When is the fitting?\nOn Monday?'],
      ['agency', 'On Tuesday at ten.'],
    ])
    expect(own).toMatchObject({ firstAt: '2026-03-02T10:00:00.000Z', hasEarlier: false, unread: 1 })
    const theirs = await calls.mentorMessages.list({ id: model.id })
    expect(theirs.messages.map(({ author }) => author)).toEqual([null, 'Meera Iyer'])
    // Who of the agency wrote is not for the talent.
    expect(JSON.stringify(own)).not.toContain('Meera')
  })

  it('stores no greeting and no automatic reply', async () => {
    const t = testApp()
    const { chat } = aTalent(t)
    expect(await chat.list({})).toEqual({ messages: [], hasEarlier: false, firstAt: null, unread: 0 })
    await chat.send({ text: 'Hello' })
    expect(t.db.select().from(mentorMessages).all()).toHaveLength(1)
  })

  it('refuses a blank message and one of more than 5,000 characters, and accepts one of 5,000', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t)
    const { calls } = adminOf(t)
    await expect(chat.send({ text: ' \n ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(chat.send({ text: 'a'.repeat(5_001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(calls.mentorMessages.answer({ id: model.id, text: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await chat.send({ text: 'a'.repeat(5_000) })
    expect((await chat.list({})).messages).toHaveLength(1)
  })

  it('stores a message once when it is sent again with the same Idempotency-Key', async () => {
    const t = testApp()
    const { account, chat } = aTalent(t)
    const again = () => t.as(account, { idempotencyKey: 'k1' }).talent.mentorMessages.send({ text: 'Hello' })
    const first = await again()
    expect((await again()).id).toBe(first.id)
    expect((await chat.list({})).messages).toHaveLength(1)
  })

  it('refuses the 121st message of an hour with 429, and leaves other talents unaffected', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const asha = aTalent(t)
    const zoya = aTalent(t, 'Zoya', 'zoya@example.in')
    for (let at = 0; at < 120; at++) await asha.chat.send({ text: `Line ${at}` })
    await expect(asha.chat.send({ text: 'One more' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await zoya.chat.send({ text: 'Hello' })
  })

  it('shows a talent its own chat only, whatever is asked', async () => {
    const t = testApp()
    const asha = aTalent(t)
    const zoya = aTalent(t, 'Zoya', 'zoya@example.in')
    await asha.chat.send({ text: 'A secret' })
    const asked = { id: asha.model.id, modelId: asha.model.id, limit: 10 }
    expect((await zoya.chat.list(asked)).messages).toEqual([])
    const [secret] = (await asha.chat.list({})).messages
    await zoya.chat.markRead({ until: secret?.id ?? '' })
    expect((await asha.chat.list({})).messages[0]?.isRead).toBe(false)
  })

  it('returns the newest 50 messages and reports that there are earlier ones', async () => {
    const t = testApp()
    const { model, chat } = aTalent(t)
    for (let at = 1; at <= 51; at++) aMentorMessage(t, model.id, { text: `Line ${at}` })
    const { messages, hasEarlier } = await chat.list({})
    expect([messages.length, messages[0]?.text, hasEarlier]).toEqual([50, 'Line 2', true])
    expect((await chat.list({ limit: 51 })).hasEarlier).toBe(false)
    await expect(chat.list({ limit: 501 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('what waits on the dashboard', () => {
  it('names each talent with unread messages and how many, who waits longest first, until they are read', async () => {
    const t = testApp()
    const { calls } = adminOf(t)
    const asha = aTalent(t)
    const zoya = aTalent(t, 'Zoya', 'zoya@example.in')
    expect((await calls.dashboard.waiting()).messages).toEqual([])
    await zoya.chat.send({ text: 'One' })
    t.later(MINUTE)
    await asha.chat.send({ text: 'Two' })
    t.later(MINUTE)
    const last = await zoya.chat.send({ text: 'Three' })
    expect((await calls.dashboard.waiting()).messages).toEqual([
      { modelId: zoya.model.id, name: 'Zoya', count: 2, newest: '2026-03-02T10:02:00.000Z' },
      { modelId: asha.model.id, name: 'Asha', count: 1, newest: '2026-03-02T10:01:00.000Z' },
    ])
    // What came after the last one that was seen stays unread.
    const late = await zoya.chat.send({ text: 'Four' })
    await calls.mentorMessages.markRead({ id: zoya.model.id, until: last.id })
    expect((await calls.dashboard.waiting()).messages[1]).toMatchObject({ name: 'Zoya', count: 1 })
    await calls.mentorMessages.markRead({ id: zoya.model.id, until: late.id })
    expect((await calls.dashboard.waiting()).messages.map(({ name }) => name)).toEqual(['Asha'])
  })

  it('an answer of the agency is not unread for its colleagues', async () => {
    const t = testApp()
    const { calls } = adminOf(t)
    const { model } = aTalent(t)
    await calls.mentorMessages.answer({ id: model.id, text: 'Hello' })
    expect((await calls.dashboard.waiting()).messages).toEqual([])
  })
})

describe('the chat of a model', () => {
  it('without an account is refused with 409, of an unknown one with 404', async () => {
    const t = testApp()
    const { calls } = adminOf(t)
    const model = aModel(t)
    await expect(calls.mentorMessages.answer({ id: model.id, text: 'Hello' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This model has no account and cannot read messages',
    })
    await expect(calls.mentorMessages.list({ id: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(calls.mentorMessages.answer({ id: 'nobody', text: 'Hello' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is deleted with the model, and so are its waiting mails', async () => {
    const t = testApp()
    const asha = aTalent(t)
    const zoya = aTalent(t, 'Zoya', 'zoya@example.in')
    const { calls } = adminOf(t)
    await asha.chat.send({ text: 'Hello' })
    await calls.mentorMessages.answer({ id: asha.model.id, text: 'Hello Asha' })
    await zoya.chat.send({ text: 'Hello' })
    await calls.models.remove({ id: asha.model.id })
    expect(t.db.select().from(mentorMessages).all()).toHaveLength(1)
    expect(t.mails().map(({ subject }) => subject)).toEqual(['A message from Zoya'])
  })

  it('is in the talent’s data export, both sides, without the names of the agency’s authors', async () => {
    const t = testApp()
    const { account, model, chat } = aTalent(t)
    const { calls } = adminOf(t)
    await chat.send({ text: 'When is the fitting?' })
    await calls.mentorMessages.answer({ id: model.id, text: 'On Tuesday.' })
    const { body } = await t
      .http()
      .post('/exports/my-data.zip')
      .auth(t.tokenFor(account), { type: 'bearer' })
      .buffer()
      .parse(bytes)
    const { mentorMessages: taken } = JSON.parse(String(unzip(body).get('data.json')))
    expect(taken).toEqual([
      { sender: 'talent', text: 'When is the fitting?', at: '2026-03-02T10:00:00.000Z', readAt: null },
      { sender: 'agency', text: 'On Tuesday.', at: '2026-03-02T10:00:00.000Z', readAt: null },
    ])
  })

  it('stays readable when the colleague who wrote has left', async () => {
    const t = testApp()
    const { model } = aTalent(t)
    const { calls } = adminOf(t)
    aMentorMessage(t, model.id, { sender: 'agency', authorId: null, text: 'Welcome' })
    const { messages } = await calls.mentorMessages.list({ id: model.id })
    expect(messages).toEqual([expect.objectContaining({ text: 'Welcome', author: null })])
  })
})
