import type { Statement } from 'better-sqlite3'
import type { Db } from './database'

const counts = new WeakMap<Db['$client'], Statement>()

/**
 * A text that changes with every change of the database, also by another process. While it is the same, what was read
 * still holds.
 */
export function databaseVersion({ $client }: Pick<Db, '$client'>): string {
  const count = counts.get($client) ?? $client.prepare('select total_changes()').pluck()
  counts.set($client, count)
  return `${count.get()} ${$client.pragma('data_version', { simple: true })}`
}
