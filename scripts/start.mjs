import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { root, runCli } from './cli.mjs'
import { ensureInstalled } from './install.mjs'

await runCli(async () => {
  await ensureInstalled()
  await ensureBuilt()
  // Variables of the environment take precedence over the file.
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.env.NODE_ENV ||= 'production'
  // In this very process: signals reach the server without a go-between, and no second Node sits in memory.
  await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href)
})
