import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aPicture } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import { aSignupRequest, aSignupRequestFile } from '../../../../server/demo/builders/signupRequests'
import { bindStorageToDatabase } from '../../../../server/features/media/cleanup/service'
import { carryOut, readReport } from '../../../../server/features/operations/retention/service'
import { aTalent, stored } from '../../../helpers/people/talentWithData'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HOUR_MS = 60 * 60_000
const A_YEAR_ON = '2027-03-02T10:00:00.000Z'
const at = (t: TestApp, moment: string) => t.later(Date.parse(moment) - t.clock().getTime())
const put = async (t: TestApp, id: string) => {
  const path = t.storage.pathOf(id, 'file.pdf')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  await t.storage.settle()
}

/** From now on these files cannot be removed, all of them without `ids`; returns what lets them go again. */
function stick(t: TestApp, ids?: readonly string[]): () => void {
  const { remove } = t.storage
  t.storage.remove = (id) => (ids?.includes(id) === false ? remove(id) : Promise.reject(new Error('busy')))
  return () => {
    t.storage.remove = remove
  }
}

/** A folder's time is the real one, and the clean-up job leaves folders younger than an hour. */
const laterThanTheFolders = (t: TestApp) => t.later(Date.now() - t.clock().getTime() + 2 * HOUR_MS)

describe('P4 the retention table', () => {
  it('P4 is applied although a file cannot be removed; the next clean-up run removes it', async () => {
    const t = testApp()
    await t.ready
    await bindStorageToDatabase(t)
    anEnquiry(t)
    const files = ['a@example.in', 'b@example.in'].map((email) => {
      const decided = { status: 'rejected' as const, decidedAt: '2026-03-02T10:00:00.000Z' }
      return aSignupRequestFile(t, aSignupRequest(t, { ...decided, email }).id).id
    })
    for (const file of files) await put(t, file)
    const clearBlockers = stick(t, files.slice(0, 1))
    at(t, A_YEAR_ON)
    expect((await carryOut(t)).removed).toMatchObject({ rejectedApplications: 2, enquiries: 1 })
    expect(stored(t)).toEqual(files.slice(0, 1))
    expect(readReport(t).lastRunAt).toBe(A_YEAR_ON)
    clearBlockers()
    laterThanTheFolders(t)
    expect((await carryOut(t)).orphans).toBe(1)
    expect(stored(t)).toEqual([])
  })

  it('P4 removes the other folders without a row when one cannot be removed, and counts them', async () => {
    const t = testApp()
    await t.ready
    await bindStorageToDatabase(t)
    for (const id of ['aa-stuck', 'bb-loose']) await put(t, id)
    stick(t, ['aa-stuck'])
    laterThanTheFolders(t)
    expect((await carryOut(t)).orphans).toBe(1)
    expect(stored(t)).toEqual(['aa-stuck'])
  })

  it('P4 is applied to the other kinds when one fails', async () => {
    const t = testApp()
    await t.ready
    anEnquiry(t)
    aBooking(t)
    t.db.$client.exec(`create temp trigger stuck before delete on main.enquiries
      begin select raise(abort, 'this table is stuck'); end`)
    at(t, '2029-03-02T10:00:00.000Z')
    const { removed } = await carryOut(t)
    expect(removed).toMatchObject({ bookings: 1 })
    expect(removed).not.toHaveProperty('enquiries')
    t.db.$client.exec('drop trigger stuck')
    expect((await carryOut(t)).removed).toMatchObject({ enquiries: 1, bookings: 0 })
  })

  it('P4 is applied although the media folder cannot be read', async () => {
    const t = testApp()
    await t.ready
    anEnquiry(t)
    t.storage.ids = () => Promise.reject(new Error('no such disk'))
    at(t, A_YEAR_ON)
    const { removed } = await carryOut(t)
    expect(removed).toMatchObject({ enquiries: 1 })
    expect(removed).not.toHaveProperty('uploads')
  })
})

describe('a committed change is answered even when its files cannot be removed', () => {
  it('a new profile picture is stored although the old one cannot be removed', async () => {
    const t = testApp()
    const asha = await aTalent(t)
    await asha.upload('profile_pic')
    const [before] = await t.as(asha.account).talent.portfolio.list()
    stick(t)
    await asha.upload('profile_pic')
    const after = await t.as(asha.account).talent.portfolio.list()
    expect(after).toHaveLength(1)
    expect(after[0]?.id).not.toBe(before?.id)
    expect(after[0]?.picture).toBeTruthy()
  })

  it('a picture, a moodboard and a project are removed', async () => {
    const t = testApp()
    const asha = await aTalent(t)
    await asha.upload('gallery')
    const [own] = await t.as(asha.account).talent.portfolio.list()
    const { item: other } = aPicture(t, asha.model.id)
    const board = aProject(t, { moodboardId: aPicture(t, asha.model.id).media.id })
    const whole = aProject(t, { moodboardId: aPicture(t, asha.model.id).media.id })
    stick(t)
    await t.as(asha.account).talent.portfolio.remove({ id: own?.id ?? '' })
    const admin = t.as(t.admin()).admin
    const images = await admin.images.remove({ id: asha.model.id, imageId: other.id })
    expect(images.map(({ id }) => id)).not.toContain(other.id)
    expect((await admin.projects.removeMoodboard({ id: board.id })).moodboard).toBeNull()
    await admin.projects.remove({ id: whole.id })
    expect((await admin.projects.list({})).items.map(({ id }) => id)).toEqual([board.id])
  })
})
