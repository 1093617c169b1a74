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
    if (status === 'failed' && assertionResults.length === 0) return [told(file, [message])]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages))
  })
  return { passed: numPassedTests, failures }
}

/**
 * How many browser tests may pass only at their second try. CI's machine sometimes stops for a minute, which affects
 * one or two; more are a fault of the product or the tests (decision 0070).
 */
const FLAKY_MAX = 3

/** Playwright's JSON report, in the same shape. `flaky` names what passed only when it was tried again. */
export function playwrightReport({ stats, suites, errors }) {
  const messages = (list) => list.map(({ message }) => message ?? '')
  const withStatus = (wanted) =>
    specsOf(suites).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) =>
          told(
            `${file}:${line} › ${title} [${projectName}]`,
            messages(results.flatMap((result) => result.errors)),
          ),
        ),
    )
  const flaky = withStatus('flaky')
  const isTooOften = flaky.length > FLAKY_MAX
  return {
    passed: stats.expected + (isTooOften ? 0 : flaky.length),
    failures: [
      ...withStatus('unexpected'),
      ...(isTooOften ? flaky : []),
      ...messages(errors).map((message) => told('Playwright', [message])),
    ],
    flaky: isTooOften ? [] : flaky,
  }
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)])
}

function told(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
  return [name, ...lines.slice(0, REASON_LINES)].join('\n    ').trimEnd()
}
