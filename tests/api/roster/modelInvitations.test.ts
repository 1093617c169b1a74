import { describe, expect, it } from 'vitest'
import { accounts, models } from '../../../drizzle/schema'
import { anAccount, anInvitation } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { redeemInvitation } from '../../../server/features/access/accounts/invitations.service'
import { type TestApp, testApp } from '../../helpers/testApp'

const signUp = (t: TestApp, invite: string, email = 'asha@example.in') =>
  t.visitor().auth.register({ name: 'Asha Rao', email, password: 'a long sentence', invite })

/** A model that the agency created from an application, with no account yet. */
function invited(t: TestApp) {
  const model = aModel(t, {
    name: 'Asha R.',
    email: 'asha@example.in',
    stageName: 'Asha',
    phone: '+919810012345',
  })
  const given = { purpose: 'invite-talent', modelId: model.id, email: 'asha@example.in' } as const
  return { model, token: anInvitation(t, given) }
}

describe('an invitation', () => {
  it('shows whom it was made for each time it is opened', async () => {
    const t = testApp()
    const { token } = invited(t)
    const seen = { name: 'Asha R.', email: 'asha@example.in' }
    expect(await t.visitor().auth.invitation({ token })).toEqual(seen)
    expect(await t.visitor().auth.invitation({ token })).toEqual(seen)
    await expect(t.visitor().auth.invitation({ token: 'nonsense' })).rejects.toThrow('Invitation not found')
  })

  it('links the new account to the agency’s model and confirms its address', async () => {
    const t = testApp()
    const { model, token } = invited(t)
    const signedIn = await signUp(t, token)
    expect(signedIn).toMatchObject({
      account: { modelId: model.id },
      isNewRegistration: true,
      requiresOnboarding: false,
    })
    expect(t.db.select().from(models).all()).toMatchObject([{ slug: 'asha', phone: '+919810012345' }])
    expect(t.db.select().from(accounts).all()[0]?.emailVerifiedAt).not.toBeNull()
  })

  it('stores the name as the talent writes it, and the agency sees that name', async () => {
    const t = testApp()
    const { model, token } = invited(t)
    const account = await signUp(t, token)
    const [row] = t.db.select().from(accounts).all()
    const talent = t.as(row ?? null).talent.profile
    expect(await talent.get()).toMatchObject({ modelId: account.account.modelId, name: 'Asha Rao' })
    await talent.change({ instagram: '@asha' })
    expect(t.db.select().from(accounts).all()).toMatchObject([{ name: 'Asha Rao' }])
    const admin = t.as(t.admin()).admin.models
    expect((await admin.get({ id: model.id })).model.name).toBe('Asha Rao')
    expect((await admin.list({ search: 'asha rao' })).total).toBe(1)
  })

  it('shows the phone that the agency noted until the talent gives one, and allows no sign-in with it', async () => {
    const t = testApp()
    const { token } = invited(t)
    const { token: session } = await signUp(t, token)
    const asked = (method: 'get' | 'put', body?: object) =>
      t.http()[method]('/user/profile').auth(session, { type: 'bearer' }).send(body)
    expect((await asked('get')).body.data).toMatchObject({ contact: '+919810012345' })
    const given = { identification: '98100 12345', password: 'a long sentence' }
    await expect(t.visitor().auth.signInTalent(given)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

    await asked('put', { contact: '98200 54321' })
    expect((await asked('get')).body.data).toMatchObject({ contact: '+919820054321' })
    await asked('put', { contact: '' })
    expect((await asked('get')).body.data).toMatchObject({ contact: null })
  })

  it('can be accepted although the phone that the agency noted belongs to another account', async () => {
    const t = testApp()
    anAccount(t, { role: 'model', phone: '+919810012345' })
    const { model, token } = invited(t)
    expect((await signUp(t, token)).account.modelId).toBe(model.id)
  })

  it('confirms no address but its own', async () => {
    const t = testApp()
    const { token } = invited(t)
    await signUp(t, token, 'other@example.in')
    expect(t.db.select().from(accounts).all()[0]?.emailVerifiedAt).toBeNull()
  })

  it('is refused on second use, after expiry and for another purpose', async () => {
    const t = testApp()
    const { token } = invited(t)
    await signUp(t, token)
    const ended = 'This invitation is no longer valid'
    await expect(signUp(t, token, 'second@example.in')).rejects.toThrow(ended)
    await expect(t.visitor().auth.invitation({ token })).rejects.toThrow('not found')

    const agency = anInvitation(t, { purpose: 'invite-agency', email: 'new@example.in', role: 'admin' })
    await expect(signUp(t, agency, 'new@example.in')).rejects.toThrow(ended)

    const late = anInvitation(t, { purpose: 'invite-talent', email: 'late@example.in' })
    t.later(15 * 24 * 60 * 60_000)
    await expect(signUp(t, late, 'late@example.in')).rejects.toThrow(ended)
    expect(t.db.select().from(accounts).all()).toHaveLength(1)
  })

  it('can still be used after a refused sign-up', async () => {
    const t = testApp()
    const { model, token } = invited(t)
    anAccount(t, { role: 'model', email: 'taken@example.in' })
    await expect(signUp(t, token, 'taken@example.in')).rejects.toThrow('already an account')
    expect((await signUp(t, token)).account.modelId).toBe(model.id)
  })

  it('of an agency account gives that account the invited role', () => {
    const t = testApp()
    const token = anInvitation(t, { purpose: 'invite-agency', email: 'new@example.in', role: 'admin' })
    expect(redeemInvitation(t.db, t.clock(), token, 'invite-agency')).toMatchObject({
      email: 'new@example.in',
      role: 'admin',
    })
    expect(() => redeemInvitation(t.db, t.clock(), token, 'invite-agency')).toThrow('no longer valid')
  })
})
