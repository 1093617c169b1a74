import { cpSync, rmSync } from 'node:fs'
import { CliError, mustRun, runCli } from '../cli.mjs'

// Inside the project, because drizzle-kit takes its folder as relative.
const copy = '.cache/migrations'
const drizzleKit = 'node_modules/drizzle-kit/bin.cjs'

/** Checks that the committed migrations are consistent and together create exactly the tables of drizzle/schema.ts. */
await runCli(async () => {
  await mustRun(process.execPath, [drizzleKit, 'check'])
  try {
    cpSync('drizzle/migrations', copy, { recursive: true })
    // It ends with 0 even where it failed, so only its own sentence counts.
    const said = await mustRun(process.execPath, [drizzleKit, 'generate'], { env: { MIGRATIONS_OUT: copy } })
    if (!said.includes('No schema changes')) {
      throw new CliError(
        'drizzle/schema.ts says more than the migrations do: run npm run db:generate and commit it.',
      )
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
