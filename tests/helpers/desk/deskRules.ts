/**
 * The rules of options, as slow and plain as they are said, for a test that compares them with the desk. Everything is
 * read from the queues again each time; nothing is imported from the code under test.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Part = 'am' | 'pm' | 'full' | 'night'
type RuleDate = { id: string; day: string; part: Part; isCancelled: boolean }
export type RuleJob = { id: string; number: string; client: string; isLost: boolean; dates: RuleDate[] }
/** A talent of a job. */
export type RuleClaim = { id: string; job: RuleJob; talent: string; endsAt: number; places: Place[] }
/** A talent on a date of a job. */
export type Place = {
  id: string
  claim: RuleClaim
  date: RuleDate
  state: string
  challenge: { by: RuleClaim; endsAt: number } | null
}
type Bookout = { id: string }

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
/** A clock time in India as a moment. */
const inIndia = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`)
export const dayOf = (now: number) => new Date(now + 5.5 * HOUR).toISOString().slice(0, 10)

export const halvesOf = (talent: string, { day, part }: Pick<RuleDate, 'day' | 'part'>): string[] => {
  const half = (on: string, which: string) => `${talent} ${on} ${which}`
  if (part === 'night') return [half(day, 'pm'), half(dayAfter(day, 1), 'am')]
  return part === 'full' ? [half(day, 'am'), half(day, 'pm')] : [half(day, part)]
}
const halves = (place: Place) => halvesOf(place.claim.talent, place.date)

export class Rules {
  now: number
  jobs: RuleJob[] = []
  claims: RuleClaim[] = []
  /** who stands in line for a half, the first first */
  queues: Record<string, Place[]> = {}
  /** who holds a half firmly */
  firm: Record<string, Place | Bookout> = {}

  constructor(now: number) {
    this.now = now
  }

  copy = () => structuredClone({ jobs: this.jobs, claims: this.claims, queues: this.queues, firm: this.firm })
  restore(kept: ReturnType<Rules['copy']>) {
    Object.assign(this, structuredClone(kept))
  }

  /** When an option ends: its own end, its challenge's, or midnight after its day. */
  until({ claim, date, challenge }: Place) {
    const midnight = inIndia(dayAfter(date.day, 1), '00:00')
    return Math.min(claim.endsAt, challenge?.endsAt ?? midnight, midnight)
  }
  rank = (place: Place, half: string) => this.queues[half]?.indexOf(place) ?? -1
  /** The rank of an option on a date is the worst of its halves. */
  worst = (place: Place) => 1 + Math.max(...halves(place).map((half) => this.rank(place, half)))
  before = (place: Place) =>
    new Set(
      halves(place).flatMap((half) => {
        const queue = this.queues[half] ?? []
        return place.state === 'option' ? queue.slice(0, this.rank(place, half)) : queue
      }),
    )
  isTaken = (place: Place) =>
    halves(place).some((half) => {
      const isOwn = (other: Place) => other !== place && other.claim.job === place.claim.job
      return (this.firm[half] && this.firm[half] !== place) || (this.queues[half] ?? []).some(isOwn)
    })
  isPast = ({ date }: Place) => date.day < dayOf(this.now)

  leave(place: Place, state: string) {
    for (const half of halves(place)) {
      this.queues[half] = (this.queues[half] ?? []).filter((each) => each !== place)
      if (this.firm[half] === place) delete this.firm[half]
    }
    place.state = state
    place.challenge = null
  }

  /** What ends by itself: options at their end, and challenges that nobody makes any more. */
  settle(): boolean {
    const ended = this.places('option').filter((place) => this.until(place) <= this.now)
    for (const place of ended) {
      const isLost = place.challenge?.endsAt === this.until(place)
      this.leave(place, isLost ? 'released' : 'expired')
    }
    for (const place of this.places('option')) {
      const { challenge } = place
      if (!challenge) continue
      const isMade = halves(place).some((half) =>
        (this.queues[half] ?? [])
          .slice(this.rank(place, half) + 1)
          .some((other) => other.claim === challenge.by && this.until(other) > challenge.endsAt),
      )
      if (!isMade) place.challenge = null
    }
    return ended.length > 0
  }
  places = (...states: string[]) =>
    this.claims.flatMap((claim) => claim.places).filter(({ state }) => states.includes(state))

  /** Places options; false when one of them cannot be placed. */
  option(claim: RuleClaim, chosen: Place[]): boolean {
    if (chosen.some(this.isPast)) return false
    if (!claim.places.some(({ state }) => state === 'option'))
      claim.endsAt = Math.max(
        this.now + 4 * HOUR,
        Math.min(this.now + 7 * DAY, inIndia(dayAfter(chosen[0]?.date.day ?? '', -2), '18:00')),
      )
    for (const place of chosen) {
      if (this.isTaken(place)) return false
      if (halves(place).some((half) => (this.queues[half] ?? []).length >= 4)) return false
      place.state = 'option'
      for (const half of halves(place)) this.queues[half] = [...(this.queues[half] ?? []), place]
    }
    return true
  }

  /** Confirms; options before are released where that was asked. False when somebody is in the way. */
  confirm(claim: RuleClaim, chosen: Place[], others: 'release' | 'keep', isOver: boolean): boolean {
    for (const place of chosen) {
      if (this.isTaken(place)) return false
      const before = this.before(place)
      if (before.size > 0 && !isOver) return false
      for (const each of before) this.leave(each, 'released')
    }
    const taken = chosen.flatMap(halves)
    if (new Set(taken).size < taken.length) return false
    for (const place of chosen) {
      this.leave(place, 'confirmed')
      for (const half of halves(place)) {
        this.firm[half] = place
        for (const loser of this.queues[half] ?? []) this.leave(loser, 'released')
      }
    }
    const open = claim.places.filter(({ state }) => state === 'proposed' || state === 'option')
    if (others === 'release') for (const place of open) this.leave(place, 'released')
    return true
  }

  /** Between which moments a challenge may end; null where an option ends too soon. */
  limits(second: Place, first: Place): [soonest: number, latest: number] | null {
    const own = this.until({ ...first, challenge: null })
    const latest = Math.min(own, this.until(second) - MINUTE)
    const soonest = this.now + 2 * HOUR
    return latest < soonest ? null : [soonest, latest]
  }

  challenge(claim: RuleClaim, chosen: Place[]): boolean {
    const seconds = chosen.filter((place) => this.worst(place) === 2)
    if (seconds.length === 0) return false
    const firsts = new Map(
      seconds.flatMap((second) => [...this.before(second)].map((first) => [first, second])),
    )
    for (const [first, second] of firsts) {
      const limits = this.limits(second, first)
      if (first.challenge || first.claim.job.client === claim.job.client || !limits) return false
      first.challenge = { by: claim, endsAt: Math.min(this.now + DAY, limits[1]) }
    }
    return true
  }
  challenged = (claim: RuleClaim) => this.places('option').filter(({ challenge }) => challenge?.by === claim)

  moveChallenge(by: RuleClaim, end: number): boolean {
    for (const first of this.challenged(by)) {
      const second = by.places.find(
        (place) => place.state === 'option' && halves(place).some((half) => halves(first).includes(half)),
      )
      const limits = second && this.limits(second, first)
      if (!limits || end < limits[0] || end > limits[1]) return false
      first.challenge = { by, endsAt: end }
    }
    return true
  }

  areNext = (place: Place, other: Place) =>
    halves(place).some((half) => {
      const at = this.rank(place, half)
      return at !== -1 && this.rank(other, half) === at + 1
    })

  /** The first changes places with the other claim's option right behind it, on the halves that both hold. */
  letGoAhead(chosen: Place[], ahead: RuleClaim): boolean {
    const swaps: [half: string, at: number][] = []
    const giving = new Set<Place>()
    for (const place of chosen)
      for (const half of halves(place)) {
        const queue = this.queues[half] ?? []
        const at = queue.indexOf(place)
        const other = queue.findIndex(({ claim }) => claim === ahead)
        if (other === -1) continue
        if (other !== at + 1) return false
        swaps.push([half, at])
        giving.add(place)
      }
    if (swaps.length === 0 || [...giving].some((place) => this.worst(place) !== 1)) return false
    for (const [half, at] of swaps) {
      const queue = [...(this.queues[half] ?? [])]
      const [one, other] = [queue[at] as Place, queue[at + 1] as Place]
      this.queues[half] = queue.with(at, other).with(at + 1, one)
    }
    return true
  }

  /** Everything that holds a half now, as lines that can be compared. */
  holdings(): string[] {
    const firm = Object.entries(this.firm).map(([half, { id }]) => `${half} firm ${id}`)
    const inLine = Object.entries(this.queues).flatMap(([half, queue]) =>
      queue.map(
        (place, at) => `${half} ${at + 1} ${place.id} until ${new Date(this.until(place)).toISOString()}`,
      ),
    )
    return [...firm, ...inLine].sort()
  }
}
