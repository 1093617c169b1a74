import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { domainOf, foldersOf } from '../check.mjs'
import { CliError, isStarted, log, root, run, runCli } from '../cli.mjs'
import { mutants } from './list.mjs'

/** So many of all have to be found. */
const LEAST = 36

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot']
const TYPES = ['node_modules/typescript7/bin/tsc', '--noEmit']

/** The tests that have to find a mistake: screens for a screen, procedures and rules for the server. */
export function testsOf({ file, tests }) {
  if (tests) return tests
  const isScreen = file.startsWith('client/')
  return foldersOf(domainOf(file)).filter((folder) => folder.startsWith('tests/screens/') === isScreen)
}

/** The text with the mistake in it. Fails when the place is not there exactly once. */
export function applied(text, { what, file, before, after }) {
  const parts = text.split(before)
  if (parts.length !== 2)
    throw new CliError(
      `The mutant "${what}" is not in ${file} exactly once any more: mend its text in scripts/mutants.`,
    )
  return parts.join(after)
}

/** A copy of the sources, which shares node_modules. */
function copyOfTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'agency-mutants-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  const deleted = new Set(git('ls-files', '-z', '--deleted'))
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const files = listed.filter((file) => file !== '' && !deleted.has(file))
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(copy, folder), { recursive: true })
  for (const file of files) copyFileSync(file, path.join(copy, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** Which test failed first; null when all passed. Fails when the tests did not run at all. */
async function firstFailure(copy, tests, workers = 1) {
  const options = ['--tags-filter', '!slow', `--maxWorkers=${workers}`]
  const ended = await run(process.execPath, [...VITEST, ...options, ...tests], {
    cwd: copy,
    env: { NO_COLOR: '1' },
  })
  if (ended.code === 0) return null
  const [, failed] = / FAIL {2}(.+ > .+)/.exec(ended.output) ?? []
  if (failed) return failed
  throw new CliError(`The tests in ${tests.join(' ')} did not run:\n${ended.output.slice(-3_000)}`)
}

/** Test files that pass without any mistake, so that their failure is a find. */
const sound = new Set()

/** Fails when one of the tests that are known to find a mistake fails without any. */
async function mustPassAll(copy, chosen) {
  const known = [...new Set(chosen.map(({ foundBy }) => foundBy))]
  const failed = await firstFailure(copy, known, availableParallelism())
  if (failed) throw new CliError(`${failed} fails without any mistake: mend that first.`)
  for (const file of known) sound.add(file)
}

/** Fails when the file of a test fails without any mistake too. */
async function mustPass(copy, failed) {
  const [file] = /tests\/\S+/.exec(failed) ?? []
  if (file === undefined || sound.has(file)) return
  if (await firstFailure(copy, [file]))
    throw new CliError(`${file} fails without any mistake: mend that first.`)
  sound.add(file)
}

/** What finds the mistake: the test that found it last, another, the type check, or nothing (null). */
async function finderOf(copy, mutant) {
  const file = path.join(copy, mutant.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, applied(text, mutant))
  try {
    const failed = (await firstFailure(copy, [mutant.foundBy])) ?? (await firstFailure(copy, testsOf(mutant)))
    if (failed) {
      writeFileSync(file, text)
      await mustPass(copy, failed)
      return failed
    }
    return (await run(process.execPath, TYPES, { cwd: copy })).code === 0 ? null : 'the type check'
  } finally {
    writeFileSync(file, text)
  }
}

/** Takes the next mutant until there is none; returns those that nothing found. */
async function work(copy, waiting) {
  const lived = []
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const start = Date.now()
    const finder = await finderOf(copy, mutant)
    const seconds = `${((Date.now() - start) / 1000).toFixed(0)} s`.padStart(5)
    log(`${finder ? 'found' : 'LIVED'} ${seconds}  ${mutant.what}${finder ? `, by ${finder}` : ''}`)
    if (!finder) lived.push(mutant)
  }
  return lived
}

/** Forty mistakes, each in a copy of the sources: do the tests find them? See docs/decisions/0129. */
async function main() {
  const words = process.argv.slice(2)
  const chosen = mutants.filter(({ what, file }) =>
    words.every((word) => what.includes(word) || file.includes(word)),
  )
  for (const mutant of mutants) applied(readFileSync(mutant.file, 'utf8'), mutant)
  const copies = Array.from({ length: Math.min(availableParallelism(), 4) }, copyOfTree)
  await mustPassAll(copies[0], chosen)
  const waiting = [...chosen]
  const lived = (await Promise.all(copies.map((copy) => work(copy, waiting)))).flat()
  log(`\n${chosen.length - lived.length} of ${chosen.length} found`)
  for (const { what, file } of lived) log(`lived: ${what} (${file})`)
  if (lived.length > mutants.length - LEAST) throw new CliError(`At least ${LEAST} have to be found.`)
}

if (isStarted(import.meta.url)) await runCli(main)
