import { localDay } from '../../../../shared/format'
import { BOOKING_CHOICES, FEATURED_MODELS, RELATED_MODELS } from '../../../../shared/limits'
import { type Page, pageOf } from '../../../../shared/paging'
import { countedFrom } from '../../../../shared/roster/age'
import type { BoardFilters, ModelChoice, PublicModel } from '../../../../shared/roster/models'
import { fold } from '../../../../shared/text/fold'
import type { AppContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { notFound } from '../../../core/errors'
import { sha256 } from '../../../core/security/secrets'
import { cityKey, cityKeyParts, citySpellings } from '../../../core/text/cities'
import { publicBoardNumbers } from '../boards/repository'
import { notStored } from '../images/downloads.repository'
import * as repository from './repository'
import { faceOf, isPublic, openPictures, ROSTER_SCHEMA_VERSION, searchText } from './rules'
import { choiceView, entryOf, entryText, entryTexts } from './views'

type Spelling = repository.Spelling
const SITEMAP_MAX = 49_000 // the protocol allows 50,000 addresses a file

type Reader = Pick<AppContext, 'db' | 'clock'>
/** The day by which ages are counted (YYYY-MM-DD). */
export const rosterDay = (app: Reader) => localDay(app.clock())
/** A number that every change of the roster raises. */
export const rosterVersion = (db: Db): number => repository.rosterVersion(db)

const parsed = (text: string) => JSON.parse(text) as PublicModel

// — As JSON text, in either spelling: what publicReads.ts joins and sends ————————————————————————————

const textsOf = (app: Reader, entries: repository.StoredEntry[]) => {
  const day = rosterDay(app)
  return entries.map((entry) => entryText(entry, day))
}

/**
 * One page of the public roster, newest first. The search matches inside the words of stage name, city and types of
 * work, ignoring case and accents; search and city filter find a city by its former name too.
 */
export function rosterTexts(app: Reader, filters: BoardFilters, spelling: Spelling): Page<string> {
  const { page, limit } = filters
  const numbers = matches(app.db, filters)
  const wanted = [...numbers.subarray((page - 1) * limit, page * limit)]
  const entries = repository.entriesOf(app.db, wanted, spelling)
  return pageOf(textsOf(app, entries), numbers.length, limit)
}

/** A public model by id or slug; null for anybody who is not on the roster. */
export function modelText(app: Reader, key: string, spelling: Spelling): string | null {
  const entry = repository.findEntry(app.db, key, spelling)
  return entry ? entryText(entry, rosterDay(app)) : null
}

/** Up to six similar models; null for a model that is not on the roster. */
export function relatedTexts(app: Reader, key: string, spelling: Spelling): string[] | null {
  const place = repository.findPlace(app.db, key)
  if (!place) return null
  const numbers = relatedNumbers(app.db, place)
  return textsOf(app, repository.entriesOf(app.db, numbers, spelling))
}

/** The models that the agency features, newest first, at most eight; while it features nobody, the newest with a picture. */
export const featuredTexts = (app: Reader, spelling: Spelling): string[] =>
  textsOf(app, repository.featuredEntries(app.db, FEATURED_MODELS, spelling))

// — As values, for the procedures: the same texts, read —————————————————————————————————————————————————————————

/** One page of the public roster, as `rosterTexts` finds it. */
export function listRoster(app: Reader, filters: BoardFilters): Page<PublicModel> {
  const { items, ...page } = rosterTexts(app, filters, 'entry')
  return { items: items.map(parsed), ...page }
}

/** A public model by id or slug. Throws notFound for anybody who is not on the roster. */
export function findPublicModel(app: Reader, key: string): PublicModel {
  const text = modelText(app, key, 'entry')
  if (text === null) throw notFound('Model')
  return parsed(text)
}

/** The same for a page's head, where an unknown model is no error but a 404: null. */
export function findModelPage(app: Reader, key: string): PublicModel | null {
  const text = modelText(app, key, 'entry')
  return text === null ? null : parsed(text)
}

/** Up to six similar models. Throws notFound for a model that is not on the roster. */
export function relatedModels(app: Reader, key: string): PublicModel[] {
  const texts = relatedTexts(app, key, 'entry')
  if (!texts) throw notFound('Model')
  return texts.map(parsed)
}

/** As `featuredTexts` finds them. */
export const featuredModels = (app: Reader): PublicModel[] => featuredTexts(app, 'entry').map(parsed)

/** True when a model of this id or slug was here and has left: its page answers 410. */
export const hasLeft = (db: Db, key: string): boolean =>
  repository.isFormerModel(db, key, sha256(key.toLowerCase()))

/** Slug and last change of everybody on the roster, for the sitemap; at most what one sitemap may hold. */
export const rosterSitemap = (db: Db) => repository.sitemapEntries(db, SITEMAP_MAX)

/** The booking form's dropdown: everybody on the roster by name, at most a thousand. */
export const modelChoices = (app: Reader): ModelChoice[] =>
  repository.allChoices(app.db, BOOKING_CHOICES).map(choiceView)

/**
 * Rebuilds or removes a model's public entry from the current rows. Every change to a model,
 * its pictures or their locks calls this inside its own transaction: it is the only writer of the public roster,
 * and of which pictures everybody may open.
 */
export function publish(db: Db, modelId: string) {
  const source = repository.rosterSource(db, modelId)
  if (!source) return
  const { model } = source
  if (!isPublic(model)) {
    repository.removeEntry(db, model.number)
    repository.openOnly(db, modelId, [])
    return
  }
  const entry = entryOf(source)
  const face = faceOf(source.pictures)
  repository.putEntry(
    db,
    {
      number: model.number,
      id: entry.id,
      slug: entry.slug,
      stageName: entry.stageName,
      gender: entry.gender,
      city: entry.city,
      cityKey: entry.city === null ? null : cityKey(entry.city),
      availability: entry.availability,
      isFeatured: model.isFeatured,
      birthDate: countedFrom(model),
      statedAge: model.statedAge,
      ...entryTexts(entry, [...source.pictures, ...notStored(db, modelId)]),
      face: face && JSON.stringify(face),
    },
    entry.workTypes,
    searchText(entry),
  )
  repository.openOnly(
    db,
    modelId,
    openPictures(source.pictures).map((picture) => picture.id),
  )
}

/**
 * Rebuilds the whole roster in one transaction when an earlier release wrote it in another form (0050). Runs before the
 * first answer. True when it was stale. `fill`, which writes in today's form, only has it noted.
 */
export function rebuildRosterIfStale(db: Db): boolean {
  if (repository.storedRosterVersion(db) === ROSTER_SCHEMA_VERSION) return false
  return transaction(db, () => {
    const ids = repository.allModelIds(db)
    for (const id of ids) publish(db, id)
    if (ids.length > 0) repository.optimizeSearch(db)
    storeRosterVersion(db)
    return ids.length > 0
  })
}
/** Notes that the roster has the form of this release. */
export const storeRosterVersion = (db: Db) => repository.keepForm(db, ROSTER_SCHEMA_VERSION)

// Lists of matching numbers, cached until the roster changes: a page then costs twenty look-ups by key, whichever page
// it is, and the total costs nothing. Keys and empty lists count for the limit too, because anybody can request many
// different ones.
const KEPT_NUMBERS = 2_000_000 // of four bytes
const ENTRY_NUMBERS = 200 // what an entry costs besides its key and its numbers
const weight = (key: string, list: Int32Array) => ENTRY_NUMBERS + key.length + list.length
type Kept = { version: number; lists: Map<string, Int32Array>; size: number; cities: string[] | null }
const kept = new WeakMap<Db['$client'], Kept>()

function keptFor(db: Db): Kept {
  const version = repository.rosterVersion(db)
  const before = kept.get(db.$client)
  if (before?.version === version) return before
  const now = { version, lists: new Map(), size: 0, cities: null }
  // Inside a transaction nothing is certain: a rollback does not raise the version again.
  if (!db.$client.inTransaction) kept.set(db.$client, now)
  return now
}

/** The number of cached lists. */
export const keptLists = (db: Db): number => keptFor(db).lists.size

function keep(db: Db, key: string, find: () => Int32Array): Int32Array {
  const { lists } = keptFor(db)
  const before = lists.get(key)
  if (before) return before
  const found = find()
  const now = keptFor(db)
  now.lists.set(key, found)
  now.size += weight(key, found)
  for (const [oldest, list] of now.lists) {
    if (now.size <= KEPT_NUMBERS || oldest === key) break
    now.lists.delete(oldest)
    now.size -= weight(oldest, list)
  }
  return found
}

function matches(db: Db, { board = null, ...filters }: BoardFilters): Int32Array {
  const { gender, workType, city, search } = filters
  return keep(db, JSON.stringify([gender, workType, city, search, board]), () => {
    if (board !== null) return inBoth(matches(db, filters), publicBoardNumbers(db, board))
    const cityKeys = city === null ? null : citiesWith(db, cityKeyParts(city))
    if (cityKeys?.length === 0) return new Int32Array()
    const text = fold(search)
    const isFiltered = gender !== null || workType !== null || cityKeys !== null
    if (text === '') return repository.matchingNumbers(db, { gender, workType, cityKeys })
    const found = repository.textNumbers(db, citySpellings(text))
    return isFiltered
      ? inBoth(found, matches(db, { gender, workType, city, search: '', page: 1, limit: 1 }))
      : found
  })
}

function inBoth(numbers: Int32Array, others: Iterable<number>): Int32Array {
  const wanted = new Set(others)
  return numbers.filter((number) => wanted.has(number))
}

/** The nearest first: same gender and city, same gender, anybody. Each of these holds the one before. */
function relatedNumbers(db: Db, place: repository.Place): number[] {
  const { number: own, gender } = place
  const found: number[] = []
  const take = (numbers: Iterable<number>) => {
    const known = new Set([own, ...found])
    for (const number of numbers) {
      if (found.length === RELATED_MODELS) return
      if (!known.has(number)) found.push(number)
    }
  }
  take(repository.nearNumbers(db, place, RELATED_MODELS + 1))
  if (found.length < RELATED_MODELS)
    take(keep(db, `of ${gender}`, () => repository.genderNumbers(db, gender)))
  if (found.length < RELATED_MODELS) take(matches(db, { ...NO_FILTERS }))
  return found
}
const NO_FILTERS = { gender: null, workType: null, city: null, search: '', page: 1, limit: 1 }

function citiesWith(db: Db, parts: readonly string[]): string[] {
  const found = keptFor(db)
  found.cities ??= repository.allCityKeys(db)
  return found.cities.filter((city) => parts.some((part) => city.includes(part)))
}
