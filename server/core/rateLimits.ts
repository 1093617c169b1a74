import { RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible'
import type { Db } from './database'
import { tooMany } from './errors'

const MINUTE = 60

/** Points in a number of seconds. Kept in the database, so that a restart forgives nothing (S5). */
const RULES = {
  signInAccount: { points: 10, duration: 15 * MINUTE },
  signInAddress: { points: 30, duration: 15 * MINUTE },
  signUp: { points: 20, duration: 60 * MINUTE },
  reset: { points: 10, duration: 60 * MINUTE },
  booking: { points: 30, duration: 60 * MINUTE },
  enquiry: { points: 30, duration: 60 * MINUTE },
  application: { points: 20, duration: 60 * MINUTE },
  newsletter: { points: 20, duration: 60 * MINUTE },
  submission: { points: 60, duration: 60 * MINUTE },
  upload: { points: 60, duration: 60 * MINUTE },
  // Messengers keep a sheet for a day, but fetch for all their people from a few addresses.
  shareSheet: { points: 120, duration: 60 * MINUTE },
  profileView: { points: 300, duration: 60 * MINUTE },
  ownData: { points: 5, duration: 60 * MINUTE },
  card: { points: 20, duration: 60 * MINUTE },
} as const
type LimitName = keyof typeof RULES

export type RateLimits = {
  /** Counts one attempt; a 429 when there were too many. */
  count(name: LimitName, key: string): Promise<void>
  /** Takes one counted attempt back: it was not a failure. */
  forgive(name: LimitName, key: string): Promise<void>
}

/** The limits, or with `on` false (load tests only) limits that never refuse. */
export function createRateLimits(db: Db, on: boolean): RateLimits {
  if (!on) return { count: async () => {}, forgive: async () => {} }
  const limiters = new Map(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterSQLite({
        storeClient: db.$client,
        storeType: 'better-sqlite3',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        // Whoever goes on and on is refused from memory: each count is a commit that everybody waits for.
        inMemoryBlockOnConsumed: 2 * rule.points,
        ...rule,
      }),
    ]),
  )
  const limiter = (name: LimitName) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`no such limit: ${name}`)
    return found
  }
  return {
    async count(name, key) {
      try {
        await limiter(name).consume(key)
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(Math.ceil(error.msBeforeNext / 1000)) : error
      }
    },
    async forgive(name, key) {
      await limiter(name).reward(key)
    },
  }
}
