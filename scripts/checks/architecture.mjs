import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import { CliError, log, root, runCli } from '../cli.mjs'

// Another folder can be given as an argument.
process.chdir(process.argv[2] ?? root)
const rooms = ['client', 'server', 'shared', 'drizzle']
const { options, ...ruleSet } = createRequire(import.meta.url)(`${root}/.dependency-cruiser.cjs`)

/** Checks the import rules of .dependency-cruiser.cjs, and that every source file was read. */
await runCli(async () => {
  const { output } = await cruise(rooms, { ...options, ruleSet, validate: true })
  const { violations, totalDependenciesCruised } = output.summary

  // With an unsupported compiler, dependency-cruiser finds no modules and reports no errors.
  const read = new Set(output.modules.map(({ source }) => source))
  const missed = rooms.flatMap(sourcesIn).filter((file) => !read.has(file))
  if (missed.length > 0)
    throw new CliError(`Not checked, because these could not be read: ${missed.join(', ')}`)
  if (totalDependenciesCruised === 0) throw new CliError('No import was read, so none was checked.')

  for (const { rule, from, to, cycle } of violations) {
    const way = cycle ? cycle.map(({ name }) => name).join(' -> ') : to
    log(`${rule.name}: ${from} -> ${way}`)
  }
  if (violations.length > 0) throw new CliError(`${violations.length} imports break the rules.`)
  log(`${read.size} modules, ${totalDependenciesCruised} imports, all follow the rules`)
})

function sourcesIn(room) {
  const files = readdirSync(room, { recursive: true })
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${room}/${file.replaceAll('\\', '/')}`)
}
