import { createVitest } from 'vitest/node'

/** What failed first in this run, by its file and its titles; null while nothing has. */
let failed = null
let hasRun = false
let problems = []

const titlesOf = ({ name, parent }) =>
  parent && parent.type !== 'module' ? [...titlesOf(parent), name] : [name]

/** A test, or a group of tests with hooks of its own. */
function note(task) {
  hasRun = true
  if (!task.ok()) failed ??= { file: task.module.relativeModuleId, titles: titlesOf(task) }
}

/**
 * Runs in a copy of the sources, for as long as the process that started it: its Vitest stays, so that only what has
 * changed is transformed again. The worker of each run is a new process, so no module that was evaluated is left.
 */
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  tagsFilter: ['!slow'],
  reporters: [
    {
      onTestCaseResult: note,
      onTestSuiteResult: note,
      onTestModuleEnd: (file) => void problems.push(...file.errors()),
    },
  ],
})

/** Matches a test, or those of a group, by the titles from the outermost group on, as Vitest joins them. */
const withTitles = (titles) => new RegExp(titles.join(' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))

/** A screen that a mistake has broken is waited for in vain, so not for as long as on a busy machine. */
const BROKEN_MS = '20000'

/** Which of the tests, or of those with these titles, failed first, null when all passed, or why they did not run at all. */
async function take({ tests, titles, changed }) {
  for (const file of changed) vitest.invalidateFile(file)
  if (titles) {
    vitest.setGlobalTestNamePattern(withTitles(titles))
    delete process.env.SCREEN_WAIT_MS
  } else {
    vitest.resetGlobalTestNamePattern()
    process.env.SCREEN_WAIT_MS = BROKEN_MS
  }
  failed = null
  hasRun = false
  problems = []
  const ended = await vitest.runTestSpecifications(await vitest.globTestSpecifications(tests))
  problems.push(...ended.unhandledErrors)
  if (failed || (hasRun && problems.length === 0)) return { failed }
  return { refused: problems.map(({ message, stack }) => stack ?? message).join('\n') }
}

process.on('message', async (wish) => {
  const answer = await take(wish).catch((error) => ({ refused: error.stack }))
  if (process.connected) process.send(answer)
})
process.once('disconnect', async () => {
  await vitest.close()
  process.exit()
})
