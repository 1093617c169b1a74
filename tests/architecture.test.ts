import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type File = { file: string; text: string }
type Rule = { rule: string; breaks: (file: File) => boolean; planted: Partial<File>[] }

/** Lists and texts, which grow with the product and not with its logic. */
const mayBeLong = [
  /^drizzle\/schema\.ts$/,
  /^server\/doors\/rest\/(table|rows)\.ts$/,
  /^shared\/(messages|lists|agency)\.ts$/,
  /^client\/src\/words\/[^/]+\.ts$/,
  /^server\/demo\/(people|shoots|applicants)\.ts$/,
  /^tests\/arrows\.test\.ts$/,
  /^tests\/helpers\/specificationTable\.ts$/,
]
const rooms = ['core', 'doors', 'demo', 'workers', 'letters', 'archive']
const domainWords = ['repository.ts', 'rules.ts', 'views.ts', 'service.ts', 'router.ts']

const domainFile = ({ file }: File) => {
  const [, folder, ...rest] = /^server\/([^/]+)\/(.+)$/.exec(file) ?? []
  return folder && !rooms.includes(folder) ? rest.join('/') : undefined
}

const rules: Rule[] = [
  {
    rule: 'a domain holds only repository, rules, views, service and router',
    breaks: (given) => {
      const name = domainFile(given)
      return name !== undefined && !domainWords.includes(name)
    },
    planted: [{ file: 'server/models/mapper.ts' }, { file: 'server/models/pages/service.ts' }],
  },
  {
    rule: 'beside its rooms and domains the server has only main, app, listen, jobs and dev',
    breaks: ({ file }) =>
      /^server\/[^/]+$/.test(file) && !/^server\/(main|app|dev|jobs|listen)\.ts$/.test(file),
    planted: [{ file: 'server/routes.ts' }],
  },
  {
    rule: 'the client has lib, design, words and its four audiences, beside boot, main, app and providers',
    breaks: ({ file }) =>
      file.startsWith('client/src/') &&
      !/^client\/src\/((lib|design|words|site|account|talent|admin)\/|(boot\.ts|(main|app|providers)\.tsx)$)/.test(
        file,
      ),
    planted: [{ file: 'client/src/components/Button.tsx' }, { file: 'client/src/hooks.ts' }],
  },
  {
    rule: 'no name that says nothing: utils, helpers, misc, common',
    breaks: ({ file }) =>
      !file.startsWith('tests/helpers/') && /(^|[/.])(utils?|helpers?|misc|common)([/.]|$)/i.test(file),
    planted: [
      { file: 'server/core/utils.ts' },
      { file: 'client/src/lib/helpers/dates.ts' },
      { file: 'shared/common.ts' },
    ],
  },
  {
    rule: 'no file above 250 lines, but for lists and texts',
    breaks: ({ file, text }) => text.split('\n').length > 251 && !mayBeLong.some((long) => long.test(file)),
    planted: [{ text: 'const a = 1\n'.repeat(251) }],
  },
  {
    rule: 'no barrels: nothing is exported again from elsewhere',
    breaks: ({ file, text }) =>
      /(^|\/)index\.tsx?$/.test(file) || /^\s*export\s+(type\s+)?(\*|\{[^}]*\})[^\n]*\sfrom\s/m.test(text),
    planted: [
      { file: 'server/models/index.ts' },
      { text: "export * from './rules'\n" },
      { text: "export {\n  list,\n} from './repository'\n" },
      { text: "export type { Model } from './views'\n" },
    ],
  },
  {
    rule: 'no any',
    breaks: ({ text }) => /(:|<|\bas|\||=|,(?=\s*any>))\s*any\b\s*($|[)\]};,>|&[=])/m.test(text),
    planted: [
      { text: 'const row: any = 1\n' },
      { text: 'list as any\n' },
      { text: 'type A = Record<string, any>\n' },
      { text: 'let rows: any[]\n' },
    ],
  },
  {
    rule: 'the compiler is never told to look away',
    breaks: ({ text }) => /@ts-(ignore|nocheck)/.test(text),
    planted: [{ text: '// @ts-ignore\n' }, { text: '// @ts-nocheck\n' }],
  },
  {
    rule: 'a test lies where a step runs it: .spec in tests/e2e, .test everywhere else in tests',
    breaks: ({ file }) =>
      (/\.spec\.tsx?$/.test(file) && !file.startsWith('tests/e2e/')) ||
      (/\.test\.tsx?$/.test(file) && !/^tests\/(?!e2e\/)/.test(file)),
    planted: [
      { file: 'tests/api/models.spec.ts' },
      { file: 'server/models/rules.test.ts' },
      { file: 'tests/e2e/a.test.ts' },
    ],
  },
]

// This file is left out: it speaks of what it forbids.
const files: File[] = ['client', 'server', 'shared', 'drizzle', 'scripts', 'tests']
  .flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file.replaceAll(path.sep, '/')),
    ),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && file !== 'tests/architecture.test.ts')
  .map((file) => ({ file, text: read(file) }))

describe('the house', () => {
  it('is really read', () => {
    expect(files.map(({ file }) => file)).toContain('drizzle/schema.ts')
    expect(files.length).toBeGreaterThan(30)
  })

  it.each(rules)('$rule', ({ breaks }) => {
    expect(files.filter(breaks).map(({ file }) => file)).toEqual([])
  })

  it.each(rules)('would see it: $rule', ({ breaks, planted }) => {
    const innocent: File = {
      file: 'server/core/innocent.ts',
      text: 'export const company: string = "any model"\n',
    }
    expect(breaks(innocent)).toBe(false)
    for (const given of planted)
      expect({ ...given, seen: breaks({ ...innocent, ...given }) }).toEqual({ ...given, seen: true })
  })
})

describe('the package', () => {
  it('has a lock that names no registry, so that it installs from any', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved":|registry\./)
  })

  it('has only scripts that lead somewhere', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const paths = Object.values(scripts).flatMap((script) => script.match(/\S+\.(mjs|ts)\b/g) ?? [])
    expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })
})
