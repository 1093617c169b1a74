import type { Statement } from 'better-sqlite3'
import type { Db } from './database'

const counts = new WeakMap<Db['$client'], Statement>()

/** Another text after each change of the database, whoever made it: what was read before may be shown as long as it stays. */
export function databaseVersion({ $client }: Pick<Db, '$client'>): string {
  const count = counts.get($client) ?? $client.prepare('select total_changes()').pluck()
  counts.set($client, count)
  return `${count.get()} ${$client.pragma('data_version', { simple: true })}`
}
