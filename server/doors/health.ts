import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Router } from 'express'
import type { House } from '../core/context'

const HEADROOM_BYTES = 200 * 1024 * 1024
const FRESH_MS = 1_000

type State = { database: boolean; disk: boolean }

/** `/healthz`: the process answers. `/readyz`: the database takes writes and the disk has room (R8). */
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

const look = async (house: House): Promise<State> => ({
  database: canWrite(house),
  disk: await hasRoom(house.config.uploadsDir),
})

function canWrite(house: House): boolean {
  try {
    house.db.run(sql`insert into settings (key, value) values ('write-probe', ${house.clock().toISOString()})
      on conflict (key) do update set value = excluded.value`)
    return true
  } catch {
    return false
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  // A folder that is gone has none.
  const found = await statfs(folder).catch(() => null)
  return found !== null && found.bavail * found.bsize > HEADROOM_BYTES
}
