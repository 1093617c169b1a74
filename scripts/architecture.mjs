import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import { main, root, say, Trouble } from './work.mjs'

// Another folder can be given, which is how tests/arrows.test.ts plants its violations.
process.chdir(process.argv[2] ?? root)
const rooms = ['client', 'server', 'shared', 'drizzle']
const { options, ...ruleSet } = createRequire(import.meta.url)(`${root}/.dependency-cruiser.cjs`)

/** Holds the arrows of .dependency-cruiser.cjs, after proving that every source file really was read. */
await main(async () => {
  const { output } = await cruise(rooms, { ...options, ruleSet, validate: true })
  const { violations, totalDependenciesCruised } = output.summary

  // With a compiler it cannot use, dependency-cruiser finds no modules and is content.
  const read = new Set(output.modules.map(({ source }) => source))
  const missed = rooms.flatMap(sourcesIn).filter((file) => !read.has(file))
  if (missed.length > 0) throw new Trouble(`Not read, so not checked: ${missed.join(', ')}`)
  if (totalDependenciesCruised === 0) throw new Trouble('No import was read at all, so none was checked.')

  for (const { rule, from, to, cycle } of violations) {
    const way = cycle ? cycle.map(({ name }) => name).join(' -> ') : to
    say(`${rule.name}: ${from} -> ${way}`)
  }
  if (violations.length > 0) throw new Trouble(`${violations.length} imports go against the arrows.`)
  say(`${read.size} modules, ${totalDependenciesCruised} imports, all along the arrows`)
})

function sourcesIn(room) {
  const files = readdirSync(room, { recursive: true })
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${room}/${file.replaceAll('\\', '/')}`)
}
