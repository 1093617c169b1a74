import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** What a release has beside the packages, by its place in the project; `as` is its place in the release. */
const OWN = [
  { from: 'dist/client' },
  { from: 'dist/server' },
  { from: 'dist/commit' },
  { from: 'drizzle/migrations' },
  { from: 'server/demo/share.jpg' },
  { from: '.env.example' },
  { from: 'CHANGELOG.md' },
  { from: 'LICENSE' },
  { from: 'dist/client/licences.txt', as: 'licences.txt' },
  { from: 'docs/operations/release', as: 'operations' },
  { from: 'docs/operations/Caddyfile', as: 'operations/Caddyfile' },
  { from: 'scripts/release/agency', as: 'agency' },
]

/** Litestream, where npm has it for this kind of machine; without it a release has no `agency replica`. */
export const LITESTREAM = `node_modules/@flydotio/litestream-${process.platform}-${process.arch}/litestream`
/** Litestream's package comes without its licence. */
const LICENCE_OF_LITESTREAM = 'scripts/bundle/licences/Apache-2.0.txt'

/** Where nodejs.org's archive and NodeSource's package have it. */
const LICENCES_OF_NODE = [
  path.join(path.dirname(process.execPath), '../LICENSE'),
  '/usr/share/doc/nodejs/LICENSE',
]

/**
 * Lays a release out in `folder`: everybody may read it, nobody but its owner write, and SHA256SUMS names the hash of
 * every other file. With a `publicKey` the next release must be signed with its other half.
 */
export function stage(folder, packageFiles, sbom, publicKey) {
  for (const { from, as = from } of OWN)
    for (const [file, place] of filesBelow(from, as)) put(file, path.join(folder, place))
  for (const file of packageFiles) put(file, path.join(folder, file))
  put(process.execPath, path.join(folder, 'bin/node'))
  const licence = LICENCES_OF_NODE.find((file) => existsSync(file))
  if (licence) put(licence, path.join(folder, 'bin/node.LICENSE'))
  const programs = ['bin/node', 'agency']
  if (existsSync(LITESTREAM)) {
    put(LITESTREAM, path.join(folder, 'bin/litestream'))
    put(LICENCE_OF_LITESTREAM, path.join(folder, 'bin/litestream.LICENSE'))
    programs.push('bin/litestream')
  }
  for (const program of programs) chmodSync(path.join(folder, program), 0o755)
  write(folder, 'package.json', ownPackage())
  write(folder, 'sbom.json', sbom)
  if (publicKey) writeFileSync(path.join(folder, 'release.pub'), publicKey, { mode: 0o644 })
  const sums = filesBelow(folder, '').map(([file, place]) => `${sha256(file)}  ${place}\n`)
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''), { mode: 0o644 })
  openFolders(folder)
}

/** What the program reads of itself. */
function ownPackage() {
  const { name, version, license, type, config } = JSON.parse(readFileSync('package.json', 'utf8'))
  return { name, version, private: true, license, type, config }
}

const write = (folder, name, content) =>
  writeFileSync(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o644 })

/** Every file at or below `from` with its place below `as`, in a fixed order. */
function filesBelow(from, as) {
  if (!isFolder(from)) return [[from, as]]
  return readdirSync(from)
    .sort()
    .flatMap((name) => filesBelow(path.join(from, name), path.posix.join(as, name)))
}

const isFolder = (place) => statSync(place).isDirectory()

function put(from, to) {
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(from, to)
  chmodSync(to, 0o644)
}

/** Whatever the umask of who builds. */
function openFolders(folder) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) openFolders(path.join(folder, entry.name))
}

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')
