import { fold } from '../../shared/fold'
import { BUDGET_RANGES } from '../../shared/lists'
import type { Db } from '../core/database'
import { Refusal } from '../core/refusal'
import { grams, isPublic } from '../roster/rules'
import { entryOf, entryTexts } from '../roster/views'
import { inBulk, inserter, outOfBulk } from './bulk'
import { chance } from './chance'
import { BOOKINGS, bookingStatus, briefs, clients } from './clients'
import { type CrowdModel, crowd, crowdPicture, numberedId } from './crowd'
import { isEmpty } from './emptiness'

export type Amounts = { models: number; bookings: number; pictures: number }

const START = new Date('2025-01-01T00:00:00.000Z')
const TABLES = ['models', 'roster', 'roster_work', 'media', 'portfolio_items', 'bookings']

/**
 * Fills an empty database with so many models, bookings and pictures (rows without files), the same ones each time.
 * `tell` hears how many rows of how many there are. Throws a Refusal when there is anything in the database.
 */
export function fill(db: Db, amounts: Amounts, tell: (done: number, of: number) => void = () => {}) {
  if (!isEmpty(db)) throw new Refusal('This database has data in it. Only an empty one is filled.')
  if (amounts.models === 0 && amounts.pictures > 0)
    throw new Refusal('Pictures belong to models: give --models as well.')
  const of = amounts.models + amounts.bookings + amounts.pictures
  let done = 0
  const count = (rows: number) => {
    done += rows
    tell(done, of)
  }
  inBulk(db.$client, TABLES, () => {
    fillModels(db, amounts, count)
    fillBookings(db, amounts, count)
  })
  outOfBulk(db.$client)
}

const MODEL_KEYS = [
  'number',
  'id',
  'name',
  'email',
  'stageName',
  'slug',
  'gender',
  'dateOfBirth',
  'city',
  'state',
  'languages',
  'workTypes',
  'experienceLevel',
  'bio',
  'dailyRate',
  'height',
  'heightCm',
  'weight',
  'weightKg',
  'bust',
  'chest',
  'waist',
  'hips',
  'shoeSize',
  'hairColor',
  'eyeColor',
  'skinTone',
  'availability',
  'isActive',
  'isFeatured',
  'onboardedAt',
  'searchText',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof CrowdModel)[]

type Item = ReturnType<typeof crowdPicture>

type Batch = { model: CrowdModel; items: Item[] }[]

// Each table gets a batch of rows before the next table's turn: what SQLite is working on stays in the processor's
// cache, which is worth half of the time.
const BATCH = 1_000

function fillModels(db: Db, amounts: Amounts, count: (rows: number) => void) {
  const insert = inserter<CrowdModel>(db.$client, 'models', MODEL_KEYS)
  const publish = publisher(db)
  const keep = pictureKeeper(db)
  const people = crowd(START)
  const each = Math.floor(amounts.pictures / amounts.models)
  const more = amounts.pictures - each * amounts.models
  let picture = 0
  for (let first = 1; first <= amounts.models; first += BATCH) {
    const batch: Batch = []
    const last = Math.min(first + BATCH - 1, amounts.models)
    for (let number = first; number <= last; number++) {
      const items: Item[] = []
      const wanted = number <= more ? each + 1 : each
      while (items.length < wanted) items.push(crowdPicture(++picture, items.length))
      batch.push({ model: people.next(number), items })
    }
    for (const { model } of batch) insert(model)
    for (const { model, items } of batch) for (const item of items) keep(model, item)
    publish(batch.filter(({ model }) => isPublic(model)))
    count(batch.reduce((rows, { items }) => rows + 1 + items.length, 0))
  }
}

/**
 * The same words as the roster's `grams`, from lines that were cut up before: names, cities and types of work come
 * again and again, and no piece reaches over the end of a line.
 */
function gramsByLine() {
  const known = new Map<string, string[]>()
  return (text: string) => {
    const words = new Set<string>()
    for (const line of text.split('\n')) {
      let pieces = known.get(line)
      if (!pieces) {
        pieces = grams(line).split(' ')
        known.set(line, pieces)
      }
      for (const piece of pieces) words.add(piece)
    }
    return [...words].join(' ')
  }
}

/** Writes what `publish` of the roster's service would write; a test holds the two together. */
function publisher({ $client }: Db) {
  const entries = $client.prepare(
    `insert into roster (number, id, slug, stage_name, gender, city, city_key, availability, is_featured, birth_date,
      stated_age, entry, rest_entry) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const work = $client.prepare(
    'insert into roster_work (work_type, number, gender, city_key) values (?, ?, ?, ?)',
  )
  const search = $client.prepare('insert into roster_search (rowid, text) values (?, ?)')
  const pieces = $client.prepare('insert into roster_grams (rowid, grams) values (?, ?)')
  const piecesOf = gramsByLine()
  return (batch: Batch) => {
    const made = batch.map(({ model, items }) => {
      const entry = entryOf({ model, pictures: items })
      const text = fold([entry.stageName, entry.city, ...entry.workTypes].join('\n'))
      return { model, entry, text, cityKey: entry.city === null ? null : fold(entry.city) }
    })
    for (const { model, entry, cityKey } of made) {
      const texts = entryTexts(entry)
      entries.run(
        model.number,
        entry.id,
        entry.slug,
        entry.stageName,
        entry.gender,
        entry.city,
        cityKey,
        entry.availability,
        Number(model.isFeatured),
        model.dateOfBirth,
        model.statedAge,
        texts.entry,
        texts.restEntry,
      )
    }
    for (const { model, entry, cityKey } of made)
      for (const type of entry.workTypes) work.run(type, model.number, entry.gender, cityKey)
    for (const { model, text } of made) search.run(model.number, text)
    for (const { model, text } of made) pieces.run(model.number, piecesOf(text))
  }
}

function pictureKeeper({ $client }: Db) {
  const file = $client.prepare(
    `insert into media (id, kind, content_type, bytes, width, height, thumbhash, widths, original_name, is_public,
      created_at, claimed_at) values (?, 'image', 'image/jpeg', 0, ?, ?, ?, '[]', ?, ?, ?, ?)`,
  )
  const place = $client.prepare(
    `insert into portfolio_items (id, model_id, media_id, type, is_locked, position, created_at)
      values (?, ?, ?, ?, ?, ?, ?)`,
  )
  return (model: CrowdModel, item: Item) => {
    const { createdAt: at } = model
    const open = Number(isPublic(model) && !item.isLocked)
    file.run(item.id, item.width, item.height, item.thumbhash, `${item.type}.jpg`, open, at, at)
    place.run(item.itemId, model.id, item.id, item.type, Number(item.isLocked), item.position, at)
  }
}

function fillBookings({ $client }: Db, { models, bookings }: Amounts, count: (rows: number) => void) {
  const insert = $client.prepare(
    `insert into bookings (id, client_name, company, brand, email, phone, model_id, model_name, work_type, date_required,
      budget_range, details, status, search_text, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const nameOf = $client.prepare('select stage_name from models where number = ?').pluck()
  const die = chance(7)
  const kinds = Object.keys(briefs) as (keyof typeof briefs)[]
  for (let number = 1; number <= bookings; number++) {
    const client = die.pick(clients)
    const model = models === 0 ? null : die.whole(1, models)
    const workType = die.pick(kinds)
    const at = new Date(START.getTime() + number * 60_000).toISOString()
    insert.run(
      numberedId('b', number),
      client.name,
      client.company,
      client.brand,
      client.email,
      client.phone,
      model === null ? null : numberedId('m', model),
      model === null ? 'Anybody' : nameOf.get(model),
      workType,
      at.slice(0, 10),
      die.pick(BUDGET_RANGES),
      die.pick(briefs[workType]),
      bookingStatus(number % BOOKINGS),
      fold([client.name, client.email, client.brand ?? ''].join('\n')),
      at,
    )
    if (number % BATCH === 0 || number === bookings) count(((number - 1) % BATCH) + 1)
  }
}
