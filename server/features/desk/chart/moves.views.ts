import type { ChartForecast } from '../../../../shared/desk/chartMoves'
import type { Db } from '../../../core/db/database'
import { rankOf } from '../calendarHolds/service'
import { claimsOfJob, datesOfClaims } from '../claims/repository'
import { isLiving } from '../claims/rules'

/** Everybody's dates of a job that are not over for them. */
export function placesOfJob(db: Db, jobId: string) {
  const claims = claimsOfJob(db, jobId).map(({ claim }) => claim)
  const dated = datesOfClaims(
    db,
    claims.map(({ id }) => id),
  )
  return dated.flatMap(({ date, day }) => {
    const claim = claims.find(({ id }) => id === date.claimId)
    return claim && isLiving(date.state) ? [{ claim, date, day }] : []
  })
}
type Place = ReturnType<typeof placesOfJob>[number]

const isSame = (one: Place, other: Place) =>
  one.date.id === other.date.id && one.date.state === other.date.state && one.day.part === other.day.part

/** The talents of a job whose dates differ, with those dates. */
export function changedPeople(
  db: Db,
  before: readonly Place[],
  after: readonly Place[],
  at: string,
): ChartForecast['people'] {
  const people = new Map<string, ChartForecast['people'][number]>()
  const ids = new Set([...before, ...after].map(({ date }) => date.id))
  for (const id of ids) {
    const was = before.find(({ date }) => date.id === id)
    const is = after.find(({ date }) => date.id === id)
    const place = is ?? was
    if (!place || (was && is && isSame(was, is))) continue
    const { claim, day } = place
    const person = people.get(claim.id) ?? { modelName: claim.modelName, dates: [] }
    people.set(claim.id, person)
    person.dates.push({
      day: day.day,
      part: day.part,
      before: was?.date.state ?? null,
      after: is?.date.state ?? null,
      rank: is ? rankOf(db, is.date.id, at) : 0,
    })
  }
  for (const { dates } of people.values()) dates.sort((one, other) => one.day.localeCompare(other.day))
  return [...people.values()]
}
