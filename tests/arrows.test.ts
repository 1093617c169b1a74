import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const houses: string[] = []
afterAll(() => {
  for (const house of houses) if (!process.env.KEEP) rmSync(house, { recursive: true, force: true })
})

type House = Record<string, string>

/** Builds a small house of these files and says what `npm run check:arch` finds in it. */
function check(files: House) {
  const house = mkdtempSync(path.join(tmpdir(), 'agency-arrows-'))
  houses.push(house)
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  writeFileSync(
    path.join(house, 'package.json'),
    '{ "dependencies": { "zod": "*" }, "devDependencies": { "vite": "*" } }',
  )
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true })
    writeFileSync(path.join(house, name), text)
  }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/architecture.mjs', house], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, found: stdout.split('\n').filter((line) => line.includes(' -> ')) }
}

const house: House = {
  'shared/lists.ts': "import { z } from 'zod'\nexport const GENDERS = z.enum(['Female', 'Male'])",
  'drizzle/schema.ts': "import { GENDERS } from '../shared/lists'\nexport const models = GENDERS",
  'server/core/database.ts':
    "import { models } from '../../drizzle/schema'\nexport const open = () => models",
  'server/core/pictures.ts': "import type { Size } from '../workers/pictures'\nexport type Picture = Size",
  'server/workers/pictures.ts': 'export type Size = number\nexport const shrink = 1',
  'server/models/repository.ts':
    "import { models } from '../../drizzle/schema'\nexport const list = () => models",
  'server/models/service.ts': "import { list } from './repository'\nexport const show = () => list()",
  'server/models/views.ts': 'export const card = 1',
  'server/models/router.ts':
    "import { show } from './service'\nimport { card } from './views'\nexport const router = [show, card]",
  'server/bookings/service.ts':
    "import { list } from '../models/repository'\nexport const book = () => list()",
  'server/media/service.ts': "import { may } from './rules'\nexport const keep = () => may",
  'server/media/rules.ts': 'export const may = 1',
  'server/doors/trpc.ts':
    "import { router } from '../models/router'\nexport const appRouter = router\nexport type AppRouter = typeof router",
  'server/demo/agency.ts': "import { models } from '../../drizzle/schema'\nexport const seed = models",
  'server/app.ts': "import { appRouter } from './doors/trpc'\nexport const app = appRouter",
  'server/main.ts':
    "import { app } from './app'\nimport { seed } from './demo/agency'\nexport const all = [app, seed]",
  'server/dev.ts': "import { createServer } from 'vite'\nexport const dev = createServer",
  'client/src/lib/trpc.ts':
    "import type { AppRouter } from '../../../server/doors/trpc'\nexport type Api = AppRouter",
  'client/src/design/Page.tsx': 'export const Page = () => null',
  'client/src/site/HomePage.tsx': "import { Page } from '../design/Page'\nexport const HomePage = Page",
  'client/src/admin/AdminPage.tsx':
    "import { GENDERS } from '../../../shared/lists'\nexport const AdminPage = GENDERS",
}

const violations: [rule: string, file: string, line: string][] = [
  ['shared-stands-alone', 'shared/disk.ts', "import { readFileSync } from 'node:fs'"],
  ['tables-know-only-shared', 'drizzle/extra.ts', "import { open } from '../server/core/database'"],
  ['tables-through-repositories', 'server/models/rules.ts', "import { models } from '../../drizzle/schema'"],
  [
    'tables-through-repositories',
    'server/doors/pages.ts',
    "import type { models } from '../../drizzle/schema'",
  ],
  ['core-knows-no-domain', 'server/core/context.ts', "import { list } from '../models/repository'"],
  ['workers-in-their-threads', 'server/core/images.ts', "import { shrink } from '../workers/pictures'"],
  ['workers-know-no-domain', 'server/workers/mail.ts', "import { list } from '../models/repository'"],
  ['letters-below-domains', 'server/letters/bookings.ts', "import { book } from '../bookings/service'"],
  ['domain-below-doors', 'server/ratings/service.ts', "import type { AppRouter } from '../doors/trpc'"],
  ['domain-below-doors', 'server/projects/service.ts', "import { app } from '../app'"],
  ['domain-to-domain', 'server/bookings/rules.ts', "import { card } from '../models/views'"],
  ['domain-to-domain', 'server/bookings/router.ts', "import { router } from '../models/router'"],
  ['doors-below-app', 'server/doors/rest/mount.ts', "import { app } from '../../app'"],
  ['main-is-last', 'server/demo/more.ts', "import { all } from '../main'"],
  [
    'server-without-client',
    'server/enquiries/service.ts',
    "import { Page } from '../../client/src/design/Page'",
  ],
  [
    'client-without-server',
    'client/src/lib/rows.ts',
    "import type { list } from '../../../server/models/repository'",
  ],
  [
    'client-without-server',
    'client/src/lib/tables.ts',
    "import type { models } from '../../../drizzle/schema'",
  ],
  [
    'router-as-type-only',
    'client/src/lib/caller.ts',
    "import { appRouter } from '../../../server/doors/trpc'",
  ],
  ['audiences-apart', 'client/src/site/Peek.tsx', "import { AdminPage } from '../admin/AdminPage'"],
  [
    'shared-rooms-know-no-audience',
    'client/src/design/Header.tsx',
    "import { HomePage } from '../site/HomePage'",
  ],
  ['no-circles', 'server/media/rules.ts', "import { keep } from './service'"],
  ['resolves', 'client/src/lib/lost.ts', "import { gone } from './nowhere'"],
  ['runs-without-dev-packages', 'server/core/tools.ts', "import { build } from 'vite'"],
]

describe('the arrows of the house', () => {
  it('lets a house that keeps them pass', () => {
    expect(check(house)).toEqual({ status: 0, found: [] })
  })

  it('finds each planted violation, under its own rule', () => {
    const { status, found } = check({
      ...house,
      ...Object.fromEntries(violations.map(([, file, line]) => [file, line])),
    })
    expect(status).toBe(1)
    const caught = violations.map(([rule, file]) =>
      found.some((line) => line.startsWith(`${rule}: ${file} `)) ? 'caught' : `${rule} missed ${file}`,
    )
    expect(new Set(caught)).toEqual(new Set(['caught']))
  })
})
