import { dayOf, halvesOf, type Rules } from './deskRules'

const dayIn = (half: string) => half.split(' ')[1] ?? ''

/** The rules of bookouts, as plain as those of options. A bookout is known by the halves that it holds. */
export function bookoutRules(rules: Rules) {
  const halvesOfBookout = (id: string) =>
    Object.keys(rules.firm)
      .filter((half) => rules.firm[half]?.id === id)
      .sort()
  const isPast = (half: string) => dayIn(half) < dayOf(rules.now)
  return {
    halvesOfBookout,

    bookOut(id: string, talent: string, day: string): boolean {
      const wanted = halvesOf(talent, { day, part: 'full' })
      if (wanted.some((half) => isPast(half) || rules.firm[half])) return false
      for (const half of wanted) rules.firm[half] = { id }
      return true
    },

    /** Gives the bookout that was just made its id. */
    name(id: string) {
      for (const held of Object.values(rules.firm)) if (held.id === 'new') held.id = id
    },

    /** The bookouts that have not passed. */
    all: () => [
      ...new Set(
        Object.entries(rules.firm).flatMap(([half, held]) =>
          'claim' in held || isPast(half) ? [] : [held.id],
        ),
      ),
    ],

    end(id: string): boolean {
      for (const half of halvesOfBookout(id)) if (!isPast(half)) delete rules.firm[half]
      return true
    },

    /** Gives a bookout other halves: what has passed stays, and nothing that is held firmly is in the way. */
    change(id: string, wanted: readonly string[]): boolean {
      const lost = halvesOfBookout(id).filter((half) => !wanted.includes(half))
      const isInTheWay = (half: string) => rules.firm[half] !== undefined && rules.firm[half].id !== id
      const last = wanted.at(-1)
      if (last === undefined || isPast(last) || lost.some(isPast) || wanted.some(isInTheWay)) return false
      for (const half of lost) delete rules.firm[half]
      for (const half of wanted) rules.firm[half] = { id }
      return true
    },
  }
}
