import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { CliError, log, runCli } from '../cli.mjs'

const client = 'dist/client'
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
const { audiences, routes } = JSON.parse(readFileSync('tests/budget.json', 'utf8'))

/** The gzipped JavaScript that each page loads, compared with its budget in kB of 1000 bytes. */
await runCli(() => {
  const entry = Object.keys(manifest).find((source) => source.endsWith('.html'))
  const over = []
  for (const { page, limit, sources } of budgets()) {
    const files = new Set([entry, ...sources].flatMap((source) => [...closure(source)]))
    const weight = [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1000
    log(`${page.padEnd(50)}${weight.toFixed(1).padStart(7)} of ${limit} kB in ${files.size} files`)
    if (weight > limit) over.push(page)
  }
  if (over.length > 0) throw new CliError(`Over budget (tests/budget.json): ${over.join(', ')}`)
})

/** The named routes, and every lazy page by the audience whose folder it is in, so that none is forgotten. */
function budgets() {
  const named = Object.entries(routes).map(([page, budget]) => ({ page, ...budget }))
  const lazy = Object.keys(manifest).filter((source) => manifest[source].isDynamicEntry)
  const pages = Object.entries(audiences).flatMap(([audience, limit]) =>
    lazy
      // A page is a component; what it loads later (a form's rules) is not part of the first view.
      .filter((source) => source.startsWith(`src/${audience}/`) && source.endsWith('.tsx'))
      .map((source) => ({ page: source, limit, sources: [source] })),
  )
  return [...named, ...pages]
}

/** The files of a source: its own chunk and all its static imports. */
function closure(source, seen = new Set()) {
  const chunk = manifest[source]
  if (!chunk) {
    throw new CliError(
      `${source} has no file of its own in the build: fix tests/budget.json, or import it lazily.`,
    )
  }
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(next, seen)
  return seen
}

function gzipped(file) {
  return gzipSync(readFileSync(`${client}/${file}`), { level: 9 }).length
}
