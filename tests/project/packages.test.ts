import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(resolve(file), 'utf8')
const { scripts, allowScripts } = JSON.parse(read('package.json'))

it('npm runs no script of a package, whoever calls it', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
})

it('the install scripts of packages are known, and only the one of the database module is run, by name', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>
  }
  const withScript = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? place.replace(/^.*node_modules\//, '') : [],
  )
  expect([...new Set(withScript)].sort()).toEqual(['@scarf/scarf', 'better-sqlite3', 'esbuild'])
  // For a newer npm, which asks. esbuild works without its script: that only replaces a wrapper by the program.
  expect(allowScripts).toEqual({ 'better-sqlite3': true, esbuild: true, '@scarf/scarf': false })
  expect(read('scripts/install.mjs')).toContain("'rebuild', 'better-sqlite3', '--ignore-scripts=false'")
})

it('no command of ours needs a hook, which npm would not run', () => {
  const names = Object.keys(scripts)
  const hooks = names.filter((name) => names.some((each) => name === `pre${each}` || name === `post${each}`))
  expect(hooks).toEqual([])
  for (const hook of ['preinstall', 'install', 'postinstall', 'prepare']) expect(names).not.toContain(hook)
})
