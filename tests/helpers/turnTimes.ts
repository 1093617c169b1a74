/**
 * Times the turns of the event loop. The function that it returns ends that, and returns how long each turn held the
 * loop, in milliseconds and the longest first: by the clock or by the processor time of this process, whichever is less,
 * because other processes add to the one and other threads to the other.
 */
export function timeTurns(): () => number[] {
  const held: number[] = []
  let isOver = false
  let at = performance.now()
  let used = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(used)
    held.push(Math.min(performance.now() - at, (user + system) / 1_000))
    at = performance.now()
    used = process.cpuUsage()
  }
  const turn = () => {
    if (isOver) return
    look()
    setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    look()
    isOver = true
    return held.toSorted((a, b) => b - a)
  }
}
