import { describe, expect, it } from 'vitest'
import { playwrightReport } from '../../scripts/reports.mjs'

const journey = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
  file: 'home.spec.ts',
  line: 7,
  title,
  tests: [
    {
      projectName: 'desktop',
      status,
      results: status === 'expected' ? [{ errors: [] }] : [{ errors: [{ message: `${title} broke` }] }],
    },
  ],
})
const report = (...specs: ReturnType<typeof journey>[]) =>
  playwrightReport({
    stats: { expected: specs.filter(({ tests: [test] }) => test?.status === 'expected').length },
    suites: [{ specs, suites: [] }],
    errors: [],
  })
const flaky = (count: number) => Array.from({ length: count }, (_, at) => journey(`flaky ${at}`, 'flaky'))

describe('the report of the browser journeys', () => {
  it('fails with a journey that failed, with its reason', () => {
    expect(report(journey('works', 'expected'), journey('breaks', 'unexpected'))).toEqual({
      passed: 1,
      failures: ['home.spec.ts:7 › breaks [desktop]\n    breaks broke'],
      flaky: [],
    })
  })

  it('names up to three that passed when tried again, and fails with more', () => {
    expect(report(journey('works', 'expected'), ...flaky(3))).toMatchObject({ passed: 4, failures: [] })
    expect(report(...flaky(3)).flaky[0]).toBe('home.spec.ts:7 › flaky 0 [desktop]\n    flaky 0 broke')
    expect(report(journey('works', 'expected'), ...flaky(4))).toMatchObject({ passed: 1, flaky: [] })
    expect(report(...flaky(4)).failures).toHaveLength(4)
  })
})
