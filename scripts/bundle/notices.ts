import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const read = (...parts: string[]) =>
  readFileSync(path.join(root, ...parts), 'utf8')
    .replace(/^\s*\n/, '')
    .trimEnd()

/** Licences whose works may be part of a program under the AGPL-3.0 (docs/decisions/0106). */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'OFL-1.1', 'CC0-1.0', 'Unlicense', 'Python-2.0', 'Zlib'],
])

/** Whether a licence expression, as package.json has it, allows the use in a program under the AGPL-3.0. */
export const isAllowed = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)))

/** Their letters are in the site's own files, cut out of these packages (scripts/pictures/fonts.py). */
const FONTS = ['node_modules/@fontsource-variable/archivo', 'node_modules/@fontsource/ibm-plex-mono']

type PackageJson = {
  name: string
  license?: string
  licenses?: { type: string }[]
  author?: string | { name: string }
  repository?: string | { url: string }
}

const packageJson = (folder: string): PackageJson => JSON.parse(read(folder, 'package.json'))

/** Packages whose package.json names none, or that of the package instead of the program in it. */
const NAMED_ELSEWHERE: Record<string, string> = {
  'png-js': 'MIT',
  '@flydotio/litestream-linux-x64': 'Apache-2.0',
}

/** The licence that a package names. */
export function licenceOf(folder: string): string {
  const { name, license, licenses = [] } = packageJson(folder)
  return NAMED_ELSEWHERE[name] ?? license ?? licenses.map(({ type }) => type).join(' AND ')
}

/** The folders of the installed packages that are not only for development. */
export function productionPackages(): string[] {
  const { packages }: { packages: Record<string, { dev?: true }> } = JSON.parse(read('package-lock.json'))
  return Object.entries(packages).flatMap(([folder, { dev }]) =>
    folder !== '' && !dev && existsSync(path.join(root, folder)) ? [folder] : [],
  )
}

/** The folders of the packages that these modules of a bundle are from. */
const packagesOf = (modules: Iterable<string>) =>
  [...modules].flatMap((id) => {
    const file = path.relative(root, id).replaceAll(path.sep, '/')
    return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []
  })

const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense)/i
/** sharp's libvips lists in it the libraries that it contains. */
const LIBVIPS = '/@img/sharp-libvips-'

/** The licence texts of a package, in its own words, or the standard text where it comes without one. */
function textsOf(folder: string): string[] {
  const files = readdirSync(path.join(root, folder)).filter((name) => LICENCE_FILE.test(name))
  const own = files.sort().map((name) => read(folder, name))
  if (folder.includes(LIBVIPS))
    return [read(folder, 'README.md'), standard('LGPL-3.0'), standard('GPL-3.0'), ...own]
  return own.length > 0 ? own : [`${authorOf(folder)}\n\n${standard(licenceOf(folder))}`]
}

const standard = (licence: string) => read('scripts/bundle/licences', `${licence}.txt`)

function authorOf(folder: string): string {
  const { name, author, repository } = packageJson(folder)
  const who = typeof author === 'object' ? author.name : author?.replace(/ *<.*/, '')
  const where = typeof repository === 'object' ? repository.url : repository
  return `${name} names its licence, ${licenceOf(folder)}, and brings no text of it. Copyright ${who ?? 'its authors'}, ${where}`
}

const LINE = '-'.repeat(79)

/** The licence of this program, then each text with the packages whose it is. The same packages give the same text. */
export function noticesOf(folders: Iterable<string>): string {
  const packagesByText = new Map<string, Set<string>>()
  for (const folder of [...new Set(folders)].sort())
    for (const text of textsOf(folder).map((each) => each.replaceAll('\r\n', '\n')))
      packagesByText.set(text, (packagesByText.get(text) ?? new Set()).add(packageJson(folder).name))
  const notices = [...packagesByText].map(([text, names]) => `${[...names].join(', ')}\n\n${text}`)
  const about = `This program is free software under the GNU Affero General Public License, version 3 only. Its text comes first,\nthen the licences of the packages and fonts that are part of the program.`
  return `${[about, read('LICENSE'), ...notices].join(`\n\n${LINE}\n\n`)}\n`
}

/**
 * Vite plugin: writes the licence and the notices of all packages, those of the server and those in the client's bundle,
 * beside the client as licences.txt. Refuses a package whose licence does not fit.
 */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      const folders = [...productionPackages(), ...packagesOf(this.getModuleIds()), ...FONTS]
      const refused = folders.filter((folder) => !isAllowed(licenceOf(folder)))
      if (refused.length > 0)
        this.error(`These packages have a licence that does not fit the AGPL-3.0: ${refused.join(', ')}`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: noticesOf(folders) })
    },
  }
}
