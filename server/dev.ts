import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { ensureSuperadmin } from './accounts/service'
import { createApp } from './app'
import { publicUrl, readConfig } from './core/config'
import { openHouse } from './core/house'
import { lockData } from './core/lock'
import { fileTransport, startPostman } from './core/mailer'
import { projectRoot } from './core/root'
import { seedDemo } from './demo/seed'
import { startJobs } from './jobs'

// npm run dev: the site and the server from their sources, in one process, on one port.

if (existsSync(join(projectRoot, '.env'))) process.loadEnvFile(join(projectRoot, '.env'))
process.env.NODE_ENV = 'development'
// At once: Vite's open websocket would keep an orderly stop waiting, and the page reconnects by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))

const config = readConfig(process.env, projectRoot)
lockData(config.databasePath)
const house = await openHouse(config)
const demo = config.DEMO_DATA ? await seedDemo(house) : null
const made = await ensureSuperadmin(house)
// While developing, no mail leaves the machine, whatever SMTP_URL says.
const outbox = fileTransport(join(config.dataDir, 'outbox'), 'Agency <no-reply@agency.local>', house.log)
startPostman(house.db, outbox, house.clock, house.log)
startJobs(house)

const server = createServer()
const vite = await createVite({
  configFile: join(projectRoot, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})
const indexHtml = async (url: string) => {
  const html = await readFile(join(projectRoot, 'client/index.html'), 'utf8')
  // The build resolves the preloaded font; the development server serves packages under /@fs.
  return vite.transformIndexHtml(url, html.replaceAll('../node_modules/', `/@fs${projectRoot}/node_modules/`))
}

server.on('request', createApp(house, { assets: vite.middlewares, indexHtml }))
server.listen(config.PORT, config.HOST, () => {
  console.log(`\n  Developing at ${publicUrl(config)}`)
  for (const line of demo?.signIns ?? []) console.log(`  ${line}`)
  if (made) console.log(`  Administrator made: ${made.email} / ${made.password} (printed this once)`)
})
