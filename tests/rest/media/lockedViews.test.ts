import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEvents } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { findSession } from '../../../server/features/access/accounts/service'
import { signedQuery } from '../../../server/features/media/store/service'
import { type Account, testApp } from '../../helpers/testApp'

/** A talent's locked picture, a link to it for each new session, and the audit lines of who viewed it. */
async function aLockedPicture() {
  const t = testApp()
  const owner = anAccount(t, { role: 'model', email: 'asha@example.in' })
  const model = aModel(t, { accountId: owner.id })
  const { media } = aPicture(t, model.id, { type: 'nude_front', isLocked: true, ownerId: owner.id })
  const file = t.storage.pathOf(media.id, '640.webp')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'a picture')
  const linkFor = (account: Account) => {
    const session = findSession(t, t.tokenFor(account))
    if (!session) throw new Error('nobody is signed in')
    return `/media/${media.id}/640.webp?${signedQuery(t, session, media.id)}`
  }
  const viewers = () =>
    t.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'locked media viewed'))
      .all()
      .map(({ actorId }) => actorId)
  // One listener for the whole test, because it keeps the recorded views in memory.
  return { t, http: t.http(), owner, linkFor, viewers }
}

it('S37 a locked picture opened by its owner writes no audit line, also for ranges', async () => {
  const { http, owner, linkFor, viewers } = await aLockedPicture()
  const link = linkFor(owner)
  expect((await http.get(link)).status).toBe(200)
  expect((await http.get(link).set('range', 'bytes=0-3')).status).toBe(206)
  expect(viewers()).toEqual([])
})

it('S37 a HEAD of a locked picture by the agency writes no audit line', async () => {
  const { t, http, linkFor, viewers } = await aLockedPicture()
  const answer = await http.head(linkFor(t.admin()))
  expect([answer.status, answer.headers['content-length']]).toEqual([200, '9'])
  expect(viewers()).toEqual([])
})

it('S37 a locked picture opened by the agency, whole and in ranges, writes one audit line per session', async () => {
  const { t, http, linkFor, viewers } = await aLockedPicture()
  const [admin, other] = [t.admin(), t.superadmin()]
  const link = linkFor(admin)
  for (let n = 0; n < 10; n++) {
    expect((await http.get(link).set('range', `bytes=${n % 9}-`)).status).toBe(206)
    await http.head(link)
  }
  expect((await http.get(link)).status).toBe(200)
  expect(viewers()).toEqual([admin.id])
  expect((await http.get(linkFor(admin))).status).toBe(200)
  expect((await http.get(linkFor(other))).status).toBe(200)
  expect(viewers()).toEqual([admin.id, admin.id, other.id])
  t.later(5 * 60_000 + 1_000)
  expect((await http.get(linkFor(other))).status).toBe(200)
  expect(viewers()).toHaveLength(4)
})

it('D30 a locked picture is no file for a booker, whatever the link', async () => {
  const { t, http, linkFor, viewers } = await aLockedPicture()
  const booker = anAccount(t, { role: 'booker', email: 'noor@example.in' })
  expect((await http.get(linkFor(booker))).status).toBe(404)
  expect(viewers()).toEqual([])
})
