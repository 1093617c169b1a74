import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { auditEvents } from '../../../../drizzle/schema'
import { createPublicBuckets } from '../../../../server/core/files/publicBucket'
import type { CommandEnd } from '../../../../server/core/processes/agencyCommand'
import { createRestores } from '../../../../server/core/processes/restoreRun'
import { aRestorableSite } from '../../../helpers/installed/restorableSite'

const TYPED = {
  url: 's3://kori/agency?endpoint=https://s3.provider.example&region=eu-1',
  keyId: 'AKIAKORI',
  secret: 'nobody reads this',
  at: '',
}
const NAMED = { url: '', keyId: '', secret: '', at: '' }
const AS_OF = '2026-03-02T09:59:30.000Z'
const AT_WORK = 'A backup is being restored. Please wait until it ends.'

/** A superadmin's procedures, and what the process of the restore was given; `end` ends it. */
async function thePage(environment: NodeJS.ProcessEnv = {}) {
  const { t, meera } = await aRestorableSite()
  Object.assign(t.config, environment)
  const given: { source: string; variables: object }[] = []
  let end: (how: CommandEnd) => void = () => {}
  const restores = createRestores((source, _hear, variables) => {
    given.push({ source, variables })
    return new Promise((done) => {
      end = done
    })
  })
  const openBucket = createPublicBuckets({ resolve: async () => [{ address: '93.184.216.34', family: 4 }] })
  const { backups } = t.as(meera, { restores, openBucket, restart: vi.fn() }).admin
  const fetched = async () => {
    end({ printed: `{"madeAt":"${AS_OF}","files":null}`, fault: null })
    await expect.poll(() => restores.state().step).toBe('ready')
  }
  const refused = async (fault: string) => {
    end({ printed: '', fault })
    await expect.poll(() => restores.state().step).toBe('refused')
  }
  return { t, meera, restores, backups, given, fetched, refused }
}

describe('a superadmin restores from the replica on the page', () => {
  it('types its address and keys, which only the process of the restore gets to know', async () => {
    const { t, restores, backups, given, fetched } = await thePage()
    expect(await backups.replica()).toEqual({ url: null })
    await backups.startReplica(TYPED)
    const { url: REPLICA_URL, keyId, secret } = TYPED
    const variables = { REPLICA_URL, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret }
    expect(given).toEqual([{ source: 'replica:', variables }])
    expect(await backups.restoreState()).toEqual({ step: 'checking', progress: null, isReplica: true })
    await fetched()
    const state = restores.state()
    expect(state).toEqual({ step: 'ready', madeAt: AS_OF, files: null })
    const rows = t.db.select().from(auditEvents).all()
    expect(JSON.stringify([rows, state, t.mails()])).not.toMatch(/nobody reads this|AKIAKORI/)
  })

  it('need not, where the settings of the server name it', async () => {
    const url = 'file:///mnt/other-disk/agency'
    const { backups, given } = await thePage({ REPLICA_URL: url })
    expect(await backups.replica()).toEqual({ url })
    await backups.startReplica({ ...TYPED, at: '2026-03-01T10:00' })
    expect(given).toEqual([{ source: 'replica:2026-03-01T10:00', variables: {} }])
  })

  it('takes a folder on another disk, without a key', async () => {
    const { backups, given } = await thePage()
    await backups.startReplica({ ...NAMED, url: 'file:///mnt/other-disk/agency' })
    expect(given).toEqual([
      { source: 'replica:', variables: { REPLICA_URL: 'file:///mnt/other-disk/agency' } },
    ])
  })

  it('may do so also where the pictures are in a bucket, since they stay there', async () => {
    const { backups, given } = await thePage({ MEDIA_URL: 's3://bucket' })
    await backups.startReplica({ ...NAMED, url: 'file:///mnt/other-disk/agency' })
    expect(given).toHaveLength(1)
  })

  it.for([
    ['no address', { url: 'kori' }, 'Enter an address such as s3://bucket/folder'],
    ['keys in the address', { url: 's3://key:secret@kori/agency' }, 'Enter an address such as'],
    ['an endpoint without https', { url: 's3://kori/agency?endpoint=http://s3.example' }, 'Enter an address'],
    [
      'an endpoint inside the network',
      { url: 's3://kori/agency?endpoint=https://169.254.169.254' },
      'The endpoint leads to this machine or a private network. A bucket there is set with REPLICA_URL in the settings of the server.',
    ],
    ['no key', { keyId: '' }, 'Enter the key'],
    ['no secret', { secret: '' }, 'Enter the secret'],
    ['a moment that is none', { at: 'yesterday' }, 'Enter a date and a time, such as 2026-11-25T10:00'],
    ['a moment before 14 days', { at: '2026-02-15T09:00' }, 'Choose a moment within the last 14 days'],
    ['a moment to come', { at: '2026-03-04T10:00' }, 'Choose a moment within the last 14 days'],
  ] as const)('is refused with %s', async ([, wrong, sentence]) => {
    const { backups, given } = await thePage()
    await expect(backups.startReplica({ ...TYPED, ...wrong })).rejects.toThrow(sentence)
    expect(given).toEqual([])
    expect(await backups.restoreState()).toEqual({ step: 'none' })
  })

  it('reads why it was refused, and may choose again', async () => {
    const { backups, refused } = await thePage()
    await backups.startReplica(TYPED)
    await refused('There is no replica at this address.')
    const reason = 'There is no replica at this address.'
    expect(await backups.restoreState()).toEqual({ step: 'refused', reason, isReplica: true })
    await backups.dropRestore()
    expect(await backups.restoreState()).toEqual({ step: 'none' })
  })

  it('one at a time, whatever is restored', async () => {
    const { backups } = await thePage()
    await backups.startReplica(TYPED)
    await expect(backups.startReplica(TYPED)).rejects.toThrow(AT_WORK)
    await expect(backups.startRestore({ name: 'agency-2026-03-02T03-30-00' })).rejects.toThrow(AT_WORK)
    await expect(backups.dropRestore()).rejects.toThrow(AT_WORK)
  })

  it('and neither an administrator nor a superadmin without a proof', async () => {
    const { t, meera } = await thePage()
    await expect(t.as(t.admin()).admin.backups.startReplica(TYPED)).rejects.toThrow()
    await expect(t.as(t.admin()).admin.backups.replica()).rejects.toThrow()
    const answer = await t
      .http()
      .post('/trpc/admin.backups.startReplica')
      .set('authorization', `Bearer ${t.tokenFor(meera, { isProved: false })}`)
      .send(TYPED)
    expect(answer.status).toBe(403)
    expect(
      t.db.select().from(auditEvents).where(eq(auditEvents.action, 'restore accepted')).all(),
    ).toHaveLength(0)
  })
})
