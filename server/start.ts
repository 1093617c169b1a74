import type { Server } from 'node:http'
import { createListener, type Pages } from './app'
import { replaceWithRestored } from './backup/replacement'
import { isImage, isInstalled, machineRoot } from './command/site/settings'
import { closeAppContext, createAppContext } from './core/appContext'
import { type Config, doubtsAbout, publicUrl, readConfig } from './core/config'
import type { AppContext } from './core/context'
import { toStartupError } from './core/db/database'
import { lockData } from './core/db/lock'
import { startOutboxWorker } from './core/mail/outboxWorker'
import { projectRoot } from './core/projectRoot'
import { versionText } from './core/release'
import { exitCodeOf, StartupError } from './core/startupError'
import { doubtAboutFirstPassword, ensureSuperadmin } from './features/access/accounts/service'
import { loadAgency } from './features/agency/settings/service'
import { sheetOfMail } from './features/desk/callSheets/pdf.service'
import { bindStorageToDatabase } from './features/media/cleanup/service'
import { setupLines } from './features/operations/setup/service'
import { isDemoWanted, readWarnings, recordStart } from './features/operations/system/service'
import { drawMailFaces } from './features/roster/images/mailFaces.service'
import { rebuildRosterIfStale } from './features/roster/publicRoster/service'
import { createHttpServer, finish, listen } from './http/listen'
import { startJobs } from './jobs'

const STOP_MS = 10_000 // R7

/** The client, and what ends it: built files in production, Vite in development, which shares the server's port. */
export type OpenPages = (server: Server) => Promise<Pages & { close?(): void }>

/** Starts everything and stops it on a signal. A start that fails says why and ends the process. */
export async function startServer(openPages: OpenPages, overrides: Partial<Config> = {}): Promise<void> {
  try {
    await start(openPages, overrides)
  } catch (error) {
    // A StartupError is for the person at the terminal: one line, no stack.
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(exitCodeOf(error))
  }
}

async function start(openPages: OpenPages, overrides: Partial<Config>) {
  process.umask(0o077) // new files are for this user only: pictures, mails with links, personal data
  const read = readConfig(process.env, projectRoot)
  const fromEnvironment = new Set([...read.fromEnvironment, ...Object.keys(overrides)])
  const config = { ...read, ...overrides, fromEnvironment }
  const unlock = lockData(config.databasePath)
  if (await replaceWithRestored(config)) console.log('  The backup has taken the place of the data.\n')
  const app = await createAppContext(config)
  app.installation = isInstalled() ? machineRoot : null
  app.isImage = isImage
  loadAgency(app)
  app.monitor.doubts = () => doubtsAbout(config)
  app.monitor.startWarnings.push(...[doubtAboutFirstPassword(app) ?? []].flat())
  for (const doubt of readWarnings(app)) app.log.warn(doubt)
  const stopDemo = await prepareData(app).catch((error) => {
    throw toStartupError(error, config.databasePath)
  })
  // On a copy of the database nothing may leave the machine a second time: no mail, no webhook, no download.
  const isRehearsal = process.env.AGENCY_REHEARSAL === 'yes'
  const outboxWorker = isRehearsal
    ? null
    : startOutboxWorker(app.db, app.transport, app.clock, app.log, app.monitor.recordError, {
        facesOf: (mail) => drawMailFaces(app, mail),
        fileOf: ({ id }) => sheetOfMail(app, id),
      })
  const stopJobs = isRehearsal ? null : startJobs(app)
  const server = createHttpServer()
  const pages = await openPages(server)
  server.on('request', createListener(app, pages, await loadMetrics(app)))
  await listen(server, config)

  console.log(`\n  The site is at ${publicUrl(config)}, version ${versionText}\n`)
  for (const line of setupLines(app)) console.log(`  ${line}\n`)

  let stopping = false
  const close = async (then: () => void) => {
    if (stopping) return
    stopping = true
    pages.close?.()
    await finish(server, STOP_MS)
    await stopJobs?.()
    stopDemo?.()
    await outboxWorker?.stop()
    await closeAppContext(app)
    unlock()
    then()
  }
  const stop = () => close(() => process.exit(0))
  app.restart = () => void close(() => void startServer(openPages, overrides))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Puts into the database what has to be there before the first request. Returns what ends the demo's making of sizes, if any. */
async function prepareData(app: AppContext) {
  await bindStorageToDatabase(app)
  if (rebuildRosterIfStale(app.db)) app.log.info('the public roster was rebuilt for this release')
  recordStart(app)
  const stopDemo = isDemoWanted(app) ? await startDemo(app) : null
  const made = await ensureSuperadmin(app)
  if (made) console.log(`  ${made}`)
  return stopDemo
}

/** The metrics when METRICS_TOKEN is set; their package is not loaded before. */
async function loadMetrics(app: AppContext) {
  const { METRICS_TOKEN } = app.config
  return METRICS_TOKEN ? (await import('./http/metrics')).openMetrics(app, METRICS_TOKEN) : undefined
}

/** Seeds the demo agency when DEMO_DATA asks for it. Returns what ends its making of sizes. */
async function startDemo(app: AppContext) {
  const { keepDemoAgency, replaceKnownPasswords, seedDemo } = await import('./demo/seed')
  // Printed at once: a start that fails later would not print a password again.
  for (const line of await replaceKnownPasswords(app)) console.log(`  ${line}`)
  const demo = app.config.DEMO_DATA ? await seedDemo(app) : null
  for (const line of demo?.signIns ?? []) console.log(`  ${line}`)
  keepDemoAgency(app)
  return demo?.stop
}
