import { type Db, statement } from './database'

/** The key in `settings` under which `/readyz` tries to write. It says nothing about the agency. */
export const WRITE_PROBE = 'write-probe'
const CHANGES = { insert: 'new', update: 'new', delete: 'old' }

/**
 * A number that every change of these tables raises, counted from the start of the process. The database itself
 * counts, so that no way of writing can forget it: a cascade counts too. Only the write probe does not count.
 */
export function changeCounter(name: string, tables: readonly string[]): (db: Db) => number {
  const counters = statement(({ $client }) => {
    const version = { now: 0 }
    $client.function(`${name}_changed`, { directOnly: false }, () => {
      version.now++
      return null
    })
    for (const table of tables)
      for (const [change, row] of Object.entries(CHANGES))
        $client.exec(`create temp trigger ${name}_${table}_after_${change} after ${change} on main.${table}
          ${table === 'settings' ? `when ${row}.key <> '${WRITE_PROBE}'` : ''}
          begin select ${name}_changed(); end`)
    return version
  })
  return (db) => counters(db).now
}
