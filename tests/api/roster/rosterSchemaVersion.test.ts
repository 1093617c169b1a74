import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { imageDownloads, models, portfolioItems, roster, settings } from '../../../drizzle/schema'
import { sha256 } from '../../../server/core/security/secrets'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { fill } from '../../../server/demo/fill'
import { ROSTER_SCHEMA_VERSION, searchText } from '../../../server/features/roster/publicRoster/rules'
import { publish, rebuildRosterIfStale } from '../../../server/features/roster/publicRoster/service'
import { type TestApp, testApp } from '../../helpers/testApp'

/**
 * The fingerprint of the published models below for each version. When it changes, the next start of every agency must
 * rebuild its roster: raise ROSTER_SCHEMA_VERSION and add the line.
 */
const FORMS: Record<string, string> = {
  1: 'bfd010fe227a22505620f70934816a31f102d05f395ac0bbfb7d623815b026f6',
  2: '06c58acbcc9371d627b6ea858a6c6dcc24335d5e138cc447634de4cfb3cf23d0',
  3: '060a4651d3b1327e46d089cf3a12b68a8171f0ba042be79d95317f97861824ca',
  4: '4bc0136ee918a00e9963793ccdb3e66e5c9e4e0230a89a8e7ab47750ec59fbcd',
  // Only the keys of cities with several names, which nobody here has.
  5: '4bc0136ee918a00e9963793ccdb3e66e5c9e4e0230a89a8e7ab47750ec59fbcd',
  // Only the ages that the agency gave on a day, which nobody here has.
  6: '4bc0136ee918a00e9963793ccdb3e66e5c9e4e0230a89a8e7ab47750ec59fbcd',
  7: '37e12e0ed84b465de4d415662d2002677efe3821a5b3e26ffaa60296083e7d8e',
  // The address of a picture is that of its one WebP file.
  8: 'eb6247daa587618d9bfa63fd7e6dcfe822ac5dfb3a7bb56bb7125d671cd6f6d4',
}

const measured = {
  height: "5'9",
  waist: 61,
  hips: 89,
  bust: 86,
  chest: 94,
  shoeSize: 39,
  eyeColor: 'Brown',
  hairColor: 'Black',
  skinTone: 'Wheatish',
}
const cast: Parameters<typeof aModel>[1][] = [
  {
    ...measured,
    id: 'm1',
    stageName: 'Asha & Ravi',
    workTypes: ['Editorial', 'Runway'],
    languages: ['Hindi'],
  },
  { ...measured, id: 'm2', stageName: 'Kabir', gender: 'male', bio: 'By "hand"', aboutYou: 'Else' },
  {
    ...measured,
    id: 'm3',
    stageName: 'दिया',
    gender: 'non-binary',
    aboutYou: 'Words',
    availability: 'booked',
  },
  { id: 'm4', stageName: 'Zoë', city: null, dateOfBirth: null, statedAge: 30, isFeatured: true },
  { id: 'm5', stageName: 'Left', isActive: false },
]

/** A picture by web address that is not stored yet. */
function addByAddress({ db }: TestApp, id: string, { isLocked }: { isLocked: boolean }) {
  const address = `https://pictures.example/${id}.jpg`
  const item = { id, modelId: 'm1', type: 'gallery', isLocked, position: 9, createdAt: '' } as const
  db.insert(portfolioItems)
    .values({ ...item, externalUrl: address })
    .run()
  db.insert(imageDownloads).values({ itemId: id, address, status: 'waiting', requestedAt: '' }).run()
  publish(db, 'm1')
}

/** Everything that `publish` writes of them. */
function published(t: TestApp) {
  for (const model of cast) aModel(t, model)
  aPicture(t, 'm1', { id: 'p1' })
  aPicture(t, 'm1', { id: 'p2', type: 'profile_pic' })
  aPicture(t, 'm1', { id: 'p3', isLocked: true })
  aPicture(t, 'm1', { id: 'p4', type: 'nude_front' })
  aPicture(t, 'm1', { id: 'p5', type: 'polaroid_front' })
  addByAddress(t, 'a1', { isLocked: false })
  addByAddress(t, 'a2', { isLocked: true })
  const rows = t.db.select().from(roster).all()
  const { $client } = t.db
  return {
    rows,
    work: $client.prepare('select * from roster_work order by number, work_type').all(),
    words: rows.map((row) => searchText(JSON.parse(row.entry))),
    open: $client.prepare('select id from media where is_public = 1 order by id').pluck().all(),
  }
}

describe('the version of the public roster', () => {
  it('must be raised when the published fields change', () => {
    expect({ [ROSTER_SCHEMA_VERSION]: sha256(JSON.stringify(published(testApp()))) }).toEqual({
      [ROSTER_SCHEMA_VERSION]: FORMS[ROSTER_SCHEMA_VERSION],
    })
  })

  it('of an earlier release causes one rebuild at the start', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha', city: 'Pune' })
    const gone = aModel(t, { stageName: 'Tara' })
    t.db.update(roster).set({ entry: '{"id":"old"}', restEntry: null }).run()
    // The earlier release still showed this; the current one does not.
    t.db.update(models).set({ isActive: false }).where(eq(models.id, gone.id)).run()
    expect(rebuildRosterIfStale(t.db)).toBe(true)
    expect(t.db.select({ id: roster.id }).from(roster).all()).toEqual([{ id: asha.id }])
    const { items } = await t.visitor().site.models.list({ search: 'pune' })
    expect(items.map(({ stageName }) => stageName)).toEqual(['Asha'])
    expect(rebuildRosterIfStale(t.db)).toBe(false)
  })

  it('is stored without a rebuild for an empty roster and for one built in it', () => {
    const t = testApp()
    expect(rebuildRosterIfStale(t.db)).toBe(false)
    aModel(t)
    expect(rebuildRosterIfStale(t.db)).toBe(false)
    const filled = testApp()
    fill(filled.db, { models: 3, bookings: 0, pictures: 0 })
    expect(rebuildRosterIfStale(filled.db)).toBe(false)
  })

  it('stays the earlier one for all when one model cannot be published', () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    aModel(t, { stageName: 'Tara' })
    t.db.update(roster).set({ entry: '{"id":"old"}' }).run()
    t.db.$client.exec(`create trigger halt before insert on roster when new.stage_name = 'Tara'
      begin select raise(abort, 'halted'); end`)
    expect(() => rebuildRosterIfStale(t.db)).toThrow('halted')
    expect(t.db.select({ entry: roster.entry }).from(roster).all()).toEqual([
      { entry: '{"id":"old"}' },
      { entry: '{"id":"old"}' },
    ])
    expect(t.db.select().from(settings).where(eq(settings.key, 'roster form')).get()).toBeUndefined()
  })
})
