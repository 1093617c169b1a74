import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { media } from '../../../drizzle/schema'
import { openBucketStorage } from '../../../server/core/files/openBucket'
import { bindStorageToDatabase, cleanUpOrphans } from '../../../server/features/media/cleanup/service'
import { afterThisTest } from '../../helpers/cleanUp'
import { aTalent } from '../../helpers/people/talentWithData'
import { BUCKET_KEYS, startBucketServer } from '../../helpers/servers/bucketServer'
import { testApp } from '../../helpers/testApp'

const A_MINUTE = '60'
const SENTENCE =
  'Pictures and files cannot be read or saved at the moment. Please try again in a few minutes.'

async function aSiteWithBucket() {
  const server = await startBucketServer()
  afterThisTest(server.close)
  const t = testApp({ ...BUCKET_KEYS, MEDIA_URL: server.url('site') })
  await t.ready
  const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#889' } })
    .jpeg()
    .toBuffer()
  const upload = () => t.http().post('/media/upload').attach('file', picture, 'me.jpg')
  const forget = () => rmSync(join(t.storage.folder, 'cache'), { recursive: true, force: true })
  return { t, server, upload, forget }
}

describe('a bucket that does not answer', () => {
  it.each(['none', 500, 403] as const)(
    'answers 503 with Retry-After, not 404, for a picture that is not on this machine (%s)',
    async (how) => {
      const { t, server, forget } = await aSiteWithBucket()
      const { upload } = await aTalent(t)
      await upload('gallery')
      t.db.update(media).set({ isPublic: true }).run()
      const { id, widths } = t.db.select().from(media).get() ?? { id: '', widths: [] }
      const address = `/media/${id}/${widths[0]}.avif`
      server.answers(how)
      // A copy on this machine still comes.
      expect((await t.http().get(address)).status).toBe(200)
      forget()
      const { status, headers, body } = await t.http().get(address)
      expect([status, headers['retry-after'], body.message]).toEqual([503, A_MINUTE, SENTENCE])
      expect(headers['cache-control']).toBe('no-store')
      server.answers('usual')
      expect((await t.http().get(address)).status).toBe(200)
    },
  )

  it('refuses an upload in words and leaves nothing half there', async () => {
    const { t, server, upload } = await aSiteWithBucket()
    server.answers('none')
    const { status, headers, body } = await upload()
    expect([status, headers['retry-after'], body.message]).toEqual([503, A_MINUTE, SENTENCE])
    expect(t.db.select().from(media).all()).toEqual([])
    expect(readdirSync(t.storage.incoming)).toEqual([])
    server.answers('usual')
    expect((await upload()).status).toBe(200)
    const [row] = t.db.select().from(media).all()
    expect(await t.storage.ids()).toEqual([row?.id])
    expect(await cleanUpOrphans(t)).toEqual({ temporary: 0, unclaimed: 0, orphans: 0 })
  })

  it('is said by /readyz and the system page, and the site stays ready', async () => {
    const { t, server, upload } = await aSiteWithBucket()
    const admin = t.superadmin()
    expect((await t.http().get('/readyz')).body).toEqual({
      ok: true,
      database: true,
      disk: true,
      files: true,
    })
    server.answers('none')
    await upload()
    const { status, body } = await t.http().get('/readyz')
    expect([status, body]).toEqual([200, { ok: true, database: true, disk: true, files: false }])
    expect((await t.as(admin).admin.system.status()).problems).toEqual(['filesOutOfReach'])
    expect((await t.as(admin).admin.system.notices()).needsAttention).toBe(true)
    server.answers('usual')
    await upload()
    expect((await t.as(admin).admin.system.status()).problems).toEqual([])
  })

  it('keeps no site from starting, but wrong keys and a missing bucket do', async () => {
    const { t, server } = await aSiteWithBucket()
    server.answers('none')
    await t.storage.prepare()
    await bindStorageToDatabase(t)
    server.answers('usual')
    const opened = (given: object) => openBucketStorage({ ...t.config, ...given }).prepare()
    const lost = opened({ MEDIA_URL: server.url().replace('//media/', '//missing/') })
    await expect(lost).rejects.toThrow(/NoSuchBucket.*Check MEDIA_URL/)
    const refused = await opened({ AWS_ACCESS_KEY_ID: 'WRONG', AWS_SECRET_ACCESS_KEY: 'secret' }).catch(
      (error: Error) => error.message,
    )
    expect(refused).toMatch(/403 InvalidAccessKeyId.*AWS_SECRET_ACCESS_KEY\.$/)
    expect(refused).not.toMatch(/secret/)
  })
})
