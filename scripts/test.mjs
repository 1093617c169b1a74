import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { freePort } from './ports.mjs'
import { playwrightReport, vitestReport } from './reports.mjs'
import { endingOf, main, run, say, Trouble } from './work.mjs'

const bin = {
  tsc: 'node_modules/typescript7/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/**
 * What `npm test` does, in this order. A step is a Node program (`run`), what it needs first (`needs`), and, where
 * it holds many tests, how its report is read (`read`); any other step counts as one test.
 */
const steps = [
  { name: 'typecheck', run: [bin.tsc, '--noEmit'] },
  { name: 'lint', run: [bin.biome, 'check', '.'] },
  { name: 'architecture', run: ['scripts/architecture.mjs'] },
  { name: 'unused', run: [bin.knip] },
  { name: 'migrations', run: ['scripts/migrations.mjs'] },
  { name: 'unit', run: [bin.vitest, 'run', ...vitestReports('unit')], read: vitestReport },
  { name: 'size', needs: [ensureBuilt], run: ['scripts/size.mjs'] },
  // Prints the figures and judges none of them; it fails when an answer does, or differs from the bare server's.
  { name: 'bench', needs: [ensureBuilt], run: ['--import', 'tsx', 'tests/bench/main.ts', '--short'] },
  {
    name: 'e2e',
    needs: [ensureBrowser, ensureBuilt, freshServerPlace],
    run: [bin.playwright, 'test', '--config', 'tests/e2e/playwright.config.ts'],
    read: playwrightReport,
  },
  {
    name: 'attack',
    needs: [ensureBrowser, ensureBuilt],
    run: [bin.vitest, 'run', '--config', 'tests/attack/vitest.config.ts', ...vitestReports('attack')],
    read: vitestReport,
  },
  // Only when it is named: it kills, floods and fills disks for minutes.
  {
    name: 'fault',
    onlyByName: true,
    needs: [ensureBuilt],
    run: [bin.vitest, 'run', '--config', 'tests/fault/vitest.config.ts', ...vitestReports('fault')],
    read: vitestReport,
  },
]

await main(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Trouble(
      `No step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}`,
    )
  }
  await ensureInstalled()
  mkdirSync('reports', { recursive: true })
  const results = []
  for (const step of steps) {
    if (wanted.length === 0 ? !step.onlyByName : wanted.includes(step.name)) results.push(await take(step))
  }
  process.exitCode = close(results)
})

/** Runs one step to its end, whatever happens, and says how many tests it passed and failed. */
async function take(step) {
  say(`\n== ${step.name}`)
  const start = Date.now()
  const report = `reports/${step.name}.json`
  rmSync(report, { force: true })
  let ended = { code: 1 }
  try {
    for (const prepare of step.needs ?? []) await prepare()
    ended = await run(process.execPath, step.run, { live: true })
  } catch (error) {
    say(error instanceof Trouble ? error.message : error.stack)
  }
  return { name: step.name, seconds: (Date.now() - start) / 1000, ...outcome(step, report, ended) }
}

/** A program that ends badly without a failed test (a crash, an unhandled rejection) is a failure of its own. */
function outcome({ name, read }, report, ended) {
  const itself = `${name}: ${endingOf(ended)}; see what it printed above`
  if (!read) return ended.code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [itself] }
  const told = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] }
  const ranNothing = told.passed + told.failures.length === 0
  return told.failures.length === 0 && (ended.code !== 0 || ranNothing)
    ? { ...told, failures: [itself] }
    : told
}

function vitestReports(step) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${step}.json`]
}

/** A port nobody uses and an empty folder for database and uploads, thrown away at the end. */
async function freshServerPlace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.E2E_FOLDER = folder
  process.env.E2E_PORT = String(await freePort(4310))
}

/** What failed stands again at the end, with its reason: of a long run only the end may be kept. */
function close(results) {
  const failures = results.flatMap((result) => result.failures)
  const passed = results.reduce((total, result) => total + result.passed, 0)
  for (const failure of failures) say(`\n✗ ${failure}`)
  say('')
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
    say(name.padEnd(14) + numbers.map((n) => String(n).padStart(9)).join(''))
  say(`\n${passed} passed, ${failures.length} failed`)
  return failures.length > 0 ? 1 : 0
}
