// @module-tag slow
import type { JWTPayload } from 'jose'
import { describe, expect, it } from 'vitest'
import { accounts, identities, models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { socialProviders } from '../../helpers/people/socialProviders'
import { type TestApp, testApp } from '../../helpers/testApp'

const social = (t: TestApp, token: unknown, more: object = {}) =>
  t
    .http()
    .post('/api/v1/agency/models/social-login')
    .send({
      name: 'Somebody Else',
      email: 'somebody@else.example',
      social_token: token,
      contact: '',
      ...more,
    })

async function withProviders() {
  const providers = await socialProviders()
  return { providers, t: testApp({ ...providers.environment, PUBLIC_URL: 'https://agency.example' }) }
}

describe('POST /api/v1/agency/models/social-login', () => {
  it.each([
    ['a Google token', 'a.b.c'],
    ['a Facebook token', 'EAABnonsense'],
  ])('answers %s with 501 where it is not set up', async (_what, token) => {
    const answer = await social(testApp(), token)
    expect(answer.status).toBe(501)
    expect(answer.body).toMatchObject({ error: true, message: 'Social sign-in is not set up on this site' })
  })

  it.each([
    ['none', ''],
    ['a list', ['a.b.c']],
    ['a number', 5],
  ])('refuses %s for a token', async (_what, token) => {
    const { t } = await withProviders()
    expect((await social(t, token)).status).toBe(400)
  })

  it('answers 503 when the provider’s answer is too large', async () => {
    const { t, providers } = await withProviders()
    const token = providers.facebookToken({ id: '7', name: 'a'.repeat(1_000_000), email: 'asha@example.in' })
    expect((await social(t, token)).status).toBe(503)
  })

  const hour = 3600
  const now = Date.parse('2026-03-02T10:00:00.000Z') / 1000
  const refusals: [what: string, claims: JWTPayload, more?: { isForged: boolean }][] = [
    ['signed by another', {}, { isForged: true }],
    ['of another issuer', { iss: 'https://accounts.google.example' }],
    ['made for another client', { aud: 'client-2' }],
    ['that is over', { exp: now - hour, iat: now - 2 * hour }],
    ['without an end', { exp: undefined }],
    ['of an address nobody proved', { email_verified: false }],
    ['without an address', { email: undefined }],
    ['without a subject', { sub: undefined }],
  ]
  it.each(refusals)('S9 refuses a Google token %s', async (_what, claims, more) => {
    const { t, providers } = await withProviders()
    const answer = await social(t, await providers.idToken(claims, more))
    expect(answer.status).toBe(401)
    expect(answer.body.message).toBe('We could not confirm your sign-in. Please try again.')
    expect(t.db.select().from(accounts).all()).toEqual([])
  })

  it('refuses a text that is no token', async () => {
    const { t } = await withProviders()
    expect((await social(t, 'a.b.c')).status).toBe(401)
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"google-1"}')}.`
    expect((await social(t, unsigned)).status).toBe(401)
  })

  it.each([
    ['unknown', null],
    ['of another app', { id: '7', email: 'asha@example.in', appId: 'app-2' }],
    ['that was taken back', { id: '7', email: 'asha@example.in', isValid: false }],
  ])('refuses a Facebook token %s', async (_what, user) => {
    const { t, providers } = await withProviders()
    const token = user ? providers.facebookToken(user) : 'EAABnonsense'
    expect((await social(t, token)).status).toBe(401)
    expect(t.db.select().from(accounts).all()).toEqual([])
  })

  it('accepts an address with a domain in another script from both', async () => {
    const { t, providers } = await withProviders()
    const email = 'asha@xn--c2bd4bq1db8d.xn--h2brj9c'
    expect((await social(t, await providers.idToken({ email }))).status).toBe(200)
    expect((await social(t, providers.facebookToken({ id: '7', name: 'Asha Rao', email }))).status).toBe(200)
    expect(t.db.select().from(accounts).all()).toMatchObject([{ email }])
  })

  it('refers a Facebook account without an address to the form', async () => {
    const { t, providers } = await withProviders()
    const answer = await social(t, providers.facebookToken({ id: '7', name: 'Asha Rao' }))
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(
      'That account has no confirmed email address. Please sign up with the form.',
    )
  })

  it('answers 503 when the provider does not', async () => {
    const { t, providers } = await withProviders()
    providers.goDown()
    expect((await social(t, await providers.idToken())).status).toBe(503)
    expect((await social(t, 'EAABnonsense')).status).toBe(503)
  })

  it("creates one account from the issuer's data, not from the request's", async () => {
    const { t, providers } = await withProviders()
    const first = await social(t, await providers.idToken(), { contact: '98100 12345', role: 'admin' })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      error: false,
      data: { name: 'Asha Rao', is_new_registration: true, requires_onboarding: true },
    })
    expect(t.db.select().from(accounts).all()).toMatchObject([
      {
        role: 'model',
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '+919810012345',
        passwordHash: null,
      },
    ])
    // The address may change at Google: the subject stays.
    const again = await social(t, await providers.idToken({ email: 'new@example.in' }))
    expect(again.body.data).toMatchObject({ _id: first.body.data._id, is_new_registration: false })
    expect(t.db.select().from(accounts).all()).toHaveLength(1)
    expect(t.db.select().from(models).all()).toHaveLength(1)
    const own = await t.http().get('/user/profile').auth(again.body.data.token, { type: 'bearer' })
    expect(own.status).toBe(200)
  })

  it('signs in with Facebook', async () => {
    const { t, providers } = await withProviders()
    const token = providers.facebookToken({ id: '7', name: 'Asha Rao', email: 'Asha@example.in' })
    expect((await social(t, token)).body.data).toMatchObject({ name: 'Asha Rao', is_new_registration: true })
    expect(t.db.select().from(identities).all()).toMatchObject([{ provider: 'facebook', subject: '7' }])
  })

  it('S9 never links to an account with an unconfirmed address, or to an administrator', async () => {
    const { t, providers } = await withProviders()
    anAccount(t, { role: 'model', email: 'asha@example.in' })
    anAccount(t, { role: 'admin', email: 'boss@example.in', emailVerifiedAt: t.clock().toISOString() })
    const local = await social(t, await providers.idToken())
    expect(local.status).toBe(409)
    expect(local.body.message).toBe(
      'There is already an account with this email. Sign in with your password, or reset it to confirm your email.',
    )
    expect((await social(t, await providers.idToken({ sub: 'g2', email: 'boss@example.in' }))).status).toBe(
      409,
    )
    expect(t.db.select().from(identities).all()).toEqual([])
  })

  it('links to an account with a confirmed address', async () => {
    const { t, providers } = await withProviders()
    const asha = anAccount(t, {
      role: 'model',
      email: 'asha@example.in',
      emailVerifiedAt: t.clock().toISOString(),
    })
    const model = aModel(t, { accountId: asha.id })
    const answer = await social(t, await providers.idToken())
    expect(answer.body.data).toMatchObject({
      _id: model.id,
      is_new_registration: false,
      requires_onboarding: false,
    })
  })

  it('refuses a deactivated account', async () => {
    const { t, providers } = await withProviders()
    await social(t, await providers.idToken())
    t.db.update(accounts).set({ deactivatedAt: t.clock().toISOString() }).run()
    expect((await social(t, await providers.idToken())).status).toBe(401)
  })
})

describe('the redirect to a provider', () => {
  const given = { state: 'abcdefghijklmnop', nonce: 'ponmlkjihgfedcba' }

  it('is a 501 where the provider is not set up', async () => {
    await expect(
      testApp()
        .visitor()
        .auth.startSocially({ provider: 'google', ...given }),
    ).rejects.toThrow('Social sign-in is not set up on this site')
  })

  it("leads to the provider's own page and back to the sign-in page", async () => {
    const { t } = await withProviders()
    const { address } = await t.visitor().auth.startSocially({ provider: 'google', ...given })
    const asked = Object.fromEntries(new URL(address).searchParams)
    expect(asked).toMatchObject({
      client_id: 'client-1',
      redirect_uri: 'https://agency.example/login',
      response_type: 'id_token',
      ...given,
    })
    const facebook = await t.visitor().auth.startSocially({ provider: 'facebook', ...given })
    expect(new URL(facebook.address).origin).toBe('https://www.facebook.com')
    expect(facebook.address).not.toContain('secret')
  })
})
