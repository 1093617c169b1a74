import { sql } from 'drizzle-orm'
import { roster } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'
import type { StoredEntry } from './repository'

const ofIds = statement((db) =>
  db
    .select({
      id: roster.id,
      entry: roster.entry,
      birthDate: roster.birthDate,
      statedAge: roster.statedAge,
      number: roster.number,
    })
    .from(roster)
    .where(sql`${roster.id} in (select value from json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

/** The entries of these models by id; those that are not on the roster are left out. */
export function entriesOfIds(db: Db, ids: readonly string[]): Map<string, StoredEntry> {
  const rows = ofIds(db).all({ ids: JSON.stringify(ids) })
  return new Map(
    rows.map(({ id, entry, birthDate, statedAge, number }) => [id, [entry, birthDate, statedAge, number]]),
  )
}
