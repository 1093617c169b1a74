import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { main, mustRun, Trouble } from './work.mjs'

const drizzleKit = 'node_modules/drizzle-kit/bin.cjs'

/** The committed migrations hang together, and together they make exactly the tables of drizzle/schema.ts. */
await main(async () => {
  await mustRun(process.execPath, [drizzleKit, 'check'])
  const copy = mkdtempSync(path.join(tmpdir(), 'agency-migrations-'))
  try {
    cpSync('drizzle/migrations', copy, { recursive: true })
    const args = ['generate', '--dialect=sqlite', '--schema=./drizzle/schema.ts', `--out=${copy}`]
    const said = await mustRun(process.execPath, [drizzleKit, ...args])
    if (!said.includes('No schema changes')) {
      throw new Trouble(
        'drizzle/schema.ts says more than the migrations do: run npm run db:generate and commit it.',
      )
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
