// @module-tag slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/core/db/database'

const folder = mkdtempSync(join(tmpdir(), 'agency-exit-'))
const databasePath = join(folder, 'agency.sqlite')
openDatabase(databasePath, join(process.cwd(), 'drizzle/migrations')).$client.close()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a database that another program is writing to ends the start with 75 and one line', async () => {
  const holder = new Sqlite(databasePath)
  holder.exec('BEGIN IMMEDIATE')
  const script = `import { startServer } from './server/start.ts'
    await startServer(async () => { throw new Error('The start went on.') })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: {
      ...process.env,
      DATABASE_PATH: databasePath,
      UPLOADS_DIR: join(folder, 'uploads'),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part
    })
  const [code] = await once(child, 'close')
  holder.close()
  expect(said.trim()).toMatch(
    /^The database .+ is in use by another program\. Stop that program and start again\.$/,
  )
  expect(code).toBe(75)
}, 120_000)
