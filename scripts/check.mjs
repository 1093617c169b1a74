import { existsSync } from 'node:fs'
import path from 'node:path'
import { CliError, log, root, run, runCli } from './cli.mjs'

const DOMAINS = ['media', 'access', 'agency', 'roster', 'desk', 'money', 'intake', 'talent', 'operations']

/** Of each domain: rules, procedures, REST, and the screens of each audience. */
const KINDS = [
  'rules',
  'api',
  'rest',
  ...['admin', 'site', 'account', 'talent'].map((who) => `screens/${who}`),
]

/** The domain of a file, by its folder; undefined for what all domains use. */
export function domainOf(file) {
  const [, domain] =
    /^(?:server\/features|shared|client\/src\/admin|tests\/(?:rules|api|rest|e2e|helpers|screens\/[a-z]+))\/([a-z]+)\//.exec(
      file,
    ) ?? []
  return DOMAINS.includes(domain) ? domain : undefined
}

/** The folders of the unit tests of a domain. */
export const foldersOf = (domain) =>
  KINDS.map((kind) => `tests/${kind}/${domain}/`).filter((folder) => existsSync(path.join(root, folder)))

const isTest = (file) => /^tests\/.+\.test\.tsx?$/.test(file)

/** What a changed file of a domain affects: a test itself alone, and a screen of the back office no procedure. */
function affectedBy(file) {
  if (isTest(file)) return [file]
  const folders = foldersOf(domainOf(file))
  return file.startsWith('client/')
    ? folders.filter((folder) => !/^tests\/(api|rest)\//.test(folder))
    : folders
}

/**
 * What a change needs before its commit: the tests of its domains, or null where it touches what all domains use, so
 * that the imports have to tell which tests it affects. Documents and browser journeys need no unit test.
 */
export function testsFor(files) {
  const read = files.filter(
    (file) => /\.(tsx?|mjs|css|sql|json)$/.test(file) && !file.startsWith('tests/e2e/'),
  )
  if (read.some((file) => !isTest(file) && domainOf(file) === undefined)) return null
  return [...new Set(read.flatMap(affectedBy))]
}

const lines = ({ output }) => output.split('\n').filter((line) => line !== '')
const changedFiles = async () => [
  ...lines(await run('git', ['diff', '--name-only', '--no-renames', 'HEAD'])),
  ...lines(await run('git', ['ls-files', '--others', '--exclude-standard'])),
]

// Both keep what they worked out, by the content of each file: nothing is left out.
const VITEST = [
  ...['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--tags-filter', '!slow'],
  '--experimental.fsModuleCache',
]
const TYPES = [
  ...['node_modules/typescript7/bin/tsc', '--noEmit', '--incremental'],
  ...['--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
]

/** Types, lint and import rules beside the tests that the changed files need: see docs/decisions/0111. */
async function check() {
  const folders = testsFor(await changedFiles())
  const tests = folders === null ? ['--changed'] : folders
  log(
    folders === null ? 'Tests that import what was changed' : `Tests in ${folders.join(' ') || 'no folder'}`,
  )
  const steps = {
    types: TYPES,
    lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
    'import rules': ['scripts/checks/architecture.mjs'],
    ...(tests.length === 0 ? {} : { tests: [...VITEST, ...tests] }),
  }
  const ended = await Promise.all(
    Object.entries(steps).map(async ([name, args]) => ({ name, ...(await run(process.execPath, args)) })),
  )
  for (const { name, code, output } of ended) {
    if (code !== 0) log(output.trimEnd())
    log(`${name}: ${code === 0 ? 'passed' : 'failed'}`)
  }
  const failed = ended.filter(({ code }) => code !== 0).map(({ name }) => name)
  if (failed.length > 0) throw new CliError(`Failed: ${failed.join(', ')}`)
}

if (process.argv[1]?.endsWith('check.mjs')) await runCli(check)
