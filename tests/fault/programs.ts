import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/core/projectRoot'
import { aFolder } from '../helpers/servers/theServer'

const ITS_MIGRATIONS = join('drizzle', 'migrations')
type Journal = { entries: { idx: number; when: number; tag: string }[] }

/**
 * The built server in its own folder, as an older or a newer version of this program: with only the first `upTo`
 * migrations, or with the SQL of one `more`. A server finds its program only by its location.
 */
export function aProgram({ upTo, more }: { upTo?: number; more?: string }) {
  const root = aFolder()
  const migrations = join(root, ITS_MIGRATIONS)
  cpSync(join(projectRoot, ITS_MIGRATIONS), migrations, { recursive: true })
  const journalFile = join(migrations, 'meta', '_journal.json')
  const journal: Journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  const entries = journal.entries.slice(0, upTo)
  const last = entries.at(-1)
  if (more !== undefined && last) {
    entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'more' })
    writeFileSync(join(migrations, 'more.sql'), more)
  }
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }))

  cpSync(join(projectRoot, 'package.json'), join(root, 'package.json'))
  cpSync(join(projectRoot, 'dist', 'server'), join(root, 'dist', 'server'), { recursive: true })
  for (const same of ['node_modules', join('dist', 'client')])
    symlinkSync(join(projectRoot, same), join(root, same))
  return { root, migrations, newest: entries.at(-1)?.when ?? 0 }
}

/** A table rebuilt with all its rows, as drizzle-kit writes it where SQLite cannot alter a table. */
export function aRebuild(table: string, definition: string, indexes: readonly string[]): string {
  const again = definition
    .replace(new RegExp(`CREATE TABLE [\`"]?${table}[\`"]?`), `CREATE TABLE \`__new_${table}\``)
    .replaceAll(`"${table}".`, `"__new_${table}".`)
  return [
    'PRAGMA foreign_keys=OFF;',
    again,
    `INSERT INTO \`__new_${table}\` SELECT * FROM \`${table}\`;`,
    `DROP TABLE \`${table}\`;`,
    `ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\`;`,
    'PRAGMA foreign_keys=ON;',
    ...indexes,
  ].join('--> statement-breakpoint\n')
}
