import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { domainOf, foldersOf, testsFor } from '../../scripts/check.mjs'

const root = path.resolve(import.meta.dirname, '../..')

describe('npm run check', () => {
  it.each([
    ['server/features/desk/claims/options.service.ts', 'desk'],
    ['shared/roster/modelFields.ts', 'roster'],
    ['client/src/admin/operations/system/SystemPage.tsx', 'operations'],
    ['tests/api/intake/bookings.test.ts', 'intake'],
    ['tests/screens/admin/access/login.test.tsx', 'access'],
    ['tests/screens/talent/desk/jobs.test.tsx', 'desk'],
    ['server/core/db/database.ts', undefined],
    ['client/src/design/form/Field.tsx', undefined],
    ['client/src/site/home/HomePage.tsx', undefined],
    ['drizzle/schema.ts', undefined],
  ])('finds the domain of %s', (file, domain) => {
    expect(domainOf(file)).toBe(domain)
  })

  it('runs the tests of the domains that were changed', () => {
    expect(
      testsFor(['server/features/desk/claims/rules.ts', 'shared/desk/jobs/jobs.ts', 'README.md']),
    ).toEqual([
      'tests/rules/desk/',
      'tests/api/desk/',
      'tests/rest/desk/',
      'tests/screens/admin/desk/',
      'tests/screens/talent/desk/',
    ])
  })

  it('runs no procedures for a screen of the back office', () => {
    expect(testsFor(['client/src/admin/roster/boards/BoardsPage.tsx'])).toEqual([
      'tests/rules/roster/',
      'tests/screens/admin/roster/',
      'tests/screens/site/roster/',
      'tests/screens/account/roster/',
      'tests/screens/talent/roster/',
    ])
  })

  it('runs a changed test by itself, wherever it is', () => {
    const changed = ['tests/api/desk/jobs/jobs.test.ts', 'tests/project/check.test.ts']
    expect(testsFor(changed)).toEqual(changed)
  })

  it('goes by the imports where something was changed that all domains use', () => {
    expect(testsFor(['server/features/desk/claims/rules.ts', 'server/core/errors.ts'])).toBeNull()
  })

  it('runs no unit test for documents and browser journeys', () => {
    expect(testsFor(['README.md', 'docs/safety.md', 'tests/e2e/desk/chart.spec.ts'])).toEqual([])
  })

  const tests = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(attack|fault)\//.test(file))

  it.each(['media', 'access', 'agency', 'roster', 'desk', 'money', 'intake', 'talent', 'operations'])(
    'takes less than 30 %% of the test files for a change in %s',
    (domain) => {
      const taken = tests.filter((file) => foldersOf(domain).some((folder) => file.startsWith(folder)))
      expect(taken.length).toBeGreaterThan(0)
      expect(taken.length / tests.length).toBeLessThan(0.3)
    },
  )
})
