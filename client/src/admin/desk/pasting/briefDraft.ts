import type { DayPart, FeeUnit } from '../../../../../shared/desk/deskLists'
import type { BriefReading } from '../../../../../shared/desk/reading/brief'
import type { ReadRole } from '../../../../../shared/desk/reading/briefs/nouns'
import { pasting as copy } from './copy'

export type At = { start: number; end: number }
type DraftRole = { title: string; wanted: number }
/** The fields of the form, filled with what was read. */
export type Draft = {
  client: string
  title: string
  city: string
  usageWords: string
  days: { day: string }[]
  part: DayPart
  roles: DraftRole[]
  rupees: string
  feeUnit: FeeUnit
}

const TITLE_MAX = 100
const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ')

/** What a role is called: *Women, from 170 cm, age 18 to 24*. */
function roleTitle({ count, gender, minHeightCm, maxHeightCm, minAge, maxAge }: ReadRole): string {
  const [one, many] = gender ? copy.genders[gender] : copy.anyRole
  return joined(
    count === 1 ? one : many,
    minHeightCm !== undefined && maxHeightCm !== undefined
      ? copy.heights(minHeightCm, maxHeightCm)
      : (minHeightCm !== undefined && copy.fromHeight(minHeightCm)) ||
          (maxHeightCm !== undefined && copy.toHeight(maxHeightCm)),
    minAge !== undefined && maxAge !== undefined
      ? copy.ages(minAge, maxAge)
      : (minAge !== undefined && copy.fromAge(minAge)) || (maxAge !== undefined && copy.toAge(maxAge)),
  )
}

const UNITS: Record<'day' | 'half' | 'hour' | 'job', FeeUnit> = {
  day: 'day',
  half: 'half',
  hour: 'day',
  job: 'flat',
}

/** The fields as the reading proposes them. What is in doubt stays empty. */
export function draftOf(reading: BriefReading): Draft {
  const { client, title, city, usage, dates, roles, fee, talents, half, night } = reading
  const plain =
    talents.length > 0 || fee
      ? [{ title: copy.anyRole[talents.length > 1 ? 1 : 0], wanted: talents.length || 1 }]
      : []
  return {
    client: client?.value ?? '',
    title: (title?.value ?? talents.map(({ value }) => value).join(', ')).slice(0, TITLE_MAX),
    city: city?.value ?? '',
    usageWords: usage?.value ?? '',
    days: dates.map(({ day }) => ({ day })),
    part: night ? 'night' : half ? 'am' : 'full',
    roles:
      roles.length > 0 ? roles.map((role) => ({ title: roleTitle(role), wanted: role.count ?? 1 })) : plain,
    rupees: fee?.rupees === undefined ? '' : String(fee.rupees),
    feeUnit: half && fee?.per === 'day' ? 'half' : fee ? UNITS[fee.per] : 'day',
  }
}

type FeeChoice = { rupees: number; unit: FeeUnit }
/** What an open sum may mean for one talent: each end of a range, the sum of each role, or the whole and its part of a day. */
export function feeChoices({ fee, dates }: BriefReading): FeeChoice[] {
  if (!fee || fee.rupees !== undefined) return []
  const [low = 0, high] = fee.amounts
  if (high !== undefined) return fee.amounts.map((rupees) => ({ rupees, unit: UNITS[fee.per] }))
  const days = dates.length
  return [
    { rupees: low, unit: 'flat' },
    ...(days > 1 ? [{ rupees: Math.round(low / days), unit: 'day' as const }] : []),
  ]
}

/** Where the words of each field stand, and which of them are in doubt. */
export function marksOf(reading: BriefReading): (At & { isDoubt: boolean })[] {
  const { client, title, city, usage, dates, datesDoubtful, roles, fee, talents, half, night } = reading
  const sure = [
    client,
    title,
    city,
    usage,
    ...dates,
    ...roles.flatMap((role) => role.words),
    ...talents,
    night,
  ]
  const doubts = [...datesDoubtful, half]
  if (fee) (fee.rupees === undefined ? doubts : sure).push(fee)
  const of = (isDoubt: boolean) => (at: At | undefined) =>
    at ? [{ start: at.start, end: at.end, isDoubt }] : []
  const all = [...sure.flatMap(of(false)), ...doubts.flatMap(of(true))].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )
  // Words that two fields share are marked once.
  return all.filter(
    (one, index) => !all.slice(0, index).some((other) => other.start <= one.start && other.end > one.start),
  )
}

/** The address of the new job with *Add talents* open, filtered by what was read. */
export function addTalentsAddress(
  job: string,
  { talents, roles, city }: BriefReading,
  roleId?: string,
): string {
  const role = roles[0]
  const said = {
    add: 'talents',
    search: talents[0]?.value,
    city: talents.length === 0 ? city?.value : undefined,
    ...(roles.length > 0 && { gender: role?.gender }),
    heightMin: role?.minHeightCm,
    heightMax: role?.maxHeightCm,
    ageMin: role?.minAge,
    ageMax: role?.maxAge,
    role: roleId,
  }
  const params = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `${job}?${params}`
}
