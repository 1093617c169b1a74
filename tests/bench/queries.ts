import type { Wanted } from 'autocannon'
import { WORK_TYPES } from '../../shared/lists'
import { CITIES, dice, searchTexts } from './people'

/** One row of the table: the same questions for both servers by REST, and for ours by tRPC. `bare`: where it differs. */
export type Question = { name: string; rest: Wanted[]; trpc: Wanted[]; bare?: Wanted[] }

const VARIATIONS = 400
/** As the site's client asks: tRPC's batch link puts even a single query into a batch. */
const query = (procedure: string, input: object): Wanted => ({
  path: `/trpc/${procedure}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`,
})
const search = (parameters: Record<string, string>) => `/public/models?${new URLSearchParams(parameters)}`
const listOf = (
  filters: { gender?: string; city?: string; workType?: string; search?: string },
  page = 1,
) => {
  const { workType, ...rest } = filters
  return {
    rest: {
      path: search({ page: String(page), limit: '20', ...rest, ...(workType && { type_of_work: workType }) }),
    },
    trpc: query('site.models.list', { page, limit: 20, ...filters }),
  }
}

type Pair = { rest: Wanted; trpc: Wanted }
const asked = (name: string, pairs: Pair[]): Question => ({
  name,
  rest: pairs.map(({ rest }) => rest),
  trpc: pairs.map(({ trpc }) => trpc),
})

/** Everything that is measured. `ids` are those of the whole roster. */
export function questions(ids: readonly string[]): Question[] {
  const roll = dice(ids.length)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item
  const many = (make: () => Pair) => Array.from({ length: VARIATIONS }, make)

  const list = [listOf({})]
  const filtered = many(() =>
    listOf({ gender: one(['Female', 'Male', 'Non-binary']), city: one(CITIES), workType: one(WORK_TYPES) }),
  )
  const texts = searchTexts.map((text) => listOf({ search: text }))
  const single = many(() => {
    const key = one(ids)
    return { rest: { path: `/public/models/${key}` }, trpc: query('site.models.get', { key }) }
  })
  const related = many(() => {
    const key = one(ids)
    return { rest: { path: `/public/models/${key}/related` }, trpc: query('site.models.related', { key }) }
  })
  const deep = [listOf({}, Math.min(400, Math.ceil(ids.length / 20)))]
  const booked = [{ rest: booking(ids, roll, false), trpc: booking(ids, roll, true) }]
  const reads = many(() => one(one([list, filtered, texts, single, related])))
  const mixed = reads.slice(0, 90).flatMap((read, at) => (at % 9 === 8 ? [read, ...booked] : [read]))
  return [
    asked('list, page 1', list),
    asked('filtered', filtered),
    asked('text search', texts),
    asked('one model', single),
    asked('related', related),
    asked('durable booking', booked),
    // Compared with a bare server that queues no mail, which does less work than ours.
    {
      ...asked('booking, no mail', booked),
      bare: booked.map(({ rest }) => ({ ...rest, path: '/bookings/alone' })),
    },
    asked('list, page 400', deep),
    asked('9 reads : 1 write', mixed),
  ]
}

/** A new booking. */
function booking(ids: readonly string[], roll: () => number, isTrpc: boolean): Wanted {
  let count = 0
  return {
    method: 'POST',
    path: isTrpc ? '/trpc/site.bookings.request?batch=1' : '/bookings',
    headers: { 'content-type': 'application/json' },
    setupRequest(request) {
      count++
      const body = {
        clientName: `Client ${count}`,
        company: 'Kori Cotton',
        brand: 'Kori',
        email: `client${count}@kori.example`,
        phone: '+91 98100 12345',
        modelId: ids[Math.floor(roll() * ids.length)],
        workType: 'Editorial',
        dateRequired: '2030-04-10',
        budgetRange: '$1,000-$2,500',
        details: `Four looks in the studio, the last one outside. Number ${count}.`,
      }
      return { ...request, body: JSON.stringify(isTrpc ? { 0: body } : body) }
    },
  }
}
