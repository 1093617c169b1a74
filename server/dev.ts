import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import express from 'express'
import { createServer as createVite } from 'vite'
import { ensureSuperadmin } from './accounts/service'
import { createApp } from './app'
import { publicUrl, readConfig, takeOverEnvFile } from './core/config'
import { openHouse } from './core/house'
import { lockData } from './core/lock'
import { fileTransport, startPostman } from './core/mailer'
import { writePrivately } from './core/privateFiles'
import { Refusal } from './core/refusal'
import { projectRoot } from './core/root'
import { seedDemo } from './demo/seed'
import { startJobs } from './jobs'
import { listen } from './listen'
import { claimStore } from './media/service'

// npm run dev: the site and the server from their sources, in one process, on one port.

writePrivately()
takeOverEnvFile(projectRoot)
process.env.NODE_ENV = 'development'
// At once: Vite's open websocket would keep an orderly stop waiting, and the page reconnects by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
// A refusal is for the person at the terminal: one line, no stack.
process.once('uncaughtException', (error) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
})

const config = readConfig(process.env, projectRoot)
// Held until the exit: a lock that nobody refers to is closed by the garbage collector.
process.once('exit', lockData(config.databasePath))
const house = await openHouse(config)
await claimStore(house)
const demo = config.DEMO_DATA ? await seedDemo(house) : null
const made = await ensureSuperadmin(house)
// While developing, no mail leaves the machine, whatever SMTP_URL says.
const outbox = fileTransport(join(config.dataDir, 'outbox'), 'Agency <no-reply@agency.local>', house.log)
startPostman(house.db, outbox, house.clock, house.log)
startJobs(house)

// Listens before the app exists, since Vite's websocket wants a server to share.
const front = express()
const server = await listen(front, config)
const vite = await createVite({
  configFile: join(projectRoot, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})
const indexHtml = async (url: string) => {
  const html = await readFile(join(projectRoot, 'client/index.html'), 'utf8')
  return vite.transformIndexHtml(url, html)
}

front.use(createApp(house, { assets: vite.middlewares, indexHtml }))
console.log(`\n  Developing at ${publicUrl(config)}`)
for (const line of demo?.signIns ?? []) console.log(`  ${line}`)
if (made) console.log(`  ${made}`)
