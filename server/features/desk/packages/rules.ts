import type { PackageShows, SentPick } from '../../../../shared/desk/packages/packageLists'
import { heightCm } from '../../../../shared/roster/measures'
import type { PublicModel } from '../../../../shared/roster/models'

type Package = { state: string; expiresAt: string }

/** Whether its links open: sent, not closed, and not past its last day. */
export const isOpen = ({ state, expiresAt }: Package, now: string) => state === 'live' && expiresAt > now
export const hasEnded = ({ state, expiresAt }: Package, now: string) => state === 'live' && expiresAt <= now

const CM_PER_INCH = 2.54
const cm = (inches: number | null) => (inches === null ? null : Math.round(inches * CM_PER_INCH))

/** `175 cm · 84-64-91`, with what is known of it. */
function sizes({ height, bustChest, waist, hips }: PublicModel): string {
  const tall = height === null ? null : heightCm(height)
  const round = [cm(bustChest), cm(waist), cm(hips)]
  return [
    tall === null ? height : `${tall} cm`,
    round.every((each) => each !== null) ? round.join('-') : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What is shown under a face, line by line. */
export function factsOf(model: PublicModel, shows: PackageShows, fee: string | null): string[] {
  const about = [
    shows.showsAge && model.age !== null ? String(model.age) : null,
    shows.showsCity ? model.city : null,
    shows.showsLanguages && model.languages.length > 0 ? model.languages.join(', ') : null,
  ].filter(Boolean)
  return [shows.showsSizes ? sizes(model) : '', about.join(' · '), shows.showsFee ? (fee ?? '') : ''].filter(
    Boolean,
  )
}

/** `Free both days` or `Free 14 Dec`; nothing of who holds the others. */
export function freeWords(free: readonly string[], all: number): string {
  if (free.length === 0) return 'Ask us about the days'
  if (free.length < all) return `Free ${free.join(', ')}`
  return all === 1 ? 'Free on the day' : all === 2 ? 'Free both days' : `Free all ${all} days`
}

const named = (picks: readonly SentPick[], pick: string) =>
  picks.flatMap((each) => (each.pick === pick ? `${each.number} ${each.name}` : [])).join(', ')

/** The picks whose faces a package still shows. */
export const stillShown = (picks: readonly SentPick[], faces: readonly { number: number }[]): SentPick[] =>
  picks.filter(({ number }) => faces.some((face) => face.number === number))

/** `3 yes, 2 maybe, 1 no`, without what is nothing. */
export function countWords(picks: readonly { pick: string | null }[]): string {
  return ['yes', 'maybe', 'no']
    .map((pick) => [picks.filter((each) => each.pick === pick).length, pick] as const)
    .flatMap(([count, pick]) => (count > 0 ? `${count} ${pick}` : []))
    .join(', ')
}

/** An answer as a message: `YES 2 Zoya, 5 Kiran` and `MAYBE 7 Meher`. */
export const answerText = (picks: readonly SentPick[], words: string | null): string =>
  [
    ...(['yes', 'maybe', 'no'] as const).map((pick) => {
      const names = named(picks, pick)
      return names && `${pick.toUpperCase()} ${names}`
    }),
    ...picks.flatMap((each) => (each.words ? `${each.number} ${each.name}: ${each.words}` : [])),
    words,
  ]
    .filter(Boolean)
    .join('\n')
