import { describe, expect, it } from 'vitest'
import { accounts, sessions } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { login, register } from '../../helpers/people/signingUp'
import { testApp } from '../../helpers/testApp'

describe('a session', () => {
  it('S2 ends at sign-out, after seven days, and by name', async () => {
    const t = testApp()
    const { token } = (await register(t)).body.data
    const { token: other } = (await login(t, 'asha@example.in', 'a long sentence')).body
    const profile = (bearer: string) => t.http().get('/user/profile').auth(bearer, { type: 'bearer' })

    const [account] = t.db.select().from(accounts).all()
    if (!account) throw new Error('no account')
    const stranger = anAccount(t, { role: 'model' })
    const first = t.db.select().from(sessions).all()[0]
    await expect(t.as(stranger).auth.endSession({ id: first?.id ?? '' })).rejects.toThrow('not found')
    expect((await profile(token)).status).toBe(200)
    await t.as(account).auth.endSession({ id: first?.id ?? '' })
    expect((await profile(token)).status).toBe(401)
    expect((await profile(other)).status).toBe(200)
    t.later(7 * 24 * 60 * 60_000 + 1000)
    expect((await profile(other)).status).toBe(401)
  })

  it('is listed for its owner, and all others can be ended at once', async () => {
    const t = testApp()
    await register(t)
    const { token } = (await login(t, 'asha@example.in', 'a long sentence')).body
    const [account] = t.db.select().from(accounts).all()
    if (!account) throw new Error('no account')
    const caller = t.as(account)
    expect((await caller.auth.sessions()).map((session) => session.isCurrent).sort()).toEqual([
      false,
      false,
      true,
    ])
    await caller.auth.endOtherSessions()
    expect(await caller.auth.sessions()).toHaveLength(1)
    expect((await t.http().get('/user/profile').auth(token, { type: 'bearer' })).status).toBe(401)
  })

  it('S2 ends when the password is changed, and the caller continues with a new one', async () => {
    const t = testApp()
    const { token } = (await register(t)).body.data
    const [account] = t.db.select().from(accounts).all()
    if (!account) throw new Error('no account')
    const change = (currentPassword: string) =>
      t.as(account).auth.changePassword({ currentPassword, newPassword: 'another sentence' })
    await expect(change('wrong sentence')).rejects.toThrow('Your current password is wrong')
    const next = await change('a long sentence')
    const profile = (bearer: string) => t.http().get('/user/profile').auth(bearer, { type: 'bearer' })
    expect((await profile(token)).status).toBe(401)
    expect((await profile(next.token)).status).toBe(200)
    expect((await login(t, 'asha@example.in', 'a long sentence')).status).toBe(401)
    expect((await login(t, 'asha@example.in', 'another sentence')).status).toBe(200)
    expect(t.mails().map((mail) => mail.subject)).toEqual(['Your password at Tehkhana was changed'])
  })
})
