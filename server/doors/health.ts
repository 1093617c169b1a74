import { sql } from 'drizzle-orm'
import { Router } from 'express'
import type { House } from '../core/context'
import { freeBytes, HEADROOM_BYTES } from '../core/disk'

const FRESH_MS = 1_000

type State = { database: boolean; disk: boolean }

/** `/healthz`: the process answers. `/readyz`: the database takes writes and its disk and that of the files have room (R8). */
export function healthDoor(house: House): Router {
  const door = Router()
  const state = stateOf(house)
  door.get('/healthz', (_request, response) => {
    response.setHeader('cache-control', 'no-store')
    response.json({ ok: true })
  })
  door.get('/readyz', async (_request, response) => {
    response.setHeader('cache-control', 'no-store')
    const { database, disk } = await state()
    response.status(database && disk ? 200 : 503).json({ ok: database && disk, database, disk })
  })
  return door
}

/** To look costs a commit, and anybody may ask as often as they like: who asks within a second gets the same answer. */
function stateOf(house: House): () => Promise<State> {
  let last: { at: number; state: Promise<State> } | null = null
  return () => {
    // Not by the house's clock: one that is set back would keep the answer for as long.
    const now = performance.now()
    if (last === null || now - last.at >= FRESH_MS) last = { at: now, state: look(house) }
    return last.state
  }
}

const look = async ({ config, ...house }: House): Promise<State> => {
  // They may be two disks. A database in memory lies on none.
  const folders = config.databasePath === ':memory:' ? [] : [config.dataDir]
  const rooms = await Promise.all([config.uploadsDir, ...folders].map(hasRoom))
  return { database: canWrite(house), disk: rooms.every(Boolean) }
}

function canWrite(house: Pick<House, 'db' | 'clock'>): boolean {
  try {
    house.db.run(sql`insert into settings (key, value) values ('write-probe', ${house.clock().toISOString()})
      on conflict (key) do update set value = excluded.value`)
    return true
  } catch {
    return false
  }
}

// A folder that is gone has none.
const hasRoom = async (folder: string) => ((await freeBytes(folder)) ?? 0) > HEADROOM_BYTES
