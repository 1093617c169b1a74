import type { Db } from '../core/database'
import { searchWords } from '../roster/rules'
import { inserter, keepAs } from './bulk'

type Client = Db['$client']

const SEARCHES = [
  { search: 'roster_search', column: 'text' },
  { search: 'roster_grams', column: 'grams' },
]
// FTS5's own settings: words gathered in memory before a segment is written, and how eagerly segments are merged.
const USUAL = { hashsize: 1_048_576, automerge: 4, crisismerge: 16 }
const LARGE = { hashsize: 268_435_456, automerge: 0, crisismerge: 1_999 }

/**
 * Writes both searches of the roster anew, each in one piece, because many small ones would have to be merged. They
 * keep no text to read it from, so what they know of those who were made is kept here; `repeat` tells that these were
 * repeated `by` numbers on, and `write` ends the work.
 */
export function searchWriter({ $client: client }: Db) {
  keepAs(client, 'words_cast', '(of integer primary key, text, grams)')
  keepAs(client, 'rounds_cast', '(first, last, by)')
  const keep = client.prepare('insert into words_cast values (?, ?, ?)')
  const entries = client.prepare('select number, entry from roster order by number').raw().all()
  for (const [number, entry] of entries as [number, string][]) {
    const { text, grams } = searchWords(JSON.parse(entry))
    keep.run(number, text, grams)
  }
  const round = client.prepare('insert into rounds_cast values (?, ?, ?)')
  const repeat = (first: number, last: number, by: number) => round.run(first, last, by)
  repeat(0, Number.MAX_SAFE_INTEGER, 0)
  const write = () => {
    for (const each of SEARCHES) writeAnew(client, each)
  }
  return { repeat, write }
}

function writeAnew(client: Client, { search, column }: (typeof SEARCHES)[number]) {
  const tell = (what: string) => client.exec(`insert into ${search} (${search}) values ('${what}')`)
  tune(client, search, LARGE)
  tell('delete-all')
  const all = 'rounds_cast cross join words_cast where of between first and last'
  inserter(client, search, ['rowid', column], `select of + by, ${column} from ${all}`).run()
  tell('optimize')
  tune(client, search, USUAL)
}

function tune(client: Client, search: string, settings: typeof USUAL) {
  // Written out: a bound number arrives as a fraction, which FTS5 refuses.
  for (const [name, value] of Object.entries(settings))
    client.exec(`insert into ${search} (${search}, rank) values ('${name}', ${value})`)
}
