import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { LITESTREAM } from './stage.mjs'

/**
 * The release's CycloneDX document: npm's own list of the production packages, without those that are left out, and with
 * Node. Its number and time come from the release instead of the moment, so that two builds say the same.
 */
export function billOfMaterials(packages, { name, version, commit, seconds }) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const document = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64_000_000 }))
  const present = new Set(packages.map(nameAndVersion))
  const components = document.components
    .filter((component) => present.has(`${component.name}@${component.version}`))
    .sort(byReference)
  const programs = [nodeItself(), ...litestreamItself()]
  const isKept = new Set([...components, ...programs].map((component) => component['bom-ref']))
  const itself = document.metadata.component['bom-ref']
  const dependencies = document.dependencies
    .filter(({ ref }) => isKept.has(ref) || ref === itself)
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => isKept.has(other)).sort() }))
    .sort((one, other) => (one.ref < other.ref ? -1 : 1))
  const about = {
    ...document.metadata.component,
    type: 'application',
    name: 'agency',
    version,
    properties: commit === null ? [] : [{ name: 'commit', value: commit }],
  }
  return {
    ...document,
    serialNumber: `urn:uuid:${uuidOf(`${name} ${commit}`)}`,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      lifecycles: [{ phase: 'build' }],
      tools: document.metadata.tools,
      component: about,
    },
    components: [...programs, ...components],
    dependencies,
  }
}

const byReference = (one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)

function nameAndVersion(folder) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return `${name}@${version}`
}

function nodeItself() {
  const version = process.versions.node
  return {
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    hashes: hashesOf(process.execPath),
    licenses: [{ license: { id: 'MIT' } }],
  }
}

function litestreamItself() {
  if (!existsSync(LITESTREAM)) return []
  const version = execFileSync(LITESTREAM, ['version'], { encoding: 'utf8' }).trim().replace(/^v/, '')
  const itself = {
    'bom-ref': `litestream@${version}`,
    type: 'application',
    name: 'litestream',
    version,
    purl: `pkg:github/benbjohnson/litestream@v${version}`,
    hashes: hashesOf(LITESTREAM),
    licenses: [{ license: { id: 'Apache-2.0' } }],
  }
  return [itself]
}

const hashesOf = (file) => [
  { alg: 'SHA-256', content: createHash('sha256').update(readFileSync(file)).digest('hex') },
]

/** A number in the form of a UUID, made of a text. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
