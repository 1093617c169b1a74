import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mutants } from '../../scripts/mutants/list.mjs'
import { applied, testsOf } from '../../scripts/mutants/main.mjs'

const root = path.resolve(import.meta.dirname, '../..')

describe('the mistakes of npm run mutants', () => {
  it('are forty, each another one', () => {
    expect(mutants.length).toBe(40)
    expect(new Set(mutants.map(({ what }) => what)).size).toBe(40)
  })

  it.each(['media', 'access', 'agency', 'roster', 'desk', 'intake', 'talent', 'operations'])(
    'are in the server of %s too',
    (domain) => {
      const there = mutants.filter(({ file }) => file.startsWith(`server/features/${domain}/`))
      expect(there.length).toBeGreaterThan(0)
    },
  )

  it.each(mutants)('still have their place: $what', (mutant) => {
    expect(applied(readFileSync(path.join(root, mutant.file), 'utf8'), mutant)).toContain(mutant.after)
    const places = [...testsOf(mutant), mutant.foundBy]
    expect(places).not.toEqual([])
    for (const place of places) expect(existsSync(path.join(root, place)), place).toBe(true)
  })

  it('name the one whose text is not there once', () => {
    const mutant = { what: 'one is two', foundBy: 'a.test.ts', file: 'a.ts', before: '1', after: '2' }
    expect(applied('x = 1', mutant)).toBe('x = 2')
    for (const text of ['x = 3', 'x = 1 + 1'])
      expect(() => applied(text, mutant)).toThrow(
        'The mutant "one is two" is not in a.ts exactly once any more: mend its text in scripts/mutants.',
      )
  })

  it('are looked for by the tests of their domain, those of a screen by its screens', () => {
    expect(testsOf({ file: 'server/features/desk/claims/rules.ts' })).toEqual([
      'tests/rules/desk/',
      'tests/api/desk/',
      'tests/rest/desk/',
    ])
    expect(testsOf({ file: 'client/src/admin/roster/boards/BoardsPage.tsx' })).toEqual([
      'tests/screens/admin/roster/',
      'tests/screens/site/roster/',
      'tests/screens/account/roster/',
      'tests/screens/talent/roster/',
    ])
  })
})
