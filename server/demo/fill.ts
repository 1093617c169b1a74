import { bookings, media, models, portfolioItems } from '../../drizzle/schema'
import { fold } from '../../shared/fold'
import { BUDGET_RANGES } from '../../shared/lists'
import type { Db } from '../core/database'
import { Refusal } from '../core/refusal'
import { noteRosterForm, publish } from '../roster/service'
import { inBulk, outOfBulk, rowInserter, withoutIndexes } from './bulk'
import { type Chance, chance } from './chance'
import { BOOKINGS, bookingStatus, briefs, clients } from './clients'
import { type CrowdModel, crowd, crowdPicture, numberedId } from './crowd'
import { isEmpty } from './emptiness'
import { bookingRepeater, modelRepeater } from './repeat'
import { searchWriter } from './searches'

export type Amounts = { models: number; bookings: number; pictures: number }

const START = new Date('2025-01-01T00:00:00.000Z')
const TABLES = ['models', 'roster', 'roster_work', 'media', 'portfolio_items', 'bookings']
/** How many of each are made one by one before SQLite repeats them (docs/decisions, 0040). */
const CAST = 1_000

/**
 * Fills an empty database with so many models, bookings and pictures (rows without files), the same ones each time.
 * `tell` hears how many rows of how many there are; `cast` is for tests. Throws a Refusal when there is anything in
 * the database.
 */
export function fill(
  db: Db,
  amounts: Amounts,
  tell: (done: number, of: number) => void = () => {},
  cast = CAST,
) {
  if (!isEmpty(db)) throw new Refusal('This database has data in it. Only an empty one is filled.')
  if (amounts.models === 0 && amounts.pictures > 0)
    throw new Refusal('Pictures belong to models: give --models as well.')
  const of = amounts.models + amounts.bookings + amounts.pictures
  let done = 0
  const count = (rows: number) => {
    done += rows
    tell(done, of)
  }
  inBulk(db.$client, () => {
    noteRosterForm(db)
    const groups = makeModels(db, amounts, cast, count)
    const made = makeBookings(db, amounts.bookings, cast, count)
    if (made === amounts.bookings && groups.every(({ missing }) => missing === 0)) return
    withoutIndexes(db.$client, TABLES, () => {
      repeatModels(db, groups, cast, count)
      repeatBookings(db, made, amounts.bookings, cast, count)
    })
  })
  outOfBulk(db.$client)
}

type Count = (rows: number) => void
type Group = { end: number; missing: number; pictures: number }

/** How many of `amount` are made one by one: what full rounds of the cast leave over, and the cast itself. */
const madeOf = (amount: number, cast: number) => (amount < 2 * cast ? amount : cast + (amount % cast))

/** A round's day: those who were made one by one have the first one, at a time of their own. */
const dayOf = (round: number) => new Date(START.getTime() + round * 86_400_000).toISOString().slice(0, 10)

/** Those with one picture more than the others, and the others: in a round, all models have as many. */
function groupsOf({ models, pictures }: Amounts) {
  const each = models === 0 ? 0 : Math.floor(pictures / models)
  const more = pictures - each * models
  return [
    { size: more, pictures: each + 1 },
    { size: models - more, pictures: each },
  ].filter(({ size }) => size > 0)
}

/** Makes each group's first models one by one; `end` is the number of its last, who ends its cast. */
function makeModels(db: Db, amounts: Amounts, cast: number, count: Count): Group[] {
  const people = crowd(START)
  const make = modelMaker(db)
  let end = 0
  return groupsOf(amounts).map(({ size, pictures }) => {
    const made = madeOf(size, cast)
    for (let index = 0; index < made; index++) make(people.next(++end), pictures)
    count(made * (1 + pictures))
    return { end, missing: size - made, pictures }
  })
}

function repeatModels(db: Db, groups: readonly Group[], cast: number, count: Count) {
  const searches = searchWriter(db)
  let last = groups.at(-1)?.end ?? 0
  let round = 0
  for (const { end, missing, pictures } of groups) {
    const first = end - cast + 1
    const repeat = modelRepeater(db, first, end)
    for (let done = 0; done < missing; done += cast) {
      last += cast
      searches.repeat(first, end, last - end)
      repeat(last - end, dayOf(++round))
      count(cast * (1 + pictures))
    }
  }
  searches.write()
}

function modelMaker(db: Db) {
  const insertModel = rowInserter(db, models)
  const insertFile = rowInserter(db, media)
  const insertItem = rowInserter(db, portfolioItems)
  return (model: CrowdModel, pictures: number) => {
    insertModel(model)
    for (let position = 0; position < pictures; position++) {
      const { file, item } = crowdPicture(model, position)
      insertFile(file)
      insertItem(item)
    }
    publish(db, model.id)
  }
}

/** Makes the first bookings one by one and returns how many. */
function makeBookings(db: Db, amount: number, cast: number, count: Count) {
  const die = chance(7)
  const insert = rowInserter(db, bookings)
  const names = db.$client.prepare('select stage_name from models order by number').pluck().all() as string[]
  const made = madeOf(amount, cast)
  for (let number = 1; number <= made; number++) {
    const model = names.length === 0 ? null : die.whole(1, names.length)
    insert(bookingOf(number, model, names[(model ?? 0) - 1] ?? 'Anybody', die))
  }
  count(made)
  return made
}

function repeatBookings(db: Db, made: number, amount: number, cast: number, count: Count) {
  const repeat = bookingRepeater(db, made - cast + 1, made)
  for (let round = 1; made + round * cast <= amount; round++) {
    repeat(round * cast, dayOf(round))
    count(cast)
  }
}

const KINDS = Object.keys(briefs) as (keyof typeof briefs)[]

function bookingOf(number: number, model: number | null, modelName: string, die: Chance) {
  const { name: clientName, company, brand, email, phone } = die.pick(clients)
  const workType = die.pick(KINDS)
  const createdAt = new Date(START.getTime() + number * 10_000).toISOString()
  return {
    id: numberedId('b', number),
    clientName,
    company,
    brand,
    email,
    phone,
    modelId: model === null ? null : numberedId('m', model),
    modelName,
    workType,
    dateRequired: createdAt.slice(0, 10),
    budgetRange: die.pick(BUDGET_RANGES),
    details: die.pick(briefs[workType]),
    status: bookingStatus(number % BOOKINGS),
    isSpam: false,
    noticeVersion: null,
    searchText: fold([clientName, email, brand ?? ''].join('\n')),
    createdAt,
  }
}
