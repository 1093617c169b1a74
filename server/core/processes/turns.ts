import { setImmediate } from 'node:timers/promises'

/** How long a piece of work may hold the process before other requests have their turn. */
const TURN_MS = 10

/** Returns a function for a loop: it waits for the turn of others once the loop has worked for `TURN_MS`. */
export function turns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await setImmediate()
    since = performance.now()
  }
}

/** Yields items until `TURN_MS` have passed, at least one: for work that cannot pause within a transaction. */
export function* forOneTurn<Item>(items: Iterable<Item>): Generator<Item> {
  const since = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - since >= TURN_MS) return
  }
}
