import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { CliError, endingOf, log, run, runCli } from './cli.mjs'
import { ensureInstalled, ensurePackages } from './install.mjs'
import { freePort } from './ports.mjs'
import { playwrightReport, vitestReport } from './reports.mjs'

const bin = {
  tsc: 'node_modules/typescript7/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/** The second width of journeys that have two, and sweeps of hundreds of pages. Playwright matches `PROJECT FILE TITLE TAGS`. */
const releaseJourneys = '@release|^phone .*@also-phone|^desktop .*@also-desktop'

const attack = ['--config', 'tests/attack/vitest.config.ts']
const hostileFields = 'tests/attack/fields.test.ts'
const releaseAttacks = [hostileFields, 'tests/attack/fuzz.test.ts']

/** Packs whole releases, installs them, updates one and goes back. */
const releaseTests = 'tests/project/release/release.test.ts'

/**
 * The steps in order. `npm test` runs those of the lane `test`, `npm run test:slow` those of `slow`, and
 * `npm run test:release`, before a release, those of `release` (docs/decisions/0246); the fault suite
 * kills, floods and fills disks, and runs only when it is named. A step is a Node program (`run`), its preparation
 * (`needs`), what finds its test files (`files`), and the reader of its report (`read`) when it has many tests; any
 * other step counts as one test.
 */
const steps = [
  { name: 'typecheck', lane: 'test', run: [bin.tsc, '--noEmit'] },
  { name: 'lint', lane: 'test', run: [bin.biome, 'check', '.'] },
  { name: 'architecture', lane: 'test', run: ['scripts/checks/architecture.mjs'] },
  { name: 'unused', lane: 'test', run: [bin.knip] },
  { name: 'migrations', lane: 'test', run: ['scripts/checks/migrations.mjs'] },
  vitest('unit', 'test', ['--project', '!measuring', '--tags-filter', '!slow']),
  { name: 'size', lane: 'test', needs: [ensureBuilt], run: ['scripts/checks/size.mjs'] },
  playwright('e2e', 'test', ['--grep-invert', `@slow|${releaseJourneys}`]),
  {
    ...vitest('attack', 'test', [...attack, '--tags-filter', '!slow']),
    needs: [ensureBrowser, ensureBuilt],
  },
  { ...vitest('slow', 'slow', ['--tags-filter', 'slow']), files: filesWithSlowTests, needs: [ensureBuilt] },
  playwright('e2e-slow', 'slow', ['--grep', '@slow', '--grep-invert', releaseJourneys]),
  // Every page with planted scripts, every call with tokens and ids of others, and the fuzzer with more requests.
  {
    ...vitest('attack-slow', 'slow', [...attack, '--exclude', hostileFields, '--tags-filter', 'slow']),
    needs: [ensureBrowser, ensureBuilt],
  },
  // Plants forty mistakes, each in a copy of the sources; fails when the tests find fewer than 36 (0129).
  { name: 'mutants', lane: 'slow', needs: [ensureInstalled], run: ['scripts/mutants/main.mjs'] },
  // Judges ratios of processor time with a margin; fails also when a request fails, or its answer differs from the
  // minimal server's.
  {
    name: 'bench',
    lane: 'slow',
    needs: [ensureBuilt],
    run: ['--import', 'tsx', 'tests/bench/main.ts', '--short'],
  },
  // Prints what an agency of 200 models takes; fails when a request, a backup or a restore does. The page
  // docs/operations/growing.md has it ten times as big.
  {
    name: 'growing',
    lane: 'slow',
    needs: [ensureBuilt],
    run: ['--import', 'tsx', 'tests/bench/growing/main.ts', '--tenth'],
  },
  // Prints how long tasks are while the chart is scrolled in a browser, once; fails when it cannot be read.
  {
    name: 'chart',
    lane: 'release',
    needs: [ensureBrowser, ensureBuilt],
    run: ['--import', 'tsx', 'tests/bench/chart.ts', '--runs=1'],
  },
  { ...vitest('release', 'release', [releaseTests]), needs: [ensureBuilt] },
  playwright('e2e-release', 'release', ['--grep', releaseJourneys]),
  // Every field of every procedure and REST row, and the fuzzer with twenty times as many requests as in `npm test`.
  {
    ...vitest('attack-release', 'release', [...attack, ...releaseAttacks, '--tags-filter', 'slow']),
    needs: [ensureBrowser, ensureBuilt],
    env: { ATTACK_REQUESTS: '10000' },
  },
  { ...vitest('fault', 'fault', ['--config', 'tests/fault/vitest.config.ts']), needs: [ensureBuilt] },
]

await runCli(async () => {
  const given = process.argv.slice(2)
  const names = given.filter((name) => !name.startsWith('--'))
  const lane = given.find((name) => name.startsWith('--'))?.slice(2) ?? 'test'
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new CliError(
      `No step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}`,
    )
  }
  await ensurePackages()
  mkdirSync('reports', { recursive: true })
  const chosen = steps.filter(({ name, lane: of }) =>
    names.length === 0 ? of === lane : names.includes(name),
  )
  if (chosen.length === 0) throw new CliError(`No step is in the lane ${lane}.`)
  const [results] = await Promise.all([Promise.all(chosen.filter(isCheck).map(take)), ensureInstalled()])
  for (const step of chosen) if (!isCheck(step)) results.push(await take(step))
  process.exitCode = close(results)
})

/** A step of Vitest; `options` choose the tests. */
function vitest(name, lane, options) {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${name}.json`]
  return { name, lane, run: [bin.vitest, 'run', ...options, ...reports], read: vitestReport }
}

/** To learn the tags of a file, Vitest loads it: of the others that takes longer than many a slow test. */
function filesWithSlowTests() {
  return readdirSync('tests', { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^(e2e|attack|fault)\b/.test(file))
    .map((file) => path.join('tests', file))
    .filter((file) => file !== releaseTests)
    .filter((file) => /@module-tag slow|tags: .*\bslow\b/.test(readFileSync(file, 'utf8')))
}

/** A step of Playwright; `options` choose the journeys. */
function playwright(name, lane, options) {
  return {
    name,
    lane,
    needs: [ensureBrowser, ensureBuilt, freshServerPlace],
    run: [bin.playwright, 'test', '--config', 'tests/e2e/playwright.config.ts', ...options],
    env: { E2E_STEP: name },
    read: playwrightReport,
  }
}

/**
 * Reads the code and needs the packages only. Such steps run beside each other, and while the database module is built:
 * by themselves they leave cores idle.
 */
function isCheck({ read, needs }) {
  return !read && !needs
}

/** Runs one step, whatever happens, and returns how many tests passed and which failed. */
async function take(step) {
  const live = !isCheck(step)
  if (live) log(`\n== ${step.name}`)
  const start = Date.now()
  const report = `reports/${step.name}.json`
  rmSync(report, { force: true })
  let ended = { code: 1 }
  try {
    for (const prepare of step.needs ?? []) await prepare()
    const program = [...step.run, ...(step.files?.() ?? [])]
    ended = await run(process.execPath, program, { live, env: step.env })
    if (!live) log(`\n== ${step.name}\n${ended.output.trim()}`)
  } catch (error) {
    log(error instanceof CliError ? error.message : error.stack)
  }
  return { name: step.name, seconds: (Date.now() - start) / 1000, ...outcome(step, report, ended) }
}

/** A program that exits badly without a failed test (a crash, an unhandled rejection) counts as one failure. */
function outcome({ name, read }, report, ended) {
  const itself = `${name}: ${endingOf(ended)}; see what it printed above`
  if (!read) return ended.code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [itself] }
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] }
  const ranNothing = found.passed + found.failures.length === 0
  return found.failures.length === 0 && (ended.code !== 0 || ranNothing)
    ? { ...found, failures: [itself] }
    : found
}

/** A free port and an empty folder for database and uploads, removed at the end. */
async function freshServerPlace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.E2E_FOLDER = folder
  process.env.E2E_PORT = String(await freePort(4310))
}

/** Repeats the failures with their reasons at the end, because of a long run often only the end is kept. */
function close(results) {
  const failures = results.flatMap((result) => result.failures)
  const passed = results.reduce((total, result) => total + result.passed, 0)
  for (const failure of failures) log(`\n✗ ${failure}`)
  log('')
  const rows = [
    ['step', 'seconds', 'passed', 'failed'],
    ...results.map((result) => [
      result.name,
      result.seconds.toFixed(1),
      result.passed,
      result.failures.length,
    ]),
  ]
  for (const [name, ...numbers] of rows)
    log(name.padEnd(14) + numbers.map((n) => String(n).padStart(9)).join(''))
  log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length > 0 ? 1 : 0
}
