import { setImmediate } from 'node:timers/promises'
import { removeKeptPictures } from './backup/replacement'
import type { AppContext } from './core/context'
import { pauseWhenBusy } from './core/db/database'
import { removeOldCopies } from './core/db/migrations'
import { sendNextPush } from './features/access/push/service'
import { deliverNext } from './features/agency/webhooks/service'
import { runDeskClock } from './features/desk/notices/mails.service'
import { compareFilesWeekly } from './features/media/cleanup/service'
import { moveInvoicedJobs } from './features/money/papers/stages.service'
import { copyNewest } from './features/operations/backups/bucket.service'
import { backUpAtNight } from './features/operations/backups/nightly.service'
import { runRetention } from './features/operations/retention/service'
import { sendAlerts } from './features/operations/system/alerts.service'
import { checkDatabaseDaily } from './features/operations/system/databaseCheck.service'
import { isRestartingOften, watchCertificate, watchReplica } from './features/operations/system/service'
import { callWatch } from './features/operations/system/watch.service'
import { downloadNext } from './features/roster/images/downloads.service'
import { removeExtraSizes } from './features/roster/images/sizes.service'
import { workOnImports } from './features/roster/import/runs.service'

const HOUR_MS = 60 * 60_000
const ALERTS_MS = 10 * 60_000
const BACKUP_MS = 10 * 60_000
const WATCH_MS = 5 * 60_000
const QUEUE_MS = 1_000
const REPLICA_MS = 30_000
const DESK_MS = 15_000 // a mail leaves soon after its decision can no longer be undone
const TROUBLE_MS = 60_000
const SOON_MS = 60_000 // a server that is started every morning and stopped every evening does its work as well

/**
 * Background jobs: the retention table and a look at the certificate every hour, a check of the database every day, alerts to superadmins every ten
 * minutes, a call of the watch outside every five, all first a minute after the start, the desk's clock, how far the replica is, pictures added by web address,
 * imports, webhooks, and what phones are told. Returns a function that stops them and resolves when none is running.
 */
export function startJobs(app: AppContext): () => Promise<void> {
  const stopTimers = startTimers(app)
  const stops = [
    startQueue(
      app,
      (stop) => downloadNext(app, stop),
      'picture downloads',
      'pictures cannot be fetched at the moment',
    ),
    startQueue(
      app,
      () => removeExtraSizes(app),
      'picture sizes',
      'extra picture files cannot be removed',
      HOUR_MS,
    ),
    startQueue(app, () => workOnImports(app), 'imports', 'models cannot be imported at the moment'),
    startQueue(app, () => deliverNext(app), 'webhooks', 'webhooks cannot be delivered at the moment'),
    startQueue(app, () => sendNextPush(app), 'push', 'phones cannot be told at the moment'),
  ]
  return async () => {
    stopTimers()
    await Promise.all(stops.map((stop) => stop()))
  }
}

function report(app: AppContext, error: unknown, job: string, words: string) {
  pauseWhenBusy(app.db, error)
  app.log.error({ err: error }, words)
  app.monitor.recordError(error, job)
}

/**
 * Looks for work every second, or every `waitMs`, and does it all, one `step` after the other; a table is the queue, so
 * a restart loses none. Between two steps requests have their turn.
 */
function startQueue(
  app: AppContext,
  step: (stop: AbortSignal) => Promise<boolean>,
  job: string,
  words: string,
  waitMs = QUEUE_MS,
): () => Promise<void> {
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  const turn = async () => {
    let pause = waitMs
    try {
      while (!stopped.signal.aborted && (await step(stopped.signal))) await setImmediate()
    } catch (error) {
      if (stopped.signal.aborted) return
      report(app, error, job, words)
      pause = TROUBLE_MS
    }
    if (!stopped.signal.aborted) schedule(pause)
  }
  const schedule = (pause: number) => {
    timer = setTimeout(() => {
      round = turn()
    }, pause)
    timer.unref()
  }
  schedule(QUEUE_MS)
  return async () => {
    stopped.abort()
    clearTimeout(timer)
    await Promise.race([round, new Promise((done) => setTimeout(done, 3_000).unref())])
  }
}

function startTimers(app: AppContext): () => void {
  let before = performance.now()
  const turn = async () => {
    const now = performance.now()
    const ranMs = now - before
    before = now
    try {
      await compareFilesWeekly(app)
      const taken = await runRetention(app, ranMs)
      if (!taken) return
      await removeKeptPictures(app.config, app.clock())
      const done = { ...taken, copies: removeOldCopies(app.config.databasePath, app.clock()) }
      const counts = [...Object.values(done.removed), done.temporary, done.orphans, done.copies]
      if (counts.some((count) => count > 0)) app.log.info(done, 'retention carried out')
    } catch (error) {
      report(app, error, 'retention', 'retention stopped')
    }
  }
  const alert = () =>
    sendAlerts(app).catch((error) => report(app, error, 'alerts', 'alerts could not be sent'))
  const watch = () =>
    callWatch(app).catch((error) => report(app, error, 'watch', 'the watch outside could not be called'))
  const replica = () =>
    watchReplica(app).catch((error) => report(app, error, 'replica', 'the replica could not be looked at'))
  const certificate = () =>
    watchCertificate(app).catch((error) =>
      report(app, error, 'certificate', 'the certificate could not be looked at'),
    )
  const database = () =>
    checkDatabaseDaily(app).catch((error) =>
      report(app, error, 'database check', 'the database could not be checked'),
    )
  const backup = () => {
    try {
      backUpAtNight(app)
      copyNewest(app)
    } catch (error) {
      report(app, error, 'nightly backup', 'the nightly backup could not be started')
    }
  }
  const desk = () => {
    try {
      const done = { ...runDeskClock(app), invoiced: moveInvoicedJobs(app) }
      if (Object.values(done).some((count) => count > 0)) app.log.info(done, 'desk clock')
    } catch (error) {
      report(app, error, 'desk', 'the desk clock stopped')
    }
  }
  const first = setTimeout(
    () => Promise.all([turn(), Promise.all([certificate(), database()]).then(alert)]),
    SOON_MS,
  )
  const timers = [
    first,
    setInterval(turn, HOUR_MS),
    setInterval(certificate, HOUR_MS),
    setInterval(database, HOUR_MS),
    setInterval(alert, ALERTS_MS),
    setTimeout(watch, SOON_MS),
    setInterval(watch, WATCH_MS),
    setTimeout(backup, SOON_MS),
    setInterval(backup, BACKUP_MS),
    setInterval(desk, DESK_MS),
    ...(app.config.REPLICA_URL ? [setInterval(replica, REPLICA_MS)] : []),
  ]
  for (const timer of timers) timer.unref()
  // The next restart may come before the first minute is over.
  if (isRestartingOften(app)) void alert()
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
