import type { House } from './core/context'
import { sweepMedia } from './media/service'

const HOUR_MS = 60 * 60_000

/** What the house does by itself, every hour: today the janitor of files. Returns what ends it. */
export function startJobs(house: House): () => void {
  const turn = async () => {
    try {
      const swept = await sweepMedia(house)
      if (swept.temporary + swept.unclaimed + swept.orphans > 0) house.log.info(swept, 'files swept')
    } catch (error) {
      house.log.error({ err: error }, 'the janitor stopped')
    }
  }
  const timer = setInterval(turn, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
