// @module-tag slow
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { auditEvents } from '../../../../drizzle/schema'
import { transaction } from '../../../../server/core/db/database'
import { audit } from '../../../../server/core/security/audit'
import { createPasswords, type Passwords } from '../../../../server/core/security/passwords'
import { createRateLimits } from '../../../../server/core/security/rateLimits'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import { aRating } from '../../../../server/demo/builders/ratings'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { findSession } from '../../../../server/features/access/accounts/service'
import { signedQuery } from '../../../../server/features/media/store/service'
import { NOW, testApp } from '../../../helpers/testApp'

const made: Passwords[] = []
afterEach(async () => {
  for (const passwords of made.splice(0)) await passwords.close()
})

describe('S4 passwords', () => {
  it('S4 are hashed by bcrypt with cost 12', async () => {
    const passwords = createPasswords()
    made.push(passwords)
    const hash = await passwords.hash('a long sentence')
    expect(hash).toMatch(/^\$2[aby]\$12\$/)
    expect(await passwords.matches('a long sentence', hash)).toBe(true)
    expect(await passwords.matches('another sentence', hash)).toBe(false)
  })

  it('S4 S6 are compared with a dummy hash for an unknown account, and never match', async () => {
    const t = testApp()
    expect(await t.passwords.matches('nobody has this password', null)).toBe(false)
  })

  it('S6 are compared with a dummy hash also after creating it failed once', async () => {
    const passwords = createPasswords(4)
    made.push(passwords)
    const crowd = Array.from({ length: 110 }, () => passwords.hash('x').catch(() => {}))
    await expect(passwords.matches('x', null)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await Promise.all(crowd)
    expect(await passwords.matches('x', null)).toBe(false)
  })

  it('S4 wait in a bounded queue, and are refused with 503 when it is full', async () => {
    const passwords = createPasswords(4)
    made.push(passwords)
    const answers = await Promise.allSettled(Array.from({ length: 160 }, () => passwords.hash('x')))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(20)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(100)
    expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } })
  })
})

describe('S5 the limits of sign-in', () => {
  /** The refusal says in seconds when to retry (RFC 9110): the window is fifteen minutes. */
  const expectAQuarterHour = (header: unknown) => {
    expect(header).toMatch(/^[1-9]\d*$/)
    expect(Number(header)).toBeGreaterThan(14 * 60)
    expect(Number(header)).toBeLessThanOrEqual(15 * 60)
  }

  const guess = (t: ReturnType<typeof testApp>, at: number, address: string) =>
    t
      .http()
      .post('/api/v1/agency/models/login')
      .set('X-Forwarded-For', address)
      .send({ identification: `nobody${at}@example.in`, password: 'a guess' })

  it('S5 stop one address after thirty tries for any accounts, and a whole IPv6 /56 as one address', async () => {
    const t = testApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
    for (let at = 0; at < 30; at++)
      expect((await guess(t, at, `2001:db8:1:${(at % 250).toString(16)}::${at}`)).status).toBe(401)
    const refused = await guess(t, 31, '2001:db8:1:ff::1')
    expect(refused.status).toBe(429)
    expectAQuarterHour(refused.headers['retry-after'])
    expect((await guess(t, 32, '2001:db8:2:0::1')).status).toBe(401)
  }, 30_000)

  it('S5 also tell the client when to retry', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const guess = () =>
      t
        .http()
        .post('/trpc/auth.signInTalent')
        .send({ identification: 'asha@example.in', password: 'a guess' })
    for (let at = 0; at < 10; at++) expect((await guess()).headers).not.toHaveProperty('retry-after')
    const refused = await guess()
    expect(refused.status).toBe(429)
    expectAQuarterHour(refused.headers['retry-after'])
  })

  it('S5 survive a restart', async () => {
    const t = testApp()
    const before = createRateLimits(t.db, true)
    for (let at = 0; at < 10; at++) await before.count('signInAccount', 'asha')
    const after = createRateLimits(t.db, true)
    await expect(after.count('signInAccount', 'asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await after.count('signInAccount', 'zoya')
  })
})

describe('R3 a transaction', () => {
  it('R3 takes the write lock when it begins, is all or nothing, and never waits inside', () => {
    const t = testApp()
    expect(() =>
      transaction(t.db, () => {
        expect(t.db.$client.inTransaction).toBe(true)
        anEnquiry(t)
        throw new Error('half way')
      }),
    ).toThrow('half way')
    expect(t.db.$client.prepare('select count(*) from enquiries').pluck().get()).toBe(0)
    expect(() => transaction(t.db, async () => {})).toThrow()
  })
})

describe('R5 the tables themselves', () => {
  const t = testApp()
  const asha = aModel(t, {
    stageName: 'Asha',
    accountId: anAccount(t, { role: 'model', phone: '+91981' }).id,
  })
  const { item } = aPicture(t, asha.id)
  aModel(t, { stageName: 'Zoya', accountId: anAccount(t, { role: 'model' }).id })
  anEnquiry(t)
  aBooking(t)
  aSignupRequest(t)
  aProject(t)
  aRating(t, asha.id)
  // Asked while the tests are collected: the app is closed after the first of them.
  const run = (sql: string) => {
    try {
      t.db.$client.exec(`begin; ${sql}; rollback`)
      return 'kept'
    } catch (error) {
      if (t.db.$client.inTransaction) t.db.$client.exec('rollback')
      return (error as { code: string }).code
    }
  }
  const answers = Object.fromEntries(
    [
      "update accounts set role = 'owner'",
      'update accounts set email = null, phone = null',
      "update models set gender = 'unknown'",
      "update models set availability = 'maybe'",
      "update models set experience_level = 'guru'",
      'update models set stated_age = 17',
      'update models set daily_rate = -1',
      "update media set kind = 'program'",
      "update portfolio_items set type = 'hologram'",
      "update portfolio_items set type = 'nude_front', is_locked = 0",
      'update portfolio_items set media_id = null',
      'update ratings set rating = 6',
      "update projects set type = 'wedding'",
      "update projects set shoot_nature = 'space'",
      "update projects set status = 'lost'",
      "update enquiries set status = 'lost'",
      "update bookings set status = 'lost'",
      "update applications set status = 'perhaps'",
      'update applications set age = 17',
      "update accounts set email = 'same@example.in'",
      "update models set slug = 'same'",
      `update models set account_id = '${asha.accountId}'`,
      `insert into portfolio_items (id, model_id, media_id, external_url, type, is_locked, position, created_at) select 'other', model_id, media_id, external_url, type, is_locked, 9, created_at from portfolio_items where id = '${item.id}'`,
      "insert into portfolio_items (id, model_id, external_url, type, position, created_at) values ('x', 'nobody', 'https://a.example', 'gallery', 0, '')",
    ].map((sql) => [sql, run(sql)]),
  )

  it('R5 S26 P2 refuse unknown list values, duplicates and dangling references', () => {
    const kept = Object.entries(answers).filter(([, code]) => !code.startsWith('SQLITE_CONSTRAINT'))
    expect(kept).toEqual([])
  })
})

describe('S37 the audit table', () => {
  it('S37 records sign-ins, failures, decisions, role changes, deletions and views', async () => {
    const t = testApp()
    await t.ready
    const passwordHash = await t.passwords.hash('a long sentence')
    const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example', passwordHash })
    const ravi = t.admin()
    const signIn = (password: string) =>
      t.http().post('/api/v1/agency/login').send({ email: 'meera@house.example', password })
    await signIn('a wrong sentence')
    await signIn('a long sentence')
    await t.http().post('/auth/password-reset-request').send({ email: 'meera@house.example' })
    const admin = t.as(meera).admin
    await admin.signupRequests.decide({ id: aSignupRequest(t).id, status: 'rejected' })
    await admin.team.changeRole({ id: ravi.id, role: 'superadmin' })
    await admin.team.deactivate({ id: ravi.id })
    const asha = aModel(t)
    const { media } = aPicture(t, asha.id, { isLocked: true })
    const session = findSession(t, t.tokenFor(meera))
    if (!session) throw new Error('nobody is signed in')
    const file = t.storage.pathOf(media.id, '640.webp')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, 'x')
    await t.http().get(`/media/${media.id}/640.webp?${signedQuery(t, session, media.id)}`)
    await admin.models.remove({ id: asha.id })
    const written = t.db.select().from(auditEvents).all()
    expect(written.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        ...['sign-in failed', 'signed in', 'password reset asked', 'request rejected', 'role changed'],
        ...['account deactivated', 'locked media viewed', 'model deleted'],
      ]),
    )
    expect(written.find(({ action }) => action === 'model deleted')).toMatchObject({
      at: NOW,
      actorId: meera.id,
      subject: asha.id,
    })
    expect(JSON.stringify(written)).not.toMatch(/sentence/)
  })

  it('S37 accepts new lines and refuses changes and deletions', () => {
    const t = testApp()
    audit(t.db, t.clock(), 'signed in', { id: 'a', name: 'Meera' }, 'a')
    expect(() => t.db.update(auditEvents).set({ actorName: 'Nobody' }).run()).toThrow(/append-only/)
    expect(() => t.db.delete(auditEvents).run()).toThrow(/append-only/)
    expect(t.db.select().from(auditEvents).all()).toMatchObject([{ actorName: 'Meera' }])
  })
})
