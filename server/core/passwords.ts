import { type WorkerPool, workerPool } from './pool'

const COST = 12 // S4; tests pass a lower one
const THREADS = 2
const QUEUE = 100 // at 300 ms each and two threads, nobody waits longer than 15 s

export type Passwords = {
  /** bcrypt hash of a password of at most 72 bytes. */
  hash(password: string): Promise<string>
  /**
   * Compares; without a stored hash it compares with one of an unknown password and answers false, so that an
   * unknown account costs the same time as a known one (S6).
   */
  matches(password: string, hash: string | null): Promise<boolean>
  close(): Promise<void>
}

/** Passwords hashed and compared in worker threads. `cost` is bcrypt's. */
export function createPasswords(cost = COST): Passwords {
  const pool: WorkerPool = workerPool('passwords', THREADS, QUEUE)
  const hash = (password: string) => pool.run<string>('hash', { password, cost })
  let unknown: Promise<string> | undefined
  /** Kept, since it costs as much as a comparison; one that could not be made is made by the next who needs it. */
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
      other.catch(() => {}) // where it fails, it fails for whoever waits for it; a known account does not
      const same = await pool.run<boolean>('matches', { password, hash: stored ?? (await other) })
      return same && stored !== null
    },
    close: () => pool.close(),
  }
}
