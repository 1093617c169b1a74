import { rm } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import { media, portfolioItems, settings } from '../../drizzle/schema'
import type { House } from '../core/context'
import { transaction } from '../core/database'
import { type WorkerPool, workerPool } from '../core/pool'
import { publish } from '../roster/service'
import type { Drawing } from '../workers/demoPictures'

/** A picture whose row is there and whose file is still to be drawn. The lowest order comes first. */
export type DrawingJob = { mediaId: string; order: number; drawing: Drawing }

const KEY = 'demo-pictures'
/** With DEMO_PICTURES=few: the profile pictures, so small that a browser test need not wait. */
const FEW_WIDTH = 640
const START_MS = 1_500 // the first answer goes first

/** Keeps the list with the rows, so that a start that was killed goes on where it stopped. */
export function keepJobs(db: House['db'], jobs: readonly DrawingJob[]) {
  const value = JSON.stringify(jobs.toSorted((a, b) => a.order - b.order))
  db.insert(settings).values({ key: KEY, value }).run()
}

/** What is not drawn yet: its row says no bytes. Rows that are gone need no picture. */
export function openJobs({ db, config }: Pick<House, 'db' | 'config'>): DrawingJob[] {
  const kept = db.select().from(settings).where(eq(settings.key, KEY)).get()
  if (!kept || config.DEMO_PICTURES === 'none') return []
  const undrawn = new Set(
    db
      .select({ id: media.id })
      .from(media)
      .where(eq(media.bytes, 0))
      .all()
      .map(({ id }) => id),
  )
  const open = (JSON.parse(kept.value) as DrawingJob[]).filter(({ mediaId }) => undrawn.has(mediaId))
  if (config.DEMO_PICTURES === 'all') return open
  return open.filter(({ drawing }) => drawing.what === 'portrait' && drawing.type === 'profile_pic')
}

/**
 * Draws what is missing, one after the other, in the background: the next is drawn in one thread while another
 * writes the files of the one before. Returns what ends it; `done` settles when all are there or it was ended.
 */
export function startDrawing(house: House, delay = START_MS): { stop(): void; done: Promise<void> } {
  const jobs = openJobs(house)
  if (jobs.length === 0) return { stop() {}, done: Promise.resolve() }
  const pool = workerPool('demoPictures', 1, 2)
  const ended = new AbortController()
  const work = drawAll(house, pool, jobs, ended.signal, delay)
  const done = work
    .catch((error) => {
      if (!ended.signal.aborted) house.log.error({ err: error }, 'demo pictures stopped')
    })
    .finally(() => pool.close())
  return {
    stop: () => {
      ended.abort()
      void pool.close()
    },
    done,
  }
}

async function drawAll(
  house: House,
  pool: WorkerPool,
  jobs: readonly DrawingJob[],
  ended: AbortSignal,
  delay: number,
) {
  await pause(delay, ended)
  let next = draw(house, pool, jobs[0])
  for (const [index, job] of jobs.entries()) {
    const file = await next
    next = draw(house, pool, jobs[index + 1])
    // Awaited a turn later: until then a failure must not count as nobody's.
    next.catch(() => {})
    if (ended.aborted) return
    await store(house, job, file, ended)
    if (ended.aborted) return
    const finished = index + 1
    if (finished === jobs.length || isTenth(finished, jobs.length))
      house.log.info(`demo pictures ${finished} of ${jobs.length}`)
  }
}

const isTenth = (finished: number, of: number) =>
  Math.floor((finished * 10) / of) > Math.floor(((finished - 1) * 10) / of)

function pause(milliseconds: number, ended: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    ended.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** The path of the drawn JPEG in the store's `incoming`; '' when there is no job. */
async function draw(house: House, pool: WorkerPool, job: DrawingJob | undefined): Promise<string> {
  if (!job) return ''
  const target = `${house.storage.newIncoming()}.jpg`
  const width = house.config.DEMO_PICTURES === 'few' ? FEW_WIDTH : undefined
  await pool.run('draw', { drawing: job.drawing, target, width })
  return target
}

/** The way of an upload: files made anew, folder moved into its place, then the row told (R10). */
async function store(house: House, { mediaId }: DrawingJob, file: string, ended: AbortSignal) {
  const work = house.storage.newIncoming()
  try {
    const made = await house.images.variants(file, work)
    if (ended.aborted) return
    // A start that was killed between the move and the row leaves a folder; it is made anew.
    await house.storage.remove(mediaId)
    await house.storage.keep(work, mediaId)
    if (!ended.aborted && !tell(house, mediaId, made)) await house.storage.remove(mediaId)
  } finally {
    await Promise.all([rm(work, { recursive: true, force: true }), rm(file, { force: true })])
  }
}

/** False when somebody has removed the picture meanwhile. */
function tell(
  { db }: House,
  mediaId: string,
  made: { width: number; height: number; widths: number[]; thumbhash: string; bytes: number },
): boolean {
  return transaction(db, () => {
    const { width, height, widths, thumbhash, bytes } = made
    const told = db
      .update(media)
      .set({ width, height, widths, thumbhash, bytes })
      .where(and(eq(media.id, mediaId), eq(media.bytes, 0)))
      .run()
    const item = db
      .select({ modelId: portfolioItems.modelId })
      .from(portfolioItems)
      .where(eq(portfolioItems.mediaId, mediaId))
      .get()
    if (item) publish(db, item.modelId)
    return told.changes === 1
  })
}
