import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './cli.mjs'

/** The first lines of a reason are the most useful: what was expected, what was found. */
const REASON_LINES = 12

/** Vitest's JSON report: how many tests passed, and of each that failed its name and the reason. */
export function vitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    // A file that could not even be loaded has no tests to count: it is one failure.
    if (status === 'failed' && assertionResults.length === 0) return [failureText(file, [message])]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failureText(`${file} › ${fullName}`, failureMessages))
  })
  return { passed: numPassedTests, failures }
}

/** Playwright's JSON report, in the same shape; each reason ends with where the trace is. */
export function playwrightReport({ stats, suites, errors }) {
  const messages = (list) => list.map(({ message }) => message ?? '')
  const failures = specsOf(suites).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ projectName, results }) => {
        const reasons = messages(results.flatMap((result) => result.errors))
        const traces = results.flatMap(({ attachments = [] }) =>
          attachments.filter(({ name }) => name === 'trace').map((trace) => path.relative(root, trace.path)),
        )
        return [
          failureText(`${file}:${line} › ${title} [${projectName}]`, reasons),
          ...traces.map((trace) => `    npx playwright show-trace ${trace}`),
        ].join('\n')
      }),
  )
  return {
    passed: stats.expected,
    failures: [...failures, ...messages(errors).map((message) => failureText('Playwright', [message]))],
  }
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)])
}

function failureText(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
  return [name, ...lines.slice(0, REASON_LINES)].join('\n    ').trimEnd()
}
