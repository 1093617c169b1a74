import type { House } from './core/context'
import { removeOldCopies } from './core/migrations'
import { takeTurn } from './retention/service'

const HOUR_MS = 60 * 60_000
const SOON_MS = 60_000 // a server that is started every morning and stopped every evening does its work as well

/** What the house does by itself, a minute after the start and then every hour: the retention table. Returns what ends it. */
export function startJobs(house: House): () => void {
  let before = performance.now()
  const turn = async () => {
    const now = performance.now()
    const ranMs = now - before
    before = now
    try {
      const taken = await takeTurn(house, ranMs)
      if (!taken) return
      const done = { ...taken, copies: removeOldCopies(house.config.databasePath, house.clock()) }
      const counts = [...Object.values(done.removed), done.temporary, done.orphans, done.copies]
      if (counts.some((count) => count > 0)) house.log.info(done, 'retention carried out')
    } catch (error) {
      house.log.error({ err: error }, 'retention stopped')
    }
  }
  const first = setTimeout(turn, SOON_MS)
  const timer = setInterval(turn, HOUR_MS)
  first.unref()
  timer.unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
