import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { projectRoot } from '../../server/core/projectRoot'
import { askAdminLists, FULL_ADMIN_LISTS, fillAdminLists, SHORT_ADMIN_LISTS } from './adminLists'
import { expectSameAnswers, expectSameBooking } from './equal'
import { filled } from './fill'
import { ADMIN_LIST_P95_MS, missedGoals, REST_MEMORY_MB, START_MS } from './goals'
import { compare, type Figure, type Line, type Load } from './measure'
import { type Question, questions } from './queries'
import { startBare, startOurs } from './servers'

// npm run bench [-- SIZE… --short --only=TEXT --seconds=N --turns=N --admin]
// --admin: only the agency's own lists. --short: 1,000 models, five questions, and only what is judged of a busy machine.
// Our server compared with a minimal one, for each question. `cpu` is the ratio of CPU time for an answer.

/** With a quarter of them, one compilation or collection was as much work as a turn of quick answers: 0.15 to 1.2. */
const SHORT_REQUESTS = 1_200
/** The questions of the short form: the others take the same ways through the code. */
const SHORT_QUESTIONS = ['list, page 1', 'text search', 'one model', 'durable booking', '9 reads : 1 write']
const REST_MS = 15_000 // so long after the start, memory is at rest
const PORT = Number(process.env.BENCH_PORT ?? 4130)
const options = process.argv.slice(2)
const isShort = options.includes('--short')
const option = (name: string) => options.find((each) => each.startsWith(`--${name}=`))?.split('=')[1]
const only = option('only') ?? ''
const seconds = Number(option('seconds') ?? 2)
const load: Load = isShort && !option('seconds') ? { amount: SHORT_REQUESTS } : { duration: seconds }
const turns = Number(option('turns') ?? 3)
const given = options.filter((each) => /^\d+$/.test(each)).map(Number)
const isAdmin = options.includes('--admin')
const sizes = isAdmin ? [] : given.length > 0 ? given : isShort ? [1_000] : [1_000, 10_000, 100_000]

const said: string[] = []
function say(text: string) {
  console.log(text)
  said.push(text)
}

const right = (value: string | number, width: number) => String(value).padStart(width)
const figure = ({ rate, p99, cpu }: Figure) =>
  right(Math.round(rate), 8) + right(`${p99} ms`, 9) + right(`${Math.round(cpu)} µs`, 9)
const times = (ratio: number) => right(ratio.toFixed(2), 6)
const row = ({ size, name, bare, rest, trpc, ratio, cpuRatio }: Line) =>
  [
    `${right(size, 7)}  ${name.padEnd(18)}${figure(bare)}`,
    figure(rest) + times(ratio.rest) + times(cpuRatio.rest),
    figure(trpc) + times(ratio.trpc) + times(cpuRatio.trpc),
  ].join('  ')
const columns = (way: string) => right(`${way}/s`, 8) + right('p99', 9) + right('cpu', 9)
const HEAD = `${right('models', 7)}  ${'question'.padEnd(18)}${columns('bare')}  ${columns('REST')} ratio   cpu  ${columns('tRPC')} ratio   cpu`

function idsOf(path: string): string[] {
  const db = new Sqlite(path, { readonly: true })
  const ids = db.prepare('select id from roster order by number').pluck().all() as string[]
  db.close()
  return ids
}

const lines: Line[] = []
const missed: string[] = []
for (const size of sizes) {
  const database = filled(size)
  const ours = await startOurs(database, PORT)
  const bare = await startBare(database, PORT + 1, `http://localhost:${PORT}`)
  try {
    if (!isShort) await pause(REST_MS)
    const atRest = ours.memory()
    say(`\n${HEAD}`)
    const ids = idsOf(database)
    await expectSameBooking(ids[0] ?? '', ours, bare)
    const isAsked = ({ name }: Question) =>
      name.includes(only) && (!isShort || SHORT_QUESTIONS.includes(name))
    for (const question of questions(ids).filter(isAsked)) {
      await expectSameAnswers(question, ours.url, bare.url)
      const line = await compare(size, question, { ours, bare, load, turns })
      lines.push(line)
      say(row(line))
    }
    const [first, rest, after, other] = [ours.startedIn, atRest, ours.memory(), bare.memory()].map(Math.round)
    say(
      `${right(size, 7)}  first answer after ${first} ms; memory ${rest} MB at rest, ${after} MB after the load (bare ${other} MB)`,
    )
    if (ours.startedIn > START_MS) missed.push(`${size}: first answer after ${first} ms, not ${START_MS}`)
    if (atRest > REST_MEMORY_MB) missed.push(`${size}: ${rest} MB at rest, not ${REST_MEMORY_MB}`)
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

if (isAdmin || only === '') await measureAdminLists()

/** The agency's own lists on a filled database: ms an answer, one question after another. */
async function measureAdminLists() {
  const amounts = isShort ? SHORT_ADMIN_LISTS : FULL_ADMIN_LISTS
  const folder = mkdtempSync(join(tmpdir(), 'agency-desk-'))
  const ours = await startOurs(fillAdminLists(join(folder, 'desk.sqlite'), amounts), PORT)
  try {
    say(`\n${"desk's list".padEnd(20)}${right('asked', 8)}${right('p50', 11)}${right('p95', 11)}`)
    for (const { name, asked, p50, p95 } of await askAdminLists(ours, amounts)) {
      say(
        name.padEnd(20) +
          right(asked, 8) +
          right(`${p50.toFixed(1)} ms`, 11) +
          right(`${p95.toFixed(1)} ms`, 11),
      )
      if (p95 > ADMIN_LIST_P95_MS)
        missed.push(`desk, ${name}: p95 ${p95.toFixed(1)} ms, not ${ADMIN_LIST_P95_MS}`)
    }
  } finally {
    await ours.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// Milliseconds and megabytes say more about a busy machine than about the server.
const judged = [...(isShort ? [] : missed), ...missedGoals(lines, isShort ? 'short' : 'full')]
say(judged.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${judged.join('\n')}`)
process.exitCode = judged.length === 0 ? 0 : 1
mkdirSync(join(projectRoot, 'reports'), { recursive: true })
writeFileSync(join(projectRoot, 'reports', 'bench.txt'), `${said.join('\n')}\n`)
