import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

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
  const node = nodeItself()
  const isKept = new Set([...components, node].map((component) => component['bom-ref']))
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
    components: [node, ...components],
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
  const content = createHash('sha256').update(readFileSync(process.execPath)).digest('hex')
  return {
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    hashes: [{ alg: 'SHA-256', content }],
    licenses: [{ license: { id: 'MIT' } }],
  }
}

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
