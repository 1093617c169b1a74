import { createVitest } from 'vitest/node'

/** What failed first in this run; null while nothing has. */
let failed = null
let hasRun = false
let problems = []

/** A test, or a group of tests with hooks of its own. */
function note(task) {
  hasRun = true
  if (!task.ok()) failed ??= `${task.module.relativeModuleId} > ${task.fullName}`
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

/** Which test failed first, null when all passed, or why they did not run at all. */
async function take({ tests, changed }) {
  for (const file of changed) vitest.invalidateFile(file)
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
