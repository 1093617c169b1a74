import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { playwrightReport, vitestReport } from '../scripts/reports.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agency-failing-'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a test program in the folder, and reads the report that it leaves there. */
function reportOf(program: string, args: string[], env: Record<string, string> = {}) {
  spawnSync(process.execPath, [resolve(program), ...args], { cwd: folder, env: { ...process.env, ...env } })
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
}

it('a unit test that fails is named with its file and its reason, and so is a file that cannot be loaded', () => {
  writeFileSync(
    join(folder, 'sum.test.js'),
    `import { expect, it } from 'vitest'
     it('adds', () => expect(1 + 1).toBe(2))
     it('adds wrongly', () => expect(1 + 1).toBe(3))`,
  )
  writeFileSync(join(folder, 'broken.test.js'), `throw new Error('no such door')`)
  const { passed, failures } = vitestReport(
    reportOf('node_modules/vitest/vitest.mjs', ['run', '--reporter=json', '--outputFile=report.json']),
  )
  expect(passed).toBe(1)
  expect(failures).toHaveLength(2)
  expect(failures.join('\n')).toMatch(/sum\.test\.js › adds wrongly\n +AssertionError: expected 2 to be 3/)
  expect(failures.join('\n')).toMatch(/broken\.test\.js\n +no such door/)
})

it('a journey that fails is named with its device, and so is one that passed when tried again', () => {
  writeFileSync(
    join(folder, 'walk.spec.js'),
    `import { expect, test } from '@playwright/test'
     test('arrives', () => expect('here').toBe('here'))
     test('goes astray', () => expect('there').toBe('here'))
     test('arrives late', ({}, { retry }) => expect(retry).toBe(1))`,
  )
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `export default { retries: 1, workers: 1, projects: [{ name: 'phone' }], reporter: 'json' }`,
  )
  const { passed, failures } = playwrightReport(
    reportOf('node_modules/@playwright/test/cli.js', ['test'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'report.json'),
    }),
  )
  expect(passed).toBe(1)
  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatch(
    /^walk\.spec\.js:3 › goes astray \[phone\]\n +Error: .*\n(.*\n)* +Expected: "here"/,
  )
  expect(failures[1]).toMatch(/^walk\.spec\.js:4 › arrives late \[phone\], at first\n/)
})
