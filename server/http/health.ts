import { sql } from 'drizzle-orm'
import { Router } from 'express'
import type { AppContext } from '../core/context'
import { WRITE_PROBE } from '../core/db/changes'
import { pauseWhenBusy } from '../core/db/database'
import { freeBytes, HEADROOM_BYTES } from '../core/files/disk'
import { readStatus } from '../features/operations/system/service'
import { monitorView } from '../features/operations/system/views'
import { requireBearer } from './bearer'
import { nothingHere } from './errorHandler'

const FRESH_MS = 1_000

type State = { database: boolean; disk: boolean; files?: boolean }

/**
 * `/healthz`: the process answers. `/readyz`: the database accepts writes, and the disks of database and files have
 * space (R8); with a bucket also whether that answers, without which pages are still shown. `/status.json`: the state of the system for a monitor with STATUS_TOKEN; 404 when none is configured.
 */
export function healthRoutes(app: AppContext): Router {
  const router = Router()
  const state = stateOf(app)
  router.get('/healthz', (_request, response) => {
    response.setHeader('cache-control', 'no-store')
    response.json({ ok: true })
  })
  router.get('/readyz', async (_request, response) => {
    response.setHeader('cache-control', 'no-store')
    const { database, disk, ...more } = await state()
    response.status(database && disk ? 200 : 503).json({ ok: database && disk, database, disk, ...more })
  })
  const { STATUS_TOKEN } = app.config
  const guard = STATUS_TOKEN === undefined ? nothingHere : requireBearer(STATUS_TOKEN)
  router.get('/status.json', guard, async (_request, response) => {
    response.setHeader('cache-control', 'no-store')
    response.json(monitorView(await readStatus(app)))
  })
  return router
}

/** A check costs a commit, and anybody may request it often, so the result is reused for a second. */
function stateOf(app: AppContext): () => Promise<State> {
  let last: Promise<State> | null = null
  // Counted from the end of the check, which may take a second, with a clock that cannot be set back.
  let freshUntil = Number.POSITIVE_INFINITY
  return () => {
    if (last !== null && performance.now() < freshUntil) return last
    freshUntil = Number.POSITIVE_INFINITY
    last = look(app).finally(() => {
      freshUntil = performance.now() + FRESH_MS
    })
    return last
  }
}

const look = async ({ config, ...app }: AppContext): Promise<State> => {
  // These may be two disks. A database in memory is on none.
  const folders = config.databasePath === ':memory:' ? [] : [config.dataDir]
  const rooms = await Promise.all([config.uploadsDir, ...folders].map(hasRoom))
  const files = app.storage.isInReach()
  return { database: canWrite(app), disk: rooms.every(Boolean), ...(files !== null && { files }) }
}

function canWrite(app: Pick<AppContext, 'db' | 'clock'>): boolean {
  try {
    app.db.run(sql`insert into settings (key, value) values (${WRITE_PROBE}, ${app.clock().toISOString()})
      on conflict (key) do update set value = excluded.value`)
    return true
  } catch (error) {
    // Why not is in the log of the next write.
    pauseWhenBusy(app.db, error)
    return false
  }
}

// A missing folder has no space.
const hasRoom = async (folder: string) => ((await freeBytes(folder)) ?? 0) > HEADROOM_BYTES
