import type { ChartForecast } from '../../../../shared/desk/chart/chartMoves'
import type { ClaimRow, datesOfClaims } from '../claims/repository'

type Place = ReturnType<typeof datesOfClaims>[number] & { claim: ClaimRow }

const isSame = (one: Place, other: Place) =>
  one.date.id === other.date.id && one.date.state === other.date.state && one.day.part === other.day.part

type InLine = Pick<ChartForecast['people'][number]['dates'][number], 'rank' | 'behind'>
const NOT_IN_LINE: InLine = { rank: 0, behind: [] }

/** The talents of a job whose dates differ, with those dates and their place in line as `placeOf` a date says. */
export function changedPeople(
  before: readonly Place[],
  after: readonly Place[],
  placeOf: (claimDateId: string) => InLine,
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
      ...(is ? placeOf(is.date.id) : NOT_IN_LINE),
    })
  }
  for (const { dates } of people.values()) dates.sort((one, other) => one.day.localeCompare(other.day))
  return [...people.values()]
}
