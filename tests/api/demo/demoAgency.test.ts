// @module-tag slow

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, models, portfolioItems } from '../../../drizzle/schema'
import { seedDemo } from '../../../server/demo/seed'
import { profileCompletion } from '../../../server/features/roster/profile/rules'
import { demoApp, demoRows, newDemo } from '../../helpers/roster/demoRows'
import { testApp } from '../../helpers/testApp'

/** Column, table and every value that it must show. */
const LISTS: [name: string, table: string, expected: string[]][] = [
  ['gender', 'models', ['female', 'male', 'non-binary', 'other']],
  ['availability', 'models', ['available', 'booked', 'other']],
  ['experience_level', 'models', ['beginner', 'expert', 'intermediate', 'professional']],
  ['eye_color', 'models', ['Black', 'Blue', 'Brown', 'Green', 'Grey', 'Hazel', 'Other']],
  ['hair_color', 'models', ['Black', 'Blonde', 'Brown', 'Grey', 'Other', 'Red', 'White']],
  ['skin_tone', 'models', ['Dark', 'Deep', 'Fair', 'Light', 'Medium', 'Olive', 'Tan']],
  ['status', 'bookings', ['accepted', 'pending', 'rejected', 'reviewed']],
  ['subject', 'enquiries', ['brand', 'casting', 'model', 'other', 'press']],
  ['status', 'enquiries', ['pending', 'read', 'responded']],
  ['status', 'applications', ['approved', 'pending', 'rejected']],
  ['gender', 'applications', ['Female', 'Male', 'Non-binary', 'Prefer not to say']],
  ['experience_level', 'applications', ['Beginner', 'Experienced', 'Intermediate']],
  ['status', 'projects', ['active', 'casting', 'completed', 'draft', 'inactive', 'shooting']],
  ['shoot_nature', 'projects', ['indoor', 'mixed', 'outdoor', 'studio']],
  ['status', 'submissions', ['accepted', 'pending', 'rejected', 'reviewed', 'withdrawn']],
  [
    'type',
    'projects',
    ['beauty', 'campaign', 'commercial', 'editorial', 'fashion', 'lifestyle', 'music_video', 'portrait'],
  ],
  [
    'budget_range',
    'bookings',
    ['$1,000-$2,500', '$10,000+', '$2,500-$5,000', '$5,000-$10,000', '$500-$1,000', 'TBD (To Be Discussed)'],
  ],
  [
    'type',
    'portfolio_items',
    [
      'banner',
      'bridal',
      'editorial',
      'ethnic',
      'gallery',
      'party_makeup',
      'polaroid_back',
      'polaroid_front',
      'polaroid_left',
      'polaroid_right',
      'profile_pic',
      'saree',
      'shirt',
      'tshirt',
    ],
  ],
]

describe('the demo agency', () => {
  it("shows the administrator the specification's figures", async () => {
    const { t } = demoRows()
    expect(await t.as(t.admin()).admin.dashboard.figures()).toEqual({
      activeProjects: 12,
      totalModels: 48,
      upcomingShoots: 8,
      galleryItems: 324,
    })
  })

  it("shows the talent the specification's figures", () => {
    const { t, column } = demoRows()
    const account = t.db.select().from(accounts).where(eq(accounts.role, 'model')).get()
    const talent = t.db
      .select()
      .from(models)
      .where(eq(models.accountId, account?.id ?? ''))
      .get()
    if (!talent) throw new Error('no talent')
    const pictures = t.db.select().from(portfolioItems).where(eq(portfolioItems.modelId, talent.id)).all()
    const ofTalent = sql`model_id = ${talent.id}`
    expect(account?.phone).toMatch(/^\+91\d{10}$/)
    expect(talent.phone).toBe(account?.phone)
    expect(talent.viewCount).toBe(127)
    expect(column(sql`select count(*) from profile_views where ${ofTalent}`)).toEqual([127])
    expect(
      column(sql`select count(*) from submissions where ${ofTalent} and status in ('pending', 'reviewed')`),
    ).toEqual([3])
    expect(
      column(sql`select count(*) from project_members join projects on projects.id = project_id
        where ${ofTalent} and projects.status = 'completed'`),
    ).toEqual([8])
    expect(pictures).toHaveLength(15)
    expect(profileCompletion(talent, pictures)).toBe(75)
  })

  it('needs less than three seconds of CPU time', () => {
    const before = process.cpuUsage()
    newDemo()
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000_000).toBeLessThan(3)
  })

  it('prints the accounts that can sign in, and they can', async () => {
    const { t, demo } = await demoApp()
    expect(demo?.signIns).toEqual([
      'Administrator: admin@tehkhana.example / darkroom-lamp',
      'Talent: naina@tehkhana.example / contact-sheet',
    ])
    await expect(
      t.visitor().auth.signInAdmin({ email: 'admin@tehkhana.example', password: 'another word' }),
    ).rejects.toThrow('Invalid credentials')
    await expect(
      t.visitor().auth.signInTalent({ identification: 'nobody@tehkhana.example', password: 'contact-sheet' }),
    ).rejects.toThrow('Invalid credentials')
    const admin = { email: 'admin@tehkhana.example', password: 'darkroom-lamp' }
    expect(await t.visitor().auth.signInAdmin(admin)).toMatchObject({ account: { role: 'superadmin' } })
    const talent = { identification: 'naina@tehkhana.example', password: 'contact-sheet' }
    expect(await t.visitor().auth.signInTalent(talent)).toMatchObject({ account: { role: 'model' } })
  })

  it('uses ADMIN_EMAIL and ADMIN_PASSWORD when set, and does not log that password', async () => {
    const { t, demo } = await demoApp({ ADMIN_EMAIL: 'Boss@house.example', ADMIN_PASSWORD: 'a word of mine' })
    expect(demo?.signIns[0]).toBe('Administrator: boss@house.example / (ADMIN_PASSWORD)')
    const boss = t.db.select().from(accounts).where(eq(accounts.email, 'boss@house.example')).get()
    expect(boss?.role).toBe('superadmin')
    const hash = boss?.passwordHash ?? null
    expect(await t.passwords.matches('not mine', null)).toBe(false)
    expect(await t.passwords.matches('a word of mine', hash)).toBe(true)
  })

  it('no longer prints a password that was changed', async () => {
    const { t } = await demoApp()
    t.db.update(accounts).set({ passwordHash: 'another' }).where(eq(accounts.role, 'superadmin')).run()
    expect((await seedDemo(t))?.signIns).toEqual(['Talent: naina@tehkhana.example / contact-sheet'])
  })

  it('is made once only', async () => {
    const { t } = await demoApp()
    await seedDemo(t)
    await expect(t.db.$count(models)).resolves.toBe(48)
    await expect(t.db.$count(accounts)).resolves.toBe(4)
  })

  it('does not change a database that has data in it', async () => {
    const t = testApp({ DEMO_PICTURES: 'none' })
    t.admin()
    expect(await seedDemo(t)).toBeNull()
    expect(t.db.select().from(models).all()).toEqual([])
  })
})

describe("the demo agency's people", () => {
  it('are 44 on the public roster, eight of them featured', async () => {
    const { t } = demoRows()
    const page = await t.visitor().site.models.list({ page: 1, limit: 100 })
    expect(page.total).toBe(44)
    expect(await t.visitor().site.models.featured()).toHaveLength(8)
  })

  it('are adults, from 18 to the sixties', async () => {
    const { t } = demoRows()
    const page = await t.visitor().site.models.list({ page: 1, limit: 100 })
    const ages = page.items.map(({ age }) => age ?? 0)
    expect(Math.min(...ages)).toBe(18)
    expect(Math.max(...ages)).toBe(66)
  })

  it('use every value of every list', () => {
    const { column } = demoRows()
    for (const [name, table, expected] of LISTS) {
      const query = `select distinct ${name} from ${table} where ${name} is not null order by 1`
      expect(column(sql.raw(query)), `${name} of ${table}`).toEqual(expected)
    }
  })

  it('use every type of work, and no picture is nude or in a bikini', () => {
    const { column } = demoRows()
    expect(column(sql`select distinct value from models, json_each(work_types) order by 1`)).toEqual([
      'Commercial',
      'Editorial',
      'Music Video',
      'Runway',
      'Social Media',
    ])
    const found = sql`select count(*) from portfolio_items where type like 'nude%' or type like 'bikini%'`
    expect(column(found)).toEqual([0])
  })

  it('have some locked pictures, which are never public', () => {
    const { column } = demoRows()
    const locked = column(sql`select media_id from portfolio_items where is_locked`)
    expect(locked.length).toBeGreaterThan(5)
    expect(
      column(sql`select count(*) from media join portfolio_items on media_id = media.id
      where is_locked and is_public`),
    ).toEqual([0])
  })

  it('fill weeks of the back office, with nothing created in the future', () => {
    const { t, column } = demoRows()
    const now = t.clock().toISOString()
    for (const table of ['bookings', 'enquiries', 'applications', 'ratings', 'submissions', 'models']) {
      const [newest] = column(sql.raw(`select max(created_at) from ${table}`))
      expect(newest, table).toSatisfy((moment: string) => moment <= now)
    }
    expect(column(sql`select count(*) from bookings`)).toEqual([40])
    expect(column(sql`select count(*) from enquiries`)).toEqual([30])
    expect(column(sql`select count(*) from applications`)).toEqual([25])
    expect(column(sql`select count(*) from opportunities`)).toEqual([12])
  })
})
