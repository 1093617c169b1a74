import type { Db } from '../core/database'
import { inserter, keepAs } from './bulk'

type Client = Db['$client']

// In SQL `of` is the number of the row that is repeated, `@by` how far on the new one is, and `@day` its day.
const mark = (number: string) => `printf('%08d', ${number})`
const moved = (column: string) => `replace(${column}, ${mark('of')}, ${mark('of + @by')})`
const onDay = (column: string) => `@day || substr(${column}, 11)`
const each = (columns: readonly string[], change: (column: string) => string) =>
  Object.fromEntries(columns.map((column) => [column, change(column)]))

/**
 * Keeps some of a table's rows, each with its number in `of`, and returns what writes all of them once more, `by`
 * numbers on. `changes`: the columns that are other ones then, in SQL.
 */
function repeater(client: Client, table: string, kept: string, changes: Record<string, string>) {
  keepAs(client, `${table}_cast`, `as ${kept}`)
  const columns = client.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[]
  const values = columns.map((column) => changes[column] ?? column)
  return inserter(client, table, columns, `select ${values.join(', ')} from ${table}_cast`)
}

/**
 * Returns what makes the models from `first` to `last` once more, with all that belongs to them but the searches'
 * words (demo/searches): `by` numbers on, on another day (YYYY-MM-DD).
 */
export function modelRepeater({ $client: client }: Db, first: number, last: number) {
  const number = 'of + @by'
  const isKept = `number between ${first} and ${last}`
  const all = (table: string) => `select *, number as of from ${table} where ${isKept}`
  const items = `models join portfolio_items i on i.model_id = models.id`
  const inserts = [
    repeater(client, 'models', all('models'), {
      number,
      ...each(['id', 'slug', 'email', 'search_text'], moved),
      ...each(['onboarded_at', 'created_at', 'updated_at'], onDay),
    }),
    repeater(
      client,
      'media',
      `select media.*, number as of from ${items} join media on media.id = i.media_id where ${isKept} order by 1`,
      { id: moved('id'), ...each(['created_at', 'claimed_at'], onDay) },
    ),
    repeater(client, 'portfolio_items', `select i.*, number as of from ${items} where ${isKept} order by 1`, {
      ...each(['id', 'model_id', 'media_id'], moved),
      created_at: onDay('created_at'),
    }),
    repeater(client, 'roster', all('roster'), {
      number,
      ...each(['id', 'slug', 'entry', 'rest_entry'], moved),
    }),
    repeater(client, 'roster_work', all('roster_work'), { number }),
  ]
  return (by: number, day: string) => {
    for (const insert of inserts) insert.run({ by, day })
  }
}

/** The same for bookings, whose numbers are only in their ids. */
export function bookingRepeater({ $client: client }: Db, first: number, last: number) {
  const kept = `select *, cast(substr(id, -8) as integer) as of from bookings
    where of between ${first} and ${last}`
  const changes = { id: moved('id'), created_at: onDay('created_at'), date_required: '@day' }
  const insert = repeater(client, 'bookings', kept, changes)
  return (by: number, day: string) => insert.run({ by, day })
}
