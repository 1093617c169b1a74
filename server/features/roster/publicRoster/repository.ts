import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { media, models, portfolioItems, roster } from '../../../../drizzle/schema'
import type { ModelChoice } from '../../../../shared/roster/models'
import { changeCounter } from '../../../core/db/changes'
import { type Db, statement, valueQuery } from '../../../core/db/database'
import { settingText, writeSettingText } from '../../../core/db/settings'

export type RosterRow = typeof roster.$inferInsert
/** An entry's text comes in two spellings: as the site's own pages read it, and as the specification's API writes it. */
export type Spelling = 'entry' | 'restEntry'
export type StoredEntry = [text: string, birthDate: string | null, statedAge: number | null, number: number]
export type RosterSource = {
  model: typeof models.$inferSelect
  pictures: (Pick<typeof media.$inferSelect, 'id' | 'width' | 'height' | 'thumbhash' | 'widths'> &
    Pick<typeof portfolioItems.$inferSelect, 'type' | 'isLocked' | 'position' | 'face'> & {
      /** When it was added to the portfolio. */
      addedAt: string
    })[]
}

// — The roster's version: raised with every change, so that caches are never stale —————————————————————————————

export const rosterVersion = changeCounter('roster', ['roster', 'tags', 'model_tags'])

// — Reading ——————————————————————————————————————————————————————————————————————————————————————————

const COLUMNS: Record<Spelling, string> = {
  entry: 'entry, birth_date, stated_age',
  restEntry: 'rest_entry, birth_date, stated_age',
}
// By id or, failing that, slug.
const BY_KEY = `number = coalesce((select number from roster where id = :key),
  (select number from roster where slug = :slug))`
const byKey = (key: string) => ({ key, slug: key.toLowerCase() })
const reader = ({ $client }: Db, columns: string) => {
  const read = (rest: string) => $client.prepare(`select ${columns}, number from roster where ${rest}`).raw()
  return {
    ofNumbers: read('number in (select value from json_each(?)) order by number desc'),
    featured: read('is_featured = 1 order by number desc limit ?'),
    withPicture: read(
      "is_featured = 0 and entry ->> '$.profileImage.id' is not null order by number desc limit ?",
    ),
    byKey: read(BY_KEY),
  }
}
const readers = statement((db) => ({
  entry: reader(db, COLUMNS.entry),
  restEntry: reader(db, COLUMNS.restEntry),
}))

/** The entries of the given numbers, in the given order; those that are not there are left out. */
export function entriesOf(db: Db, numbers: readonly number[], spelling: Spelling): StoredEntry[] {
  const rows = readers(db)[spelling].ofNumbers.all(JSON.stringify(numbers)) as StoredEntry[]
  const found = new Map(rows.map((row) => [row[3], row]))
  return numbers.map((number) => found.get(number)).filter((row) => row !== undefined)
}

/** A public model by its id or, failing that, its slug. */
export const findEntry = (db: Db, key: string, spelling: Spelling) =>
  readers(db)[spelling].byKey.get(byKey(key)) as StoredEntry | undefined

/** The newest that are featured; without any, the newest with a public picture: else the home page is empty after an import. */
export function featuredEntries(db: Db, limit: number, spelling: Spelling) {
  const { featured, withPicture } = readers(db)[spelling]
  const marked = featured.all(limit)
  return (marked.length > 0 ? marked : withPicture.all(limit)) as StoredEntry[]
}

export type Place = { number: number; id: string; gender: string | null; cityKey: string | null }
const places = statement(({ $client }) => ({
  byKey: $client.prepare(`select number, id, gender, city_key as cityKey from roster where ${BY_KEY}`),
  near: $client
    .prepare('select number from roster where gender is ? and city_key is ? order by number desc limit ?')
    .pluck(),
}))
/** A model's place on the roster, by id or else slug. */
export const findPlace = (db: Db, key: string) => places(db).byKey.get(byKey(key)) as Place | undefined

/** The newest of the same gender and city, itself among them. */
export const nearNumbers = (db: Db, { gender, cityKey }: Place, limit: number) =>
  places(db).near.all(gender, cityKey, limit) as number[]

const choices = statement(({ $client }) =>
  $client.prepare(`select id, stage_name as stageName, city, availability,
    entry ->> '$.profileImage.id' as pictureId, entry ->> '$.profileImage.widths[0]' as pictureWidth from roster
    order by stage_name collate nocase, number limit ?`),
)
export type StoredChoice = Omit<ModelChoice, 'picture'> & {
  pictureId: string | null
  pictureWidth: number | null
}
export const allChoices = (db: Db, limit: number) => choices(db).all(limit) as StoredChoice[]

// Steps from one city to the next along the index; `distinct` would read every model.
const cityKeys = statement(({ $client }) =>
  $client
    .prepare(
      `with recursive city (key) as (
        select min(city_key) from roster
        union all select (select min(city_key) from roster where city_key > city.key) from city where city.key is not null
      ) select key from city where key is not null`,
    )
    .pluck(),
)
/** Every city on the roster, folded. */
export const allCityKeys = (db: Db) => cityKeys(db).all() as string[]

const formerModel = statement(({ $client }) =>
  $client.prepare('select id from former_models where id = ? or slug_hash = ?').pluck(),
)
export const isFormerModel = (db: Db, id: string, slugHash: string) =>
  formerModel(db).get(id, slugHash) !== undefined

export const sitemapEntries = (db: Db, limit: number) =>
  db
    .select({ slug: roster.slug, updatedAt: models.updatedAt })
    .from(roster)
    .innerJoin(models, eq(models.number, roster.number))
    .orderBy(desc(roster.number))
    .limit(limit)
    .all()

// — Matching: the numbers of all models that meet the criteria, newest first ————————————————————————————

export type Criteria = { gender: string | null; workType: string | null; cityKeys: readonly string[] | null }

function numbers(db: Db, text: string, values: object): Int32Array {
  // Sorted here: no index can give every combination in the roster's order.
  return Int32Array.from(valueQuery<number>(db, text).all(values)).sort().reverse()
}

/** Each combination of criteria is answered from one covering index. */
export function matchingNumbers(db: Db, { gender, workType, cityKeys }: Criteria): Int32Array {
  const from = workType === null ? 'roster' : 'roster_work'
  const where = [
    workType !== null && 'work_type = :workType',
    gender !== null && 'gender = :gender',
    cityKeys && 'city_key in (select value from json_each(:cities))',
  ].filter((part) => typeof part === 'string')
  // Of all: through a narrow index, since the table itself is as wide as its texts.
  const filter = where.length > 0 ? where.join(' and ') : 'is_featured in (0, 1)'
  return numbers(db, `select number from ${from} where ${filter}`, {
    gender,
    workType,
    cities: JSON.stringify(cityKeys),
  })
}

export const genderNumbers = (db: Db, gender: string | null) =>
  numbers(db, 'select number from roster where gender is :gender', { gender })

/**
 * The models whose searched text contains one of `texts`. Trigrams need three characters; a shorter text, which is
 * always alone, reads all rows.
 */
export const textNumbers = (db: Db, [text = '', ...others]: readonly string[]) =>
  [...text].length >= 3
    ? numbers(db, 'select rowid from roster_search where roster_search match :match', {
        match: [text, ...others].map((each) => `"${each.replaceAll('"', '""')}"`).join(' OR '),
      })
    : numbers(db, 'select rowid from roster_search where instr(text, :text)', { text })

// — Writing: only ./service publishes ——————————————————————————————————————————————————————————————————

const modelById = statement((db) =>
  db
    .select()
    .from(models)
    .where(eq(models.id, sql.placeholder('id')))
    .prepare(),
)
const picturesOf = statement((db) =>
  db
    .select({
      id: media.id,
      type: portfolioItems.type,
      isLocked: portfolioItems.isLocked,
      position: portfolioItems.position,
      addedAt: portfolioItems.createdAt,
      width: media.width,
      height: media.height,
      thumbhash: media.thumbhash,
      widths: media.widths,
      face: portfolioItems.face,
    })
    .from(portfolioItems)
    .innerJoin(media, eq(media.id, portfolioItems.mediaId))
    .where(and(eq(portfolioItems.modelId, sql.placeholder('id')), eq(media.kind, 'image')))
    .orderBy(asc(portfolioItems.position))
    .prepare(),
)
/** Everything that a public entry is made from. */
export function rosterSource(db: Db, modelId: string): RosterSource | null {
  const model = modelById(db).get({ id: modelId })
  return model ? { model, pictures: picturesOf(db).all({ id: modelId }) } : null
}

const writes = statement(({ $client }) => ({
  entry: $client.prepare(
    `insert into roster (number, id, slug, stage_name, gender, city, city_key, availability, is_featured, birth_date,
      stated_age, entry, rest_entry, face)
     values (:number, :id, :slug, :stageName, :gender, :city, :cityKey, :availability, :isFeatured, :birthDate,
      :statedAge, :entry, :restEntry, :face)`,
  ),
  work: $client.prepare(
    'insert into roster_work (work_type, number, gender, city_key) select value, ?, ?, ? from json_each(?)',
  ),
  search: $client.prepare('insert into roster_search (rowid, text) values (?, ?)'),
  remove: $client.prepare('delete from roster where number = ?'),
  removeSearch: $client.prepare('delete from roster_search where rowid = ?'),
  open: $client.prepare(`update media set is_public = (id in (select value from json_each(:open)))
    where id in (select media_id from portfolio_items where model_id = :modelId)`),
}))

/** Puts the entry and its search texts in place of the one before. */
export function putEntry(db: Db, row: Required<RosterRow>, workTypes: readonly string[], searchText: string) {
  removeEntry(db, row.number)
  const { number, gender, cityKey } = row
  const write = writes(db)
  write.entry.run({ ...row, isFeatured: Number(row.isFeatured) })
  write.work.run(number, gender, cityKey, JSON.stringify(workTypes))
  write.search.run(number, searchText)
}

export function removeEntry(db: Db, number: number) {
  const write = writes(db)
  write.remove.run(number)
  write.removeSearch.run(number)
}

/** Opens exactly these of a model's pictures to everybody and shuts the others. */
export function openOnly(db: Db, modelId: string, openIds: readonly string[]) {
  writes(db).open.run({ modelId, open: JSON.stringify(openIds) })
}

const FORM_KEY = 'roster form'
/** The version of the stored entries; null before the first one, and after a release without versions. */
export const storedRosterVersion = (db: Db): string | null => settingText(db, FORM_KEY) ?? null

export const keepForm = (db: Db, form: string) => writeSettingText(db, FORM_KEY, form)

/** Everybody, on the roster or not. */
export const allModelIds = (db: Db) => valueQuery<string>(db, 'select id from models order by number').all({})

/** Merges the search index's segments; more than doubles its speed after many writes. */
export const optimizeSearch = (db: Db) =>
  db.run(sql`insert into roster_search (roster_search) values ('optimize')`)
