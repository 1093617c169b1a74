import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
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

/** A copy with a process of its own, which runs tests there (tester.mjs). */
function aTester() {
  const copy = copyOfTree()
  const tester = fork(path.join(copy, 'scripts/mutants/tester.mjs'), {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'test', TEST: 'true', VITEST: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(tester, 'exit').then(() => [{ refused: 'Their process has ended.' }])
  let changed = []
  return {
    copy,
    write(file, text) {
      writeFileSync(file, text)
      changed.push(file)
    },
    /**
     * Which test of these files failed first, by its file and its titles; null when all passed. With `titles`, only that
     * test runs. Fails when the tests did not run at all.
     */
    async firstFailure(tests, titles) {
      tester.send({ tests, titles, changed })
      changed = []
      const [{ failed, refused }] = await Promise.race([once(tester, 'message'), ended])
      if (refused === undefined) return failed
      throw new CliError(`The tests in ${tests.join(' ')} did not run:\n${refused.slice(-3_000)}`)
    },
    end: () => tester.disconnect(),
  }
}

const nameOf = ({ file, titles }) => [file, ...titles].join(' > ')

/** Fails when a test fails without any mistake too: then it has found none. */
async function mustPass(tester, failed) {
  if (await tester.firstFailure([failed.file], failed.titles))
    throw new CliError(`${nameOf(failed)} fails without any mistake: mend that first.`)
}

/** What finds the mistake: the test that found it last, another, the type check, or nothing (null). */
async function finderOf(tester, mutant) {
  const file = path.join(tester.copy, mutant.file)
  const text = readFileSync(file, 'utf8')
  tester.write(file, applied(text, mutant))
  try {
    const failed =
      (await tester.firstFailure([mutant.foundBy])) ?? (await tester.firstFailure(testsOf(mutant)))
    if (failed) {
      tester.write(file, text)
      await mustPass(tester, failed)
      return nameOf(failed)
    }
    return (await run(process.execPath, TYPES, { cwd: tester.copy })).code === 0 ? null : 'the type check'
  } finally {
    tester.write(file, text)
  }
}

/** Takes the next mutant until there is none; returns those that nothing found. */
async function work(tester, next) {
  const lived = []
  for (let mutant = next(); mutant; mutant = next()) {
    const start = Date.now()
    const finder = await finderOf(tester, mutant)
    const seconds = `${((Date.now() - start) / 1000).toFixed(0)} s`.padStart(5)
    log(`${finder ? 'found' : 'LIVED'} ${seconds}  ${mutant.what}${finder ? `, by ${finder}` : ''}`)
    if (!finder) lived.push(mutant)
  }
  tester.end()
  return lived
}

/** Forty mistakes, each in a copy of the sources: do the tests find them? See docs/decisions/0129. */
async function main() {
  const words = process.argv.slice(2)
  const chosen = mutants.filter(({ what, file }) =>
    words.every((word) => what.includes(word) || file.includes(word)),
  )
  for (const mutant of mutants) applied(readFileSync(mutant.file, 'utf8'), mutant)
  // From both ends of their order by test file: so a process meets again what it has transformed.
  const waiting = chosen.toSorted((one, other) => one.foundBy.localeCompare(other.foundBy))
  const ends = [() => waiting.shift(), () => waiting.pop()]
  const testers = Array.from({ length: Math.min(availableParallelism(), 4, chosen.length) }, aTester)
  const lived = (await Promise.all(testers.map((tester, at) => work(tester, ends[at % 2])))).flat()
  log(`\n${chosen.length - lived.length} of ${chosen.length} found`)
  for (const { what, file } of lived) log(`lived: ${what} (${file})`)
  if (lived.length > mutants.length - LEAST) throw new CliError(`At least ${LEAST} have to be found.`)
}

if (isStarted(import.meta.url)) await runCli(main)
