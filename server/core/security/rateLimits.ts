import { RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible'
import type { Db } from '../db/database'
import { tooMany } from '../errors'

const MINUTE = 60

const ATTEMPTS_HERE = 'attempts from this connection'

/**
 * `points` per `duration` in seconds, stored in the database, so that a restart resets nothing (S5). `what` is
 * named in the refusal, otherwise *attempts*; several people may share a connection.
 */
const RULES = {
  signInAccount: { points: 10, duration: 15 * MINUTE },
  signInAddress: { points: 30, duration: 15 * MINUTE, what: ATTEMPTS_HERE },
  secondFactor: { points: 10, duration: 60 * MINUTE },
  passkeyChallenge: { points: 60, duration: 15 * MINUTE, what: ATTEMPTS_HERE },
  signUp: { points: 20, duration: 60 * MINUTE, what: 'sign-ups from this connection' },
  reset: { points: 10, duration: 60 * MINUTE, what: ATTEMPTS_HERE },
  resetMail: { points: 3, duration: 60 * MINUTE },
  receipt: { points: 3, duration: 60 * MINUTE },
  packagePasscode: { points: 10, duration: 15 * MINUTE },
  packageWrite: { points: 120, duration: MINUTE },
  sheetWrite: { points: 60, duration: MINUTE },
  answerLink: { points: 60, duration: 60 * MINUTE, what: ATTEMPTS_HERE },
  booking: { points: 30, duration: 60 * MINUTE, what: 'requests from this connection' },
  enquiry: { points: 30, duration: 60 * MINUTE, what: 'messages from this connection' },
  application: { points: 20, duration: 60 * MINUTE, what: 'applications from this connection' },
  newsletter: { points: 20, duration: 60 * MINUTE, what: 'sign-ups from this connection' },
  mentorMessage: { points: 120, duration: 60 * MINUTE, what: 'messages' },
  submission: { points: 60, duration: 60 * MINUTE, what: 'applications' },
  upload: { points: 60, duration: 60 * MINUTE, what: 'files' },
  // Messengers cache a preview for a day, but fetch for all users from a few addresses.
  shareSheet: { points: 120, duration: 60 * MINUTE },
  profileView: { points: 300, duration: 60 * MINUTE },
  ownData: { points: 5, duration: 60 * MINUTE },
  // Each opens a connection to a server that a superadmin names.
  mailServer: { points: 20, duration: 60 * MINUTE },
  card: { points: 20, duration: 60 * MINUTE },
  pushDevice: { points: 30, duration: 60 * MINUTE, what: 'phones' },
  webhookTest: { points: 60, duration: 60 * MINUTE },
} as const satisfies Record<string, { points: number; duration: number; what?: string }>
type LimitName = keyof typeof RULES

export type RateLimits = {
  /** Counts one attempt; throws 429 over the limit. */
  count(name: LimitName, key: string): Promise<void>
  /** Counts one attempt and returns whether it is within the limit. */
  allows(name: LimitName, key: string): Promise<boolean>
  /** Takes back one counted attempt, because it was no failure. */
  forgive(name: LimitName, key: string): Promise<void>
}

/** With `on` false (load tests only) nothing is ever refused. */
export function createRateLimits(db: Db, on: boolean): RateLimits {
  if (!on) return { count: async () => {}, allows: async () => true, forgive: async () => {} }
  const limiters = new Map(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterSQLite({
        storeClient: db.$client,
        storeType: 'better-sqlite3',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        // Persistent offenders are refused from memory, because each count is a commit. Beyond 999 blocked
        // keys the library drops expired ones; each costs its sender twice the limit in requests.
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
        if (!(error instanceof RateLimiterRes)) throw error
        const rule = RULES[name]
        throw tooMany(Math.ceil(error.msBeforeNext / 1000), 'what' in rule ? rule.what : undefined)
      }
    },
    async allows(name, key) {
      try {
        await limiter(name).consume(key)
        return true
      } catch (error) {
        if (error instanceof RateLimiterRes) return false
        throw error
      }
    },
    async forgive(name, key) {
      await limiter(name).reward(key)
    },
  }
}
