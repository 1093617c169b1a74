import { indianDay } from '../../shared/format'
import { BOOKING_CHOICES, FEATURED_MODELS, RELATED_MODELS } from '../../shared/limits'
import type { ModelChoice, PublicModel, RosterFilters } from '../../shared/models'
import { type Page, pageOf } from '../../shared/paging'
import { fold } from '../../shared/text'
import type { House } from '../core/context'
import type { Db } from '../core/database'
import { notFound } from '../core/errors'
import { sha256 } from '../core/secrets'
import * as repository from './repository'
import { grams, gramWord, isPublic, openPictures } from './rules'
import { entryOf, publicModel } from './views'

const SITEMAP_MAX = 49_000 // the protocol allows 50,000 addresses a file

type Reader = Pick<House, 'db' | 'clock'>
const today = (house: Reader) => indianDay(house.clock())

/**
 * One page of the public roster, newest first. Search matches inside the words of stage name, city and types of
 * work, ignoring case and accents; the city filter matches inside a city's name. Source: section 7, `GET /public/models`.
 */
export function listRoster(house: Reader, filters: RosterFilters): Page<PublicModel> {
  const numbers = matches(house.db, filters)
  const start = (filters.page - 1) * filters.limit
  const entries = repository.entriesOf(house.db, numbers.slice(start, start + filters.limit))
  const day = today(house)
  return pageOf(
    entries.map((entry) => publicModel(entry, day)),
    numbers.length,
    filters.limit,
  )
}

/** A public model by id or slug. Throws notFound for anybody who is not on the roster. */
export function findPublicModel(house: Reader, key: string): PublicModel {
  const entry = repository.findEntry(house.db, key)
  if (!entry) throw notFound('Model')
  return publicModel(entry, today(house))
}

/** The same for a page's head, where an unknown model is no error but a 404: null. */
export function findModelPage(house: Reader, key: string): PublicModel | null {
  const entry = repository.findEntry(house.db, key)
  return entry ? publicModel(entry, today(house)) : null
}

/** True when a model of this id or slug was here and has left: its page answers 410. */
export const hasLeft = (db: Db, key: string): boolean =>
  repository.findFormerModel(db, key, sha256(key.toLowerCase())) !== undefined

/** Slug and last change of everybody on the roster, for the sitemap; at most what one sitemap may hold. */
export const rosterSitemap = (db: Db) => repository.sitemapEntries(db, SITEMAP_MAX)

/** Up to six others like this one (section 9). Throws notFound for anybody who is not on the roster. */
export function relatedModels(house: Reader, key: string): PublicModel[] {
  const entry = repository.findEntry(house.db, key)
  if (!entry) throw notFound('Model')
  const day = today(house)
  return repository
    .relatedEntries(house.db, entry.number, RELATED_MODELS)
    .map((each) => publicModel(each, day))
}

/** The models that the agency features, newest first, at most eight. */
export function featuredModels(house: Reader): PublicModel[] {
  const day = today(house)
  return repository.featuredEntries(house.db, FEATURED_MODELS).map((entry) => publicModel(entry, day))
}

/** The booking form's dropdown: everybody on the roster by name, at most a thousand (section 9). */
export const modelChoices = (house: Reader): ModelChoice[] => repository.allChoices(house.db, BOOKING_CHOICES)

/**
 * Makes a model's public entry anew, or takes it away, from what the database says now. Every change to a model,
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
  const text = fold([entry.stageName, entry.city, ...entry.workTypes].join('\n'))
  repository.putEntry(
    db,
    {
      number: model.number,
      id: entry.id,
      slug: entry.slug,
      stageName: entry.stageName,
      gender: entry.gender,
      city: entry.city,
      cityKey: entry.city === null ? null : fold(entry.city),
      availability: entry.availability,
      isFeatured: model.isFeatured,
      birthDate: model.dateOfBirth,
      statedAge: model.statedAge,
      entry: JSON.stringify(entry),
    },
    entry.workTypes,
    { text, grams: grams(text) },
  )
  repository.openOnly(
    db,
    modelId,
    openPictures(source.pictures).map((picture) => picture.id),
  )
}

// Lists of matching numbers, kept as long as the roster does not change: a page then costs twenty look-ups by
// key, whichever page it is, and the total costs nothing.
const KEPT_LISTS = 200
const kept = new WeakMap<
  Db['$client'],
  { version: number; lists: Map<string, number[]>; cities: string[] | null }
>()

function keptFor(db: Db) {
  const version = repository.rosterVersion(db)
  let found = kept.get(db.$client)
  if (found?.version !== version) {
    found = { version, lists: new Map(), cities: null }
    kept.set(db.$client, found)
  }
  return found
}

function matches(db: Db, filters: RosterFilters): number[] {
  const { lists } = keptFor(db)
  const key = JSON.stringify([filters.gender, filters.workType, filters.city, filters.search])
  const before = lists.get(key)
  if (before) return before
  const found = findMatches(db, filters)
  if (lists.size >= KEPT_LISTS) lists.clear()
  lists.set(key, found)
  return found
}

function findMatches(db: Db, filters: RosterFilters): number[] {
  const cityKeys = filters.city === null ? null : citiesWith(db, fold(filters.city))
  if (cityKeys?.length === 0) return []
  const { gender, workType } = filters
  return repository.matchingNumbers(db, { gender, workType, cityKeys, text: textMatch(fold(filters.search)) })
}

function citiesWith(db: Db, text: string): string[] {
  const found = keptFor(db)
  found.cities ??= repository.allCityKeys(db)
  return found.cities.filter((city) => city.includes(text))
}

/** Trigrams need three characters; shorter texts are looked up among the pieces of one and two. */
function textMatch(text: string): repository.Criteria['text'] {
  if (text === '') return null
  if ([...text].length >= 3) return { index: 'roster_search', match: `"${text.replaceAll('"', '""')}"` }
  return { index: 'roster_grams', match: `"${gramWord(text)}"` }
}
