import { inspect, parseArgs } from 'node:util'
import { closeAppContext, createAppContext } from '../core/appContext'
import { readConfig, takeOverEnvFile } from '../core/config'
import { lockData } from '../core/db/lock'
import { projectRoot } from '../core/projectRoot'
import { exitCodeOf, StartupError } from '../core/startupError'
import { type Amounts, fill } from './fill'

// npm run demo -- --models 10000 --bookings 5000 --pictures 20000

const WIDTH = 30

function amounts(): Amounts {
  const number = { type: 'string', default: '0' } as const
  const { values } = parseArgs({ options: { models: number, bookings: number, pictures: number } })
  const read = (name: keyof Amounts) => {
    if (!/^\d{1,8}$/.test(values[name])) throw new StartupError(`--${name} must be a whole number.`)
    return Number(values[name])
  }
  return { models: read('models'), bookings: read('bookings'), pictures: read('pictures') }
}

function bar(done: number, of: number) {
  const filled = Math.round((done / of) * WIDTH)
  const text = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)} ${done.toLocaleString('en-US')} rows`
  if (process.stdout.isTTY) process.stdout.write(`\r  ${text}`)
  else if (done === of) process.stdout.write(`  ${text}`)
}

async function run() {
  const wanted = amounts()
  process.umask(0o077) // as in start.ts
  takeOverEnvFile(projectRoot)
  const config = readConfig(process.env, projectRoot)
  const unlock = lockData(config.databasePath)
  const app = await createAppContext(config)
  try {
    const started = performance.now()
    fill(app.db, wanted, bar)
    const seconds = (performance.now() - started) / 1000
    const rate = Math.round(wanted.models / seconds).toLocaleString('en-US')
    process.stdout.write(
      `\n  ${config.databasePath} filled in ${seconds.toFixed(1)} s (${rate} models a second)\n`,
    )
  } finally {
    await closeAppContext(app)
    unlock()
  }
}

try {
  await run()
} catch (error) {
  // A refusal and a wrong option are for the person at the terminal: one line, no stack.
  const isForPerson =
    error instanceof StartupError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  process.stderr.write(`${isForPerson ? (error as Error).message : inspect(error)}\n`)
  process.exit(exitCodeOf(error))
}
