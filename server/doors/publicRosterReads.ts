import { parse } from 'node:querystring'
import { BATCH_MAX } from '../../shared/limits'
import { modelKey, type RosterFilters, rosterFilters } from '../../shared/models'
import { publicUrl } from '../core/config'
import type { House } from '../core/context'
import {
  featuredTexts,
  modelChoices,
  modelText,
  relatedTexts,
  rosterTexts,
  type Spelling,
} from '../roster/service'
import { withSite } from '../roster/views'
import { modelFilters } from './rest/wire/roster'
import * as rest from './rest/wire/rosterTexts'

/** A read whose input is valid: gives the answer as JSON text, or null when there is none. */
export type PublicRead = (house: House) => string | null

// The inputs are read by the same schemas as in the procedures.
const filtersIn = (given: unknown): RosterFilters | null => rosterFilters.safeParse(given).data ?? null
const keyIn = (given: unknown): string | null => modelKey.safeParse(given).data?.key ?? null
const orNull = <Value, Result>(value: Value | null, write: (value: Value) => Result): Result | null =>
  value === null ? null : write(value)

// — REST —————————————————————————————————————————————————————————————————————————————————————————————

const BELOW = /^\/public\/models\/([^/]+)(\/related)?$/

/** What a request by REST asks of the roster; null when that is not known or not valid. */
export function restRead(path: string, query: string): PublicRead | null {
  const spelled = (house: House, text: string | null) =>
    orNull(text, (ready) => withSite(ready, publicUrl(house.config)))
  if (path === '/public/models') {
    // As Express reads a query, so that a name given twice is refused there and here.
    const filters = filtersIn(modelFilters(parse(query)))
    return filters && ((house) => spelled(house, rest.modelsText(rosterTexts(house, filters, 'restEntry'))))
  }
  if (path === '/public/models/featured')
    return (house) => spelled(house, rest.listText(featuredTexts(house, 'restEntry')))
  const [, part, isRelated] = BELOW.exec(path) ?? []
  // A percent sign has to be decoded, and may not be decodable: left to Express.
  const key = part === undefined || part.includes('%') ? null : keyIn({ key: part })
  if (key === null) return null
  if (isRelated)
    return (house) => spelled(house, orNull(relatedTexts(house, key, 'restEntry'), rest.listText))
  return (house) => spelled(house, orNull(modelText(house, key, 'restEntry'), rest.modelText))
}

// — tRPC —————————————————————————————————————————————————————————————————————————————————————————————

const list = (texts: readonly string[]) => `[${texts.join(',')}]`
const ENTRY: Spelling = 'entry'

/** Each public query of the roster: reads its input, then gives the result's JSON text. */
const QUERIES = new Map<string, (input: unknown) => PublicRead | null>([
  [
    'site.models.list',
    (input) =>
      orNull(filtersIn(input), (filters) => (house) => {
        const { items, total, totalPages } = rosterTexts(house, filters, ENTRY)
        return `{"items":${list(items)},"total":${total},"totalPages":${totalPages}}`
      }),
  ],
  ['site.models.get', (input) => orNull(keyIn(input), (key) => (house) => modelText(house, key, ENTRY))],
  [
    'site.models.related',
    (input) => orNull(keyIn(input), (key) => (house) => orNull(relatedTexts(house, key, ENTRY), list)),
  ],
  ['site.models.featured', () => (house) => list(featuredTexts(house, ENTRY))],
  ['site.models.choices', () => (house) => JSON.stringify(modelChoices(house))],
])

/** What a tRPC request asks of the roster, single or in a batch; null when any part is not known or not valid. */
export function trpcRead(path: string, query: string): PublicRead | null {
  const { batch, input, ...others } = parse(query)
  if (Object.keys(others).length > 0 || Array.isArray(input)) return null
  const names = path.slice('/trpc/'.length).split(',')
  const given = input === undefined ? {} : parsed(input)
  if (batch === undefined) {
    const read = QUERIES.get(names.join())?.(input === undefined ? undefined : given)
    return read ? (house) => orNull(read(house), result) : null
  }
  if (batch !== '1' || names.length > BATCH_MAX || typeof given !== 'object' || given === null) return null
  const reads = names.map((name, index) => QUERIES.get(name)?.((given as Record<number, unknown>)[index]))
  if (!reads.every((read) => read !== null && read !== undefined)) return null
  return (house) => {
    const texts = reads.map((read) => read(house))
    return texts.every((text) => text !== null) ? list(texts.map(result)) : null
  }
}

const result = (text: string) => `{"result":{"data":${text}}}`

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
