import { setTimeout as pause } from 'node:timers/promises'
import type { ReplicaCondition } from '../../../shared/system'
import { addressIn } from './litestream'

export type ReplicaState = ReplicaCondition['state']

const WITHIN_MS = 5_000
const LOOK_MS = 250
const ANSWER_MS = 1_000

/** How far the copy of the log on this machine is, and how far the replica. */
type Positions = { here: Position; there: Position }
type Position = { index: number; offset: number }

/**
 * Asks the Litestream that runs for the database in `dataDir` whether the replica has what the database has now, and waits
 * some seconds for it.
 */
export async function replicaState(dataDir: string, withinMs = WITHIN_MS): Promise<ReplicaState> {
  const address = addressIn(dataDir)
  const first = address === null ? null : await positionsAt(address)
  if (address === null || first === null) return 'stopped'
  const until = performance.now() + withinMs
  for (let now: Positions | null = first; ; now = await positionsAt(address)) {
    if (now === null) return 'stopped'
    if (!isBefore(now.there, first.here)) return 'current'
    if (performance.now() > until) return 'behind'
    await pause(LOOK_MS)
  }
}

const isBefore = (one: Position, other: Position) =>
  one.index < other.index || (one.index === other.index && one.offset < other.offset)

/** Null when nothing answers there, or another program. */
async function positionsAt(address: string): Promise<Positions | null> {
  const text = await fetch(`http://${address}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  if (text === null || !/^litestream_/m.test(text)) return null
  const value = (name: string) =>
    Number(new RegExp(`^litestream_${name}\\{.*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? -1)
  return {
    here: { index: value('shadow_wal_index'), offset: value('shadow_wal_size') },
    there: { index: value('replica_wal_index'), offset: value('replica_wal_offset') },
  }
}
