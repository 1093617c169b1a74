import { describe, expect, it } from 'vitest'
import { openBucket } from '../../../server/core/files/openBucket'
import { anAccount } from '../../../server/demo/builders/accounts'
import { compareFilesWeekly } from '../../../server/features/media/cleanup/service'
import { sendAlerts } from '../../../server/features/operations/system/alerts.service'
import { afterThisTest } from '../../helpers/cleanUp'
import { aTalent } from '../../helpers/people/talentWithData'
import { BUCKET_KEYS, startBucketServer } from '../../helpers/servers/bucketServer'
import { testApp } from '../../helpers/testApp'

const MINUTES = 60_000
const DAYS = 24 * 60 * MINUTES

/** A site with two pictures in an own bucket. */
async function aSite() {
  const server = await startBucketServer()
  afterThisTest(() => server.close())
  const t = testApp({ ...BUCKET_KEYS, MEDIA_URL: server.url('site') })
  await t.ready
  const asha = await aTalent(t)
  await asha.upload('gallery')
  await asha.upload('gallery')
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  const bucket = openBucket(t.config)
  const keys: string[] = []
  for await (const { key } of bucket.list()) keys.push(key)
  const status = () => t.as(meera).admin.system.status()
  const subjects = () => t.mails().map(({ subject }) => subject)
  return { t, server, bucket, keys, status, subjects }
}

describe('the bucket is compared with the database once a week', () => {
  it('and all is well', async () => {
    const { t, status } = await aSite()
    expect((await status()).bucket).toEqual({ isInReach: true, outOfReachSince: null, check: null })
    await compareFilesWeekly(t)
    const first = {
      at: '2026-03-02T10:00:00.000Z',
      files: 2,
      missing: 0,
      different: 0,
      unknown: 0,
      examples: [],
    }
    expect((await status()).bucket?.check).toEqual(first)
    t.later(6 * DAYS)
    await compareFilesWeekly(t)
    expect((await status()).bucket?.check).toEqual(first)
    t.later(DAYS)
    await compareFilesWeekly(t)
    const { bucket, problems } = await status()
    expect(bucket?.check?.at).toBe('2026-03-09T10:00:00.000Z')
    expect(problems).not.toContain('filesMissing')
  })

  it('and superadmins are told what is missing, not whole, or without a row', async () => {
    const { t, bucket, keys, status, subjects } = await aSite()
    const [one, two] = [...new Set(keys.filter((key) => key.includes('/')).map((key) => key.split('/')[1]))]
    const own = (id?: string) => keys.filter((key) => key.split('/')[1] === id)
    for (const key of own(one)) await bucket.remove(key)
    await bucket.put(own(two)[0] ?? '', 'half')
    await bucket.put('zz/zznobody/file.pdf', 'x')
    await compareFilesWeekly(t)
    const { bucket: state, problems } = await status()
    expect(state?.check).toMatchObject({ files: 2, missing: 1, different: 1, unknown: 1 })
    expect(state?.check?.examples.sort()).toEqual([one, two].sort())
    expect(problems).toContain('filesMissing')
    await sendAlerts(t)
    expect(subjects()).toContain('Tehkhana: Pictures or files are missing')
  })

  it('not while it is out of reach, which is mailed after ten minutes', async () => {
    const { t, server, status, subjects } = await aSite()
    server.answers('none')
    await t.storage.ids().catch(() => {})
    await compareFilesWeekly(t)
    expect((await status()).bucket).toEqual({ isInReach: false, outOfReachSince: null, check: null })
    await sendAlerts(t)
    expect(subjects()).toEqual([])
    t.later(10 * MINUTES)
    await sendAlerts(t)
    expect(subjects()).toEqual(['Tehkhana: The storage for photos does not respond'])
    expect((await status()).bucket?.outOfReachSince).toBe('2026-03-02T10:00:00.000Z')
    server.answers('usual')
    await t.storage.ids()
    await sendAlerts(t)
    expect((await status()).bucket).toMatchObject({ isInReach: true, outOfReachSince: null })
  })

  it('not without a bucket', async () => {
    const t = testApp({ MEDIA_URL: '' })
    await t.ready
    await compareFilesWeekly(t)
    expect((await t.as(t.superadmin()).admin.system.status()).bucket).toBeNull()
  })
})
