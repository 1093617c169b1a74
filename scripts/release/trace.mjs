import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { CliError, root } from '../cli.mjs'

/** What the program opens by a name that it puts together, which no tracing can see: fonts of PDFs and icons, /docs. */
const OPENED_BY_NAME = [
  '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
  '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf',
  '@expo-google-fonts/archivo/900Black/Archivo_900Black.ttf',
  '@expo-google-fonts/archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'swagger-ui-dist/swagger-ui.css',
  'swagger-ui-dist/swagger-ui-bundle.js',
].map((file) => `node_modules/${file}`)

/** Colours in the terminal, which the package `debug` tries to load and does without. */
const NOT_NEEDED = ['node_modules/supports-color/**']

/** As this Node resolves the exports of a package; the one that can `require` modules looks for them first. */
const CONDITIONS = process.features.require_module ? ['node', 'module-sync'] : ['node']

const LICENCE = /^(licen[cs]e|copying|notice)/i
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * The files of node_modules that the built server loads at run time, each package's licence and package.json among them,
 * and the folders of these packages. Throws where that and package.json do not agree: whatever the program loads is in
 * `dependencies`, and nothing else is.
 */
export async function tracedFiles() {
  const server = path.join(root, 'dist/server')
  const entries = readdirSync(server, { recursive: true }).filter((file) => file.endsWith('.js'))
  const { fileList } = await nodeFileTrace(
    entries.map((file) => path.join(server, file)),
    { base: root, processCwd: root, ignore: NOT_NEEDED, conditions: CONDITIONS },
  )
  const loaded = [...fileList, ...OPENED_BY_NAME].filter((file) => file.startsWith('node_modules/'))
  const packages = [...new Set(loaded.map((file) => PACKAGE.exec(file)[0]))].sort()
  refuseWrongPackages(packages)
  const papers = packages.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name === 'package.json' || LICENCE.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const files = [...new Set([...loaded, ...papers])].sort()
  const lost = files.filter((file) => !existsSync(file))
  if (lost.length > 0) throw new CliError(`The server needs files that are not there: ${lost.join(', ')}`)
  return { files, packages }
}

function refuseWrongPackages(packages) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const developers = packages.filter((folder) => lock[folder]?.dev)
  if (developers.length > 0)
    throw new CliError(`The built server loads packages of devDependencies: ${developers.join(', ')}`)
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const unused = Object.keys(dependencies).filter((name) => !packages.includes(`node_modules/${name}`))
  if (unused.length > 0)
    throw new CliError(
      `The built server loads nothing of ${unused.join(', ')}: they belong in devDependencies.`,
    )
}
