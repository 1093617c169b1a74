import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { main, say, Trouble } from './work.mjs'

const client = 'dist/client'
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
const { routes } = JSON.parse(readFileSync('tests/budget.json', 'utf8'))

/** The JavaScript a route makes a browser load, gzipped, against its budget in kB of 1000 bytes. */
await main(() => {
  const entry = Object.keys(manifest).find((source) => manifest[source].isEntry)
  const over = []
  for (const [route, { limit, sources }] of Object.entries(routes)) {
    const files = new Set([entry, ...sources].flatMap((source) => [...closure(source)]))
    const weight = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(`${client}/${file}`), { level: 9 }).length,
      0,
    )
    say(`${route.padEnd(28)}${(weight / 1000).toFixed(1).padStart(8)} of ${limit} kB in ${files.size} files`)
    if (weight > limit * 1000) over.push(route)
  }
  if (over.length > 0) throw new Trouble(`Over the budget of tests/budget.json: ${over.join(', ')}`)
})

/** The files that come with a source: its own chunk and all that it imports at once. */
function closure(source, seen = new Set()) {
  const chunk = manifest[source]
  if (!chunk) {
    throw new Trouble(
      `${source} has no file of its own in the build: mend tests/budget.json, or import it lazily.`,
    )
  }
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(next, seen)
  return seen
}
