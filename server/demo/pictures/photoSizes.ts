import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { media, portfolioItems, settings } from '../../../drizzle/schema'
import type { AppContext } from '../../core/context'
import { transaction } from '../../core/db/database'
import { extraFiles } from '../../features/media/store/rules'
import { publish } from '../../features/roster/publicRoster/service'
import type { PictureFiles } from '../../workers/pictures'
import { type PhotoJob, photoFile } from './photos'

const KEY = 'demo-photos'
const START_MS = 1_500 // the first answer comes first
/** No stored file is wider. */
const WIDEST = 2000

/** Stores the list with the rows, so that a killed start continues where it stopped. */
export function keepJobs(db: AppContext['db'], jobs: readonly PhotoJob[]) {
  const value = JSON.stringify(jobs.toSorted((a, b) => a.order - b.order))
  db.insert(settings).values({ key: KEY, value }).run()
}

/** The photos without all sizes. Deleted rows need none. */
export function openJobs({ db, config }: Pick<AppContext, 'db' | 'config'>): PhotoJob[] {
  const kept = db.select().from(settings).where(eq(settings.key, KEY)).get()
  if (!kept || config.DEMO_PICTURES !== 'all') return []
  const unfinished = new Set(
    db
      .select({ id: media.id, width: media.width, widths: media.widths })
      .from(media)
      .where(eq(media.kind, 'image'))
      .all()
      .filter(({ width, widths }) => (widths.at(-1) ?? 0) < Math.min(width ?? 0, WIDEST))
      .map(({ id }) => id),
  )
  return (JSON.parse(kept.value) as PhotoJob[]).filter(({ mediaId }) => unfinished.has(mediaId))
}

/**
 * Makes the sizes that are missing, one photo after the other, in the background. Returns what ends it; `done`
 * settles when all are there or it was ended.
 */
export function startSizes(app: AppContext, delay = START_MS): { stop(): void; done: Promise<void> } {
  const jobs = openJobs(app)
  if (jobs.length === 0) return { stop() {}, done: Promise.resolve() }
  const ended = new AbortController()
  const done = makeAll(app, jobs, ended.signal, delay).catch((error) => {
    if (!ended.signal.aborted) app.log.error({ err: error }, 'demo photos stopped')
  })
  return { stop: () => ended.abort(), done }
}

async function makeAll(app: AppContext, jobs: readonly PhotoJob[], ended: AbortSignal, delay: number) {
  await pause(delay, ended)
  for (const [index, job] of jobs.entries()) {
    if (ended.aborted) return
    await make(app, job, ended)
    const finished = index + 1
    if (finished === jobs.length || isTenth(finished, jobs.length))
      app.log.info(`demo photos ${finished} of ${jobs.length}`)
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

/** As for an upload: files are made in `incoming` and moved, then the row is updated (R10). */
async function make(app: AppContext, { mediaId, name }: PhotoJob, ended: AbortSignal) {
  const work = app.storage.newIncoming()
  try {
    const made = await app.images.variants(photoFile(name), work)
    if (ended.aborted) return
    // File by file where some are shown already: none of them is missing in between.
    await app.storage.add(work, mediaId)
    if (!recordSizes(app, mediaId, made)) return await app.storage.remove(mediaId)
    for (const file of extraFiles(await app.storage.files(mediaId), made.widths))
      await app.storage.removeFile(mediaId, file)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** False when somebody has deleted the picture in the meantime. */
function recordSizes({ db }: AppContext, mediaId: string, made: PictureFiles): boolean {
  return transaction(db, () => {
    const updated = db.update(media).set(made).where(eq(media.id, mediaId)).run()
    const item = db
      .select({ modelId: portfolioItems.modelId })
      .from(portfolioItems)
      .where(eq(portfolioItems.mediaId, mediaId))
      .get()
    if (item) publish(db, item.modelId)
    return updated.changes === 1
  })
}
