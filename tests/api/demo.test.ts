import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../drizzle/schema'
import { seedDemo } from '../../server/demo/seed'
import { testApp } from '../helpers/testApp'

/** The demo agency on a database in memory, its pictures left undrawn. */
async function demoApp(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp({ DEMO_PICTURES: 'none', ...environment })
  const demo = await seedDemo(t)
  const value = <Value>(query: ReturnType<typeof sql>) => Object.values(t.db.get<object>(query))[0] as Value
  return { t, demo, value }
}

describe('the demo agency', () => {
  it('shows the figures of the specification', async () => {
    const { t, value } = await demoApp()
    expect(await t.as(t.admin()).admin.dashboard.figures()).toEqual({
      activeProjects: 12,
      totalModels: 48,
      upcomingShoots: 8,
      galleryItems: 324,
    })
    expect(t.db.select().from(models).all()).toHaveLength(48)
    expect(value(sql`select count(*) from bookings`)).toBe(40)
  })
})
