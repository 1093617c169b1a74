/** What the work below takes on the machine on which limits were set, in milliseconds of the processor. */
const USUAL_MS = 3
const TRIES = 25

const ROWS = Array.from({ length: 4_000 }, (_, at) => ({ id: `row-${at}`, name: `Model ${at % 97}`, at }))

function work() {
  const rows: typeof ROWS = JSON.parse(JSON.stringify(ROWS))
  rows.sort((a, b) => a.name.localeCompare(b.name))
  return rows.map(({ name }) => name.replaceAll(' ', '').toLowerCase()).join()
}

/**
 * By how much a limit in milliseconds is to be multiplied here and now: 1, or more where the processor is slower or shared
 * with others. A hosted machine can take twice as long as the day before, for the same instructions.
 */
export function slowness(): number {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < TRIES; time++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return Math.max(1, best / USUAL_MS)
}
