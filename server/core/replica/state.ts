import { setTimeout as pause } from 'node:timers/promises'
import type { ReplicaCondition } from '../../../shared/system'
import { addressIn, isWaitingIn, type Position, positionIn } from './litestream'

export type ReplicaState = ReplicaCondition['state']

const WITHIN_MS = 5_000
const LOOK_MS = 250
const ANSWER_MS = 1_000

/**
 * Asks the Litestream that runs for the database in `dataDir` whether the replica has what the database has now, and waits
 * some seconds for it.
 */
export async function replicaState(dataDir: string, withinMs = WITHIN_MS): Promise<ReplicaState> {
  if (isWaitingIn(dataDir)) return 'waiting'
  const address = addressIn(dataDir)
  if (address === null) return 'stopped'
  let here = positionIn(dataDir)
  const until = performance.now() + withinMs
  for (;;) {
    const there = await replicaAt(address)
    if (there === null) return 'stopped'
    if (here !== null && !isBefore(there, here)) return 'current'
    if (performance.now() > until) return 'behind'
    await pause(LOOK_MS)
    here ??= positionIn(dataDir)
  }
}

const isBefore = (one: Position, other: Position) =>
  one.index < other.index || (one.index === other.index && one.offset < other.offset)

/** Null when nothing answers there, or another program. */
async function replicaAt(address: string): Promise<Position | null> {
  const text = await fetch(`http://${address}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((answer) => (answer.ok ? answer.text() : null))
    // An answer can stop half-way too.
    .catch(() => null)
  if (text === null || !/^litestream_/m.test(text)) return null
  const value = (name: string) =>
    Number(new RegExp(`^litestream_${name}\\{.*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? -1)
  return { index: value('replica_wal_index'), offset: value('replica_wal_offset') }
}
