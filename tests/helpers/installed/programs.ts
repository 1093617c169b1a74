import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterThisTest } from '../cleanUp'

/** A version of the built program; `sql` is a migration of its own, and a broken one ends at once. */
type Kind = { version: string; sql?: string; isBroken?: boolean }

/** Makes a copy of this build as another version, as an image has it, and returns its folder. Needs `dist`. */
export function aProgram({ version, sql, isBroken }: Kind): string {
  const folder = mkdtempSync(join(tmpdir(), 'agency-program-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'dist'))
  cpSync('dist/server', join(folder, 'dist/server'), { recursive: true })
  for (const name of ['dist/client', 'node_modules', 'server'])
    symlinkSync(join(process.cwd(), name), join(folder, name))
  cpSync('drizzle', join(folder, 'drizzle'), { recursive: true })
  const own = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, version }))
  if (sql) addMigration(join(folder, 'drizzle/migrations'), sql)
  const main = join(folder, 'dist/server/main.js')
  if (isBroken) writeFileSync(main, `throw new Error('This version ends.')\n`)
  return folder
}

function addMigration(migrations: string, sql: string) {
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(migrations, 'next.sql'), sql)
}
