import { join } from 'node:path'
import { ensureSuperadmin } from './accounts/service'
import { createListener } from './app'
import { doubtsAbout, publicUrl, readConfig } from './core/config'
import { asRefusal } from './core/database'
import { closeHouse, openHouse } from './core/house'
import { lockData } from './core/lock'
import { fileTransport, smtpTransport, startPostman } from './core/mailer'
import { writePrivately } from './core/privateFiles'
import { Refusal } from './core/refusal'
import { projectRoot } from './core/root'
import { seedDemo } from './demo/seed'
import { builtAssets } from './doors/assets'
import { builtIndexHtml } from './doors/pages'
import { builtCode } from './doors/preloads'
import { startJobs } from './jobs'
import { finish, listen } from './listen'
import { claimStore } from './media/service'
import { renewRoster } from './roster/service'

const STOP_MS = 10_000 // R7

async function start() {
  writePrivately()
  const config = readConfig(process.env, projectRoot)
  const unlock = lockData(config.databasePath)
  const house = await openHouse(config)
  for (const doubt of doubtsAbout(config)) house.log.warn(doubt)
  await claimStore(house)
  try {
    if (renewRoster(house.db)) house.log.info('the public roster was made anew, in the form of this release')
  } catch (error) {
    throw asRefusal(error, config.databasePath)
  }
  const from = config.MAIL_FROM ?? 'Agency <no-reply@agency.local>'
  const transport = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, from)
    : fileTransport(join(config.dataDir, 'outbox'), from, house.log)

  const demo = config.DEMO_DATA ? await seedDemo(house) : null
  const made = await ensureSuperadmin(house)
  const postman = startPostman(house.db, transport, house.clock, house.log)
  const stopJobs = startJobs(house)
  const server = await listen(
    createListener(house, { assets: builtAssets(), indexHtml: builtIndexHtml(), codeOf: builtCode() }),
    config,
  )

  console.log(`\n  The site is at ${publicUrl(config)}`)
  for (const line of demo?.signIns ?? []) console.log(`  ${line}`)
  if (made) console.log(`  ${made}`)
  console.log('')

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await finish(server, STOP_MS)
    stopJobs()
    demo?.stop()
    await postman.stop()
    await closeHouse(house)
    unlock()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await start()
} catch (error) {
  // A refusal is for the person at the terminal: one line, no stack.
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
