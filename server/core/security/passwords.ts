import { type WorkerPool, workerPool } from '../processes/workerPool'

const COST = 12 // S4; tests pass a lower one
const THREADS = 2
const QUEUE = 100 // at 300 ms each and two threads, the longest wait is 15 s

export type Passwords = {
  /** The bcrypt hash of a password of at most 72 bytes. */
  hash(password: string): Promise<string>
  /**
   * Compares. Without a stored hash it compares with a dummy and returns false, so that an unknown account
   * takes the same time (S6).
   */
  matches(password: string, hash: string | null): Promise<boolean>
  close(): Promise<void>
}

/** Hashes and compares in worker threads. */
export function createPasswords(cost = COST): Passwords {
  const pool: WorkerPool = workerPool('passwords', THREADS, QUEUE)
  const hash = (password: string) => pool.run<string>('hash', { password, cost })
  let unknown: Promise<string> | undefined
  /** Cached, because it costs as much as a comparison; a failed one is made again at the next call. */
  const hashOfUnknown = () => {
    unknown ??= hash('nobody has this password').catch((error: unknown) => {
      unknown = undefined
      throw error
    })
    return unknown
  }
  return {
    hash,
    async matches(password, stored) {
      const other = hashOfUnknown()
      other.catch(() => {}) // awaited below when needed; a known account does not depend on it
      const same = await pool.run<boolean>('matches', { password, hash: stored ?? (await other) })
      return same && stored !== null
    },
    close: () => pool.close(),
  }
}
