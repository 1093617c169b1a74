import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type File = { file: string; text: string }
type Rule = { rule: string; breaks: (file: File) => boolean }

/** Lists and texts, which grow with the product and not with its logic. */
const mayBeLong = [
  /^drizzle\/schema\.ts$/,
  /^server\/http\/rest\/(routes|defineRoute)\.ts$/,
  /^shared\/(messages|lists|agency)\.ts$/,
  /^client\/src\/(copy\/[^/]+|(.+[/.])?copy)\.ts$/,
  /^server\/demo\/(people|projects|applicants|desk\/jobs)\.ts$/,
  /^tests\/helpers\/specificationTable\.ts$/,
]
/** `service.ts`, or `options.service.ts` where a feature has several of a kind; a domain itself has only its router. */
const featureFile =
  /^server\/features\/[a-z]+\/(router|[^/]+\/([A-Za-z]+\.)?(repository|rules|views|service|router))\.ts$/

const rules: Rule[] = [
  {
    rule: 'a feature holds only repository, rules, views, service and router',
    breaks: ({ file }) => file.startsWith('server/features/') && !featureFile.test(file),
  },
  {
    rule: 'the root of server/ holds only main, dev, start, app, router and jobs',
    breaks: ({ file }) =>
      /^server\/[^/]+$/.test(file) && !/^server\/(main|dev|start|app|router|jobs)\.ts$/.test(file),
  },
  {
    rule: 'client/src holds lib, design, copy, the four audiences, both entries, the starter, routes, app, page frames and providers',
    breaks: ({ file }) =>
      file.startsWith('client/src/') &&
      !/^client\/src\/((lib|design|copy|site|account|talent|admin)\/|((routes|start)\.ts|(entryClient|entryServer|app|pageFrames|providers)\.tsx)$)/.test(
        file,
      ),
  },
  {
    rule: 'no names without meaning: utils, helpers, misc, common',
    breaks: ({ file }) =>
      !file.startsWith('tests/helpers/') && /(^|[/.])(utils?|helpers?|misc|common)([/.]|$)/i.test(file),
  },
  {
    rule: 'no file above 250 lines, except lists and texts',
    breaks: ({ file, text }) => text.split('\n').length > 251 && !mayBeLong.some((long) => long.test(file)),
  },
  {
    rule: 'no barrels: no re-exports',
    breaks: ({ file, text }) =>
      /(^|\/)index\.tsx?$/.test(file) || /^\s*export\s+(type\s+)?(\*|\{[^}]*\})[^\n]*\sfrom\s/m.test(text),
  },
  {
    rule: 'no @ts-ignore and no @ts-nocheck',
    breaks: ({ text }) => /@ts-(ignore|nocheck)/.test(text),
  },
  {
    rule: 'rows of SQL have the type of their columns: no query<Row>',
    breaks: ({ file, text }) => file.startsWith('server/') && /\bquery</.test(text),
  },
  {
    rule: 'no lazy of React where something is typed: without a connection it takes the page away (LatePart)',
    breaks: ({ file, text }) => /^client\/src\/(admin|account|talent)\//.test(file) && /\blazy\(/.test(text),
  },
  {
    rule: 'what failed is said by Problem, ProblemBox or NotLoaded: no alert of its own outside design/feedback; the site has less to load',
    breaks: ({ file, text }) =>
      /^client\/src\/(?!site\/|design\/(feedback\/|layout\/RequireSession))/.test(file) &&
      /\brole[=:][^\n]{0,60}['"]alert['"]/.test(text),
  },
  {
    rule: 'test files end with .spec in tests/e2e and with .test in the other folders of tests',
    breaks: ({ file }) =>
      (/\.spec\.tsx?$/.test(file) && !file.startsWith('tests/e2e/')) ||
      (/\.test\.tsx?$/.test(file) && !/^tests\/(?!e2e\/)/.test(file)),
  },
]

// This file is left out, because it contains what it forbids.
const files: File[] = ['client', 'server', 'shared', 'drizzle', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && file !== 'tests/project/architecture.test.ts')
  .map((file) => ({ file, text: read(file) }))

describe('source files', () => {
  it('are found', () => {
    expect(files.map(({ file }) => file)).toContain('drizzle/schema.ts')
    expect(files.length).toBeGreaterThan(30)
  })

  it.each(rules)('$rule', ({ breaks }) => {
    expect(files.filter(breaks).map(({ file }) => file)).toEqual([])
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

describe('the folders', () => {
  const grows =
    /^(docs\/decisions|drizzle\/migrations|server\/demo\/photos|node_modules|dist|data|uploads|reports|test-results)$/
  const foldersIn = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => path.posix.join(folder, entry.name))
      .filter((name) => !grows.test(name))
      .flatMap((name) => [name, ...foldersIn(name)])

  it('have at most 25 entries each', () => {
    const wide = foldersIn('.').filter((name) => readdirSync(path.join(root, name)).length > 25)
    expect(wide).toEqual([])
  })

  it('of server/features are the domains, each named in CONTRIBUTING.md with its features', () => {
    const table = /## Domains\n([^#]+)/.exec(read('CONTRIBUTING.md'))?.[1] ?? ''
    const domains = readdirSync(path.join(root, 'server/features'))
    expect(domains.toSorted()).toEqual([
      'access',
      'agency',
      'desk',
      'intake',
      'media',
      'money',
      'operations',
      'roster',
      'talent',
    ])
    const features = domains.flatMap((domain) => foldersIn(`server/features/${domain}`))
    expect(
      [...domains, ...features.map((name) => path.basename(name))].filter(
        (name) => !table.includes(`\`${name}\``),
      ),
    ).toEqual([])
  })
})
