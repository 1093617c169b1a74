import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Bundled into the server by vite.config.ts (`ssr.noExternal`), so that an installed site has no need of them. */
const BUNDLED = ['@chakra-ui/react', 'lucide-react']
/** They run the sources where nothing is built, and are no part of the built program. */
const FROM_SOURCES = /^dev\.ts$|sourceWorker\.mjs$/
/** Opened by a name that is put together: fonts of PDFs and of icons, and the page /docs. */
const OPENED = [
  '@expo-google-fonts/archivo',
  '@expo-google-fonts/archivo-narrow',
  '@expo-google-fonts/noto-sans-devanagari',
  'swagger-ui-dist',
]

const IMPORT = /(?:^|\n)(?:import|export)\s+(type\s)?[^'"]*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/g
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages whose code the built server and site load; types are gone by then. */
const imported = new Set(
  ['server', 'shared', 'drizzle', 'client/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !FROM_SOURCES.test(file))
      .flatMap((file) => [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(IMPORT)])
      .flatMap(([, isType, fixed, late]) => (isType ? [] : [packageOf(fixed ?? late ?? '')]))
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)),
  ),
)

it('what the built program loads at run time is a dependency, and nothing else is', () => {
  const loaded = [...imported, ...OPENED].filter((name) => !BUNDLED.includes(name))
  expect(Object.keys(dependencies ?? {}).toSorted()).toEqual([...new Set(loaded)].toSorted())
})

it('what is bundled, or only builds and tests, is a devDependency', () => {
  for (const name of BUNDLED) expect(Object.keys(devDependencies ?? {})).toContain(name)
  expect(Object.keys(devDependencies ?? {}).filter((name) => name in (dependencies ?? {}))).toEqual([])
})
