import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playwrightReport } from '../../scripts/reports.mjs'

const journey = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', trace?: string) => ({
  file: 'home.spec.ts',
  line: 7,
  title,
  tests: [
    {
      projectName: 'desktop',
      status,
      results: [
        {
          errors: status === 'unexpected' || status === 'flaky' ? [{ message: `${title} broke` }] : [],
          attachments: trace ? [{ name: 'trace', path: join(process.cwd(), trace) }, { name: 'video' }] : [],
        },
      ],
    },
  ],
})
const report = (...specs: ReturnType<typeof journey>[]) =>
  playwrightReport({
    stats: { expected: specs.filter(({ tests: [test] }) => test?.status === 'expected').length },
    suites: [{ specs, suites: [] }],
    errors: [],
  })

describe('the report of the browser journeys', () => {
  it('names a journey that failed, with its reason and the trace', () => {
    const trace = 'test-results/e2e/home-breaks-desktop/trace.zip'
    expect(
      report(
        journey('works', 'expected'),
        journey('left out', 'skipped'),
        journey('breaks', 'unexpected', trace),
      ),
    ).toEqual({
      passed: 1,
      failures: [
        `home.spec.ts:7 › breaks [desktop]\n    breaks broke\n    npx playwright show-trace ${trace}`,
      ],
    })
  })

  it('fails with a journey that passes only when it is tried again', () => {
    expect(report(journey('works', 'expected'), journey('wavers', 'flaky'))).toEqual({
      passed: 1,
      failures: ['home.spec.ts:7 › wavers [desktop]\n    wavers broke'],
    })
  })

  it('fails with what belongs to no journey', () => {
    const errors = [{ message: 'the server did not start' }]
    expect(playwrightReport({ stats: { expected: 0 }, suites: [], errors }).failures).toEqual([
      'Playwright\n    the server did not start',
    ])
  })
})
