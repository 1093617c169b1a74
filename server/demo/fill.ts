import { fold } from '../../shared/fold'
import { BUDGET_RANGES } from '../../shared/lists'
import type { Db } from '../core/database'
import { Refusal } from '../core/refusal'
import { isPublic } from '../roster/rules'
import { inBulk, inserter, outOfBulk } from './bulk'
import { chance } from './chance'
import { BOOKINGS, bookingStatus, briefs, clients } from './clients'
import { type CrowdModel, crowd, crowdPicture, numberedId } from './crowd'
import { isEmpty } from './emptiness'
import { type Batch, type Item, publisher } from './rosterRows'

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

// Each table gets a batch of rows before the next table's turn: what SQLite is working on stays in the processor's
// cache, which is worth half of the time.
const BATCH = 1_000

function fillModels(db: Db, amounts: Amounts, count: (rows: number) => void) {
  const keep = modelKeeper(db)
  const publish = publisher(db)
  const pictures = pictureKeeper(db)
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
    for (const { model } of batch) keep.put(model)
    for (const { model, items } of batch) for (const item of items) pictures.put(model, item)
    publish.put(batch.filter(({ model }) => isPublic(model)))
    count(batch.reduce((rows, { items }) => rows + 1 + items.length, 0))
  }
  for (const kept of [keep, pictures, publish]) kept.finish()
}

function modelKeeper({ $client }: Db) {
  const insert = inserter(
    $client,
    `models (number, id, name, email, stage_name, slug, gender, date_of_birth, city, state, languages, work_types,
      experience_level, bio, daily_rate, height, height_cm, weight, weight_kg, bust, chest, waist, hips, shoe_size,
      hair_color, eye_color, skin_tone, availability, is_active, is_featured, onboarded_at, search_text, created_at,
      updated_at)`,
    `(${new Array(34).fill('?').join(', ')})`,
  )
  const put = (model: CrowdModel) =>
    insert.put([
      model.number,
      model.id,
      model.name,
      model.email,
      model.stageName,
      model.slug,
      model.gender,
      model.dateOfBirth,
      model.city,
      model.state,
      JSON.stringify(model.languages),
      JSON.stringify(model.workTypes),
      model.experienceLevel,
      model.bio,
      model.dailyRate,
      model.height,
      model.heightCm,
      model.weight,
      model.weightKg,
      model.bust,
      model.chest,
      model.waist,
      model.hips,
      model.shoeSize,
      model.hairColor,
      model.eyeColor,
      model.skinTone,
      model.availability,
      Number(model.isActive),
      Number(model.isFeatured),
      model.onboardedAt,
      model.searchText,
      model.createdAt,
      model.updatedAt,
    ])
  return { put, finish: insert.finish }
}

function pictureKeeper({ $client }: Db) {
  const file = inserter(
    $client,
    `media (id, kind, content_type, bytes, width, height, thumbhash, widths, original_name, is_public, created_at,
      claimed_at)`,
    "(?, 'image', 'image/jpeg', 0, ?, ?, ?, '[]', ?, ?, ?, ?)",
  )
  const place = inserter(
    $client,
    'portfolio_items (id, model_id, media_id, type, is_locked, position, created_at)',
    '(?, ?, ?, ?, ?, ?, ?)',
  )
  const put = (model: CrowdModel, item: Item) => {
    const { createdAt: at } = model
    const open = Number(isPublic(model) && !item.isLocked)
    file.put([item.id, item.width, item.height, item.thumbhash, `${item.type}.jpg`, open, at, at])
    place.put([item.itemId, model.id, item.id, item.type, Number(item.isLocked), item.position, at])
  }
  const finish = () => {
    file.finish()
    place.finish()
  }
  return { put, finish }
}

function fillBookings({ $client }: Db, { models, bookings }: Amounts, count: (rows: number) => void) {
  const insert = inserter(
    $client,
    `bookings (id, client_name, company, brand, email, phone, model_id, model_name, work_type, date_required,
      budget_range, details, status, search_text, created_at)`,
    '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const nameOf = $client.prepare('select stage_name from models where number = ?').pluck()
  const die = chance(7)
  const kinds = Object.keys(briefs) as (keyof typeof briefs)[]
  for (let number = 1; number <= bookings; number++) {
    const client = die.pick(clients)
    const model = models === 0 ? null : die.whole(1, models)
    const workType = die.pick(kinds)
    const at = new Date(START.getTime() + number * 60_000).toISOString()
    insert.put([
      numberedId('b', number),
      client.name,
      client.company,
      client.brand,
      client.email,
      client.phone,
      model === null ? null : numberedId('m', model),
      model === null ? 'Anybody' : (nameOf.get(model) as string),
      workType,
      at.slice(0, 10),
      die.pick(BUDGET_RANGES),
      die.pick(briefs[workType]),
      bookingStatus(number % BOOKINGS),
      fold([client.name, client.email, client.brand ?? ''].join('\n')),
      at,
    ])
    if (number % BATCH === 0 || number === bookings) count(((number - 1) % BATCH) + 1)
  }
  insert.finish()
}
