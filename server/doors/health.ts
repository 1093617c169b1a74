import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Router } from 'express'
import type { House } from '../core/context'

const HEADROOM_BYTES = 200 * 1024 * 1024

/** `/healthz`: the process answers. `/readyz`: the database takes writes and the disk has room (R8). */
export function healthDoor(house: House): Router {
  const door = Router()
  door.get('/healthz', (_request, response) => {
    response.setHeader('cache-control', 'no-store')
    response.json({ ok: true })
  })
  door.get('/readyz', async (_request, response) => {
    response.setHeader('cache-control', 'no-store')
    const database = canWrite(house)
    const disk = await hasRoom(house.config.uploadsDir)
    response.status(database && disk ? 200 : 503).json({ ok: database && disk, database, disk })
  })
  return door
}

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
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > HEADROOM_BYTES
}
