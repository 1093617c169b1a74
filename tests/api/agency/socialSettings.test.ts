import { describe, expect, it } from 'vitest'
import { accounts, auditEvents, settings, settingsHistory } from '../../../drizzle/schema'
import { deriveSecrets } from '../../../server/core/security/secrets'
import { anAccount } from '../../../server/demo/builders/accounts'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { readStatus } from '../../../server/features/operations/system/service'
import type { SectionSave } from '../../../shared/agency/agencySettings'
import { socialProviders } from '../../helpers/people/socialProviders'
import { testApp } from '../../helpers/testApp'

const GOOGLE = '1234-kori.apps.googleusercontent.com'
const SECRET = 'the secret of the app'
const SOCIAL = {
  section: 'socialSignIn',
  googleClientId: GOOGLE,
  facebookAppId: '20260302',
  facebookAppSecret: { state: 'new', text: SECRET },
} as const satisfies SectionSave
const NONE = {
  ...SOCIAL,
  googleClientId: '',
  facebookAppId: '',
  facebookAppSecret: { state: 'none' },
} as const
const UNREADABLE =
  'The secret of the Facebook app cannot be read, because JWT_SECRET or data/jwt-secret is not the one with which it was saved. Enter it again in the settings.'

/** An agency whose environment names the providers' addresses, and whatever else is given. */
async function open(environment: NodeJS.ProcessEnv = {}) {
  const providers = await socialProviders({ facebookApp: '20260302' })
  const { GOOGLE_ISSUER, FACEBOOK_GRAPH_URL } = providers.environment
  const t = testApp({
    PUBLIC_URL: 'https://kori.example',
    GOOGLE_ISSUER,
    FACEBOOK_GRAPH_URL,
    ...environment,
  })
  loadAgency(t)
  const signIn = async (token: string) =>
    (
      await t.http().post('/api/v1/agency/models/social-login').send({
        name: 'Asha Rao',
        email: 'asha@example.in',
        social_token: token,
        contact: '',
      })
    ).status
  const withGoogle = async () => signIn(await providers.idToken({ aud: GOOGLE }))
  const withFacebook = () =>
    signIn(providers.facebookToken({ id: '7', name: 'Zoya', email: 'zoya@x.example' }))
  return { t, own: t.as(t.superadmin()).admin.settings, withGoogle, withFacebook }
}

describe('the settings of social sign-in', () => {
  it('let people sign in at once, and no longer once they are removed', async () => {
    const { t, own, withGoogle, withFacebook } = await open()
    expect([await withGoogle(), await withFacebook()]).toEqual([501, 501])
    await own.saveServer(SOCIAL)
    expect([await withGoogle(), await withFacebook()]).toEqual([200, 200])
    expect(t.db.select().from(accounts).all()).toHaveLength(3)
    await own.saveServer(NONE)
    expect([await withGoogle(), await withFacebook()]).toEqual([501, 501])
    expect(t.config.FACEBOOK_APP_SECRET).toBeUndefined()
  })

  it('name the addresses that the providers ask for', async () => {
    const { own } = await open()
    expect((await own.get({ section: 'socialSignIn' })).addresses).toEqual({
      redirect: 'https://kori.example/login',
      origin: 'https://kori.example',
    })
  })

  it('store the secret encrypted, and tell it nobody', async () => {
    const { t, own } = await open()
    const saved = await own.saveServer(SOCIAL)
    const again = await own.get({ section: 'socialSignIn' })
    expect(again.value).toEqual({
      googleClientId: GOOGLE,
      facebookAppId: '20260302',
      facebookAppSecret: { state: 'kept', at: '2026-03-02T10:00:00.000Z', isReadable: true },
    })
    const changes = await own.changes({ section: 'socialSignIn' })
    expect(changes).toMatchObject([
      { changed: ['googleClientId', 'facebookAppId', 'facebookAppSecret'], before: null },
    ])
    const rows = t.db.select().from(settings).orderBy(settings.key).all()
    expect(rows.map(({ key }) => key)).toEqual(['agency.socialSignIn', 'secret.socialSignIn'])
    const stored = JSON.parse(rows[1]?.value ?? '{}')
    expect(stored.sealed).toMatch(/^[\w-]{60,}$/)
    expect(Buffer.from(stored.sealed, 'base64url').toString('latin1')).not.toContain(SECRET)
    const everything = JSON.stringify([
      ...[saved, again, changes, rows],
      t.db.select().from(settingsHistory).all(),
      t.db.select().from(auditEvents).all(),
      await t.as(t.superadmin()).admin.system.status(),
    ])
    expect(everything).not.toContain(SECRET)
    expect(everything).not.toContain(Buffer.from(SECRET).toString('base64'))
  })

  it('keep the secret when the rest is saved, and replace it', async () => {
    const { t, own, withFacebook } = await open()
    const first = await own.saveServer(SOCIAL)
    const kept = first.value as typeof SOCIAL
    await own.saveServer({ ...kept, section: 'socialSignIn', googleClientId: '' })
    expect(await withFacebook()).toBe(200)
    await own.saveServer({ ...SOCIAL, facebookAppSecret: { state: 'new', text: 'another secret' } })
    expect(t.config.FACEBOOK_APP_SECRET).toBe('another secret')
    const [last] = await own.changes({ section: 'socialSignIn' })
    expect(last?.changed).toEqual(['googleClientId', 'facebookAppSecret'])
  })

  it('refuse an app without its secret and a secret without its app, beside the field', async () => {
    const { t, own } = await open()
    const refused = (given: object) =>
      own.saveServer({ ...SOCIAL, ...given } as never).catch((error) => error.cause?.issues?.[0])
    expect(await refused({ facebookAppSecret: { state: 'none' } })).toMatchObject({
      path: ['facebookAppSecret'],
      message: 'Enter the secret of the app too',
    })
    expect(await refused({ facebookAppId: '' })).toMatchObject({
      path: ['facebookAppId'],
      message: 'Enter the id of the app, or remove its secret',
    })
    expect(await refused({ googleClientId: 'client-1' })).toMatchObject({ path: ['googleClientId'] })
    expect(await refused({ facebookAppId: 'app' })).toMatchObject({ path: ['facebookAppId'] })
    const kept = { state: 'kept', at: '2026-03-02T10:00:00.000Z', isReadable: true }
    expect(await refused({ facebookAppSecret: kept })).toMatchObject({ path: ['facebookAppSecret'] })
    expect(t.db.select().from(settings).all()).toEqual([])
  })

  it('are locked where the environment says them, and its secret is not sent', async () => {
    const { t, own, withFacebook } = await open({ FACEBOOK_APP_ID: '20260302', FACEBOOK_APP_SECRET: SECRET })
    const record = await own.get({ section: 'socialSignIn' })
    expect(record.locked).toEqual({
      facebookAppId: { variable: 'FACEBOOK_APP_ID', shown: '20260302' },
      facebookAppSecret: { variable: 'FACEBOOK_APP_SECRET', shown: '' },
    })
    expect(JSON.stringify(record)).not.toContain(SECRET)
    await own.saveServer({ ...SOCIAL, facebookAppId: '1', facebookAppSecret: { state: 'new', text: 'mine' } })
    expect(t.config).toMatchObject({ FACEBOOK_APP_ID: '20260302', FACEBOOK_APP_SECRET: SECRET })
    expect(t.config.GOOGLE_CLIENT_ID).toBe(GOOGLE)
    expect(await withFacebook()).toBe(200)
  })

  it('with another key of the server: a warning, no crash, and the secret can be entered again', async () => {
    const { t, own, withFacebook, withGoogle } = await open()
    const { value } = await own.saveServer(SOCIAL)
    expect((await readStatus(t)).startWarnings).toEqual([])
    Object.assign(t.secrets, deriveSecrets('another secret of the server, also long enough'))
    loadAgency(t)
    expect(await withFacebook()).toBe(501)
    expect(await withGoogle()).toBe(200)
    const again = t.as(t.superadmin()).admin.settings
    expect((await again.get({ section: 'socialSignIn' })).value).toEqual({
      ...value,
      facebookAppSecret: { state: 'kept', at: '2026-03-02T10:00:00.000Z', isReadable: false },
    })
    expect((await readStatus(t)).startWarnings).toEqual([UNREADABLE])
    await again.saveServer(SOCIAL)
    expect(await withFacebook()).toBe(200)
    expect((await readStatus(t)).startWarnings).toEqual([])
  })

  it.each(['booker', 'admin', 'model'] as const)('are not for a %s', async (role) => {
    const { t } = await open()
    const { settings: theirs } = t.as(anAccount(t, { role })).admin
    const refusal = 'You are not allowed to do this'
    await expect(theirs.get({ section: 'socialSignIn' })).rejects.toThrow(refusal)
    await expect(theirs.saveServer(SOCIAL)).rejects.toThrow(refusal)
    await expect(theirs.changes({ section: 'socialSignIn' })).rejects.toThrow(refusal)
  })
})
