import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Agency } from './people'

/** They change whenever anybody asks for anything, or when a minute has passed. */
const OF_EVERY_REQUEST = ['sessions', 'rate_limits', 'audit_events', 'sqlite_sequence', 'settings']

/** The server sends mails meanwhile, which counts their tries and empties them; to whom and about what they are stays. */
const columnsOf = (table: string) => sql.raw(table === 'outbox' ? 'id, recipient, subject' : '*')

/** The stored data: every row of every table, and every stored file by its hash, one text each. */
export function holdings({ db }: Agency, uploadsDir: string): Set<string> {
  const tables = db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and sql not like 'CREATE VIRTUAL%'`,
  )
  const rows = tables
    .filter(({ name }) => !OF_EVERY_REQUEST.includes(name))
    .flatMap(({ name }) =>
      db
        .all<object>(sql`select ${columnsOf(name)} from ${sql.identifier(name)}`)
        .map((row) => `${name} ${JSON.stringify(row)}`),
    )
  const files = readdirSync(uploadsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `file ${relative(uploadsDir, file)} ${hashOf(file)}`)
  return new Set([...rows, ...files])
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Those that name one of these ids. */
export const about = (all: Set<string>, ids: readonly string[]) =>
  new Set([...all].filter((each) => ids.some((id) => each.includes(id))))

/** Removed or changed rows, marked `-`, and added ones, marked `+`. */
export function changes(before: Set<string>, after: Set<string>): string[] {
  const gone = [...before].filter((each) => !after.has(each)).map((each) => `- ${each}`)
  const added = [...after].filter((each) => !before.has(each)).map((each) => `+ ${each}`)
  return [...gone, ...added]
}
