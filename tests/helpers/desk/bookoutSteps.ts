import { sql } from 'drizzle-orm'
import { bookoutRules } from './bookoutRules'
import type { Steps } from './claimSteps'
import type { deskBesideRules } from './deskBesideRules'
import { dayAfter } from './deskRules'

/** By how many halves an end of a bookout moves. */
const MOVES = [0, -1, 1, 2, -2, 3, 5]
const HALVES = ['am', 'pm'] as const

type Half = (typeof HALVES)[number]
type End = { day: string; half: Half }

function moved({ day, half }: End, by: number): End {
  const at = HALVES.indexOf(half) + by
  return { day: dayAfter(day, Math.floor(at / 2)), half: HALVES[at & 1] as Half }
}

/** Steps about a talent's bookouts. */
export function bookoutSteps({
  t,
  desk,
  rules,
  talents,
  pick,
  today,
  decide,
}: Awaited<ReturnType<typeof deskBesideRules>>): Steps {
  const bookouts = bookoutRules(rules)
  const endOf = (key: string | undefined): End => {
    const [, day = '', half] = key?.split(' ') ?? []
    return { day, half: half as Half }
  }
  const span = (first: End, last: End) => ({
    ...{ fromDay: first.day, fromHalf: first.half },
    ...{ toDay: last.day, toHalf: last.half },
  })
  return {
    async bookOut({ a, b }) {
      const modelId = pick(talents, a) ?? ''
      const day = dayAfter(today(), b % 7)
      await decide(
        'bookOut',
        () => bookouts.bookOut('new', modelId, day),
        () => desk.bookouts.add({ modelId, fromDay: day, toDay: day }),
      )
      bookouts.name(
        t.db.get<{ id: string }>(sql`select id from bookouts order by rowid desc limit 1`)?.id ?? '',
      )
    },
    changeBookout({ a, b, c }) {
      const id = pick(bookouts.all(), a)
      if (!id) return
      const held = bookouts.halvesOfBookout(id)
      const talent = held[0]?.split(' ')[0]
      const [first, last] = [endOf(held[0]), endOf(held.at(-1))]
      const [start, end] = [moved(first, pick(MOVES, b) ?? 0), moved(last, pick(MOVES, c) ?? 0)]
      const wanted: string[] = []
      for (let at = start; `${at.day} ${at.half}` <= `${end.day} ${end.half}`; at = moved(at, 1))
        wanted.push(`${talent} ${at.day} ${at.half}`)
      // Somebody who read the bookout before another moved it.
      const isOld = c % 9 === 0
      const was = span(first, isOld ? moved(last, 1) : last)
      return decide(
        'changeBookout',
        () => !isOld && bookouts.change(id, wanted),
        () => desk.bookouts.change({ id, ...span(start, end), was }),
      )
    },
    endBookout({ a }) {
      const id = pick(bookouts.all(), a)
      if (!id) return
      return decide(
        'endBookout',
        () => bookouts.end(id),
        () => desk.bookouts.end({ id }),
      )
    },
  }
}
