import { dayOfTime } from '../../../../shared/desk/callSheets/nightTimes'
import { generalCall } from '../../../../shared/desk/callSheets/ownSheet'
import type { SheetCall, SheetContent, SheetWay } from '../../../../shared/desk/callSheets/sheetContent'
import type { JobStage } from '../../../../shared/desk/deskLists'
import { localDay, localMinute } from '../../../../shared/format'
import { dayAfter, localMoment } from '../../../../shared/time/days'
import { isPast } from '../calendarHolds/rules'

/** A sheet that says nothing yet. */
export const emptySheet = (day: string): SheetContent => ({
  day,
  production: '',
  brand: '',
  place: '',
  address: '',
  mapLink: '',
  parking: '',
  setContact: '',
  setPhone: '',
  producer: '',
  producerPhone: '',
  emergency: '',
  hospital: '',
  hair: '',
  wardrobe: '',
  bring: '',
  changing: '',
  food: '',
  conveyance: '',
  chaperone: '',
  usage: '',
  weatherDay: '',
  notes: '',
  calls: [],
  schedule: [],
  wrap: '',
})

/** What the last sheet for a client leads to: its people and habits, not its place and times. */
const KEPT = [
  'setContact',
  'setPhone',
  'producer',
  'producerPhone',
  'emergency',
  'hair',
  'wardrobe',
  'changing',
  'food',
  'chaperone',
] as const
export const habitsOf = (content: SheetContent): Partial<SheetContent> =>
  Object.fromEntries(KEPT.map((field) => [field, content[field]]))

type Person = {
  claim: { id: string; modelName: string }
  model: { stageName: string | null; name: string } | null
}
/** What others read of a talent: the stage name, or the first name. */
export const nameOnSheet = ({ claim, model }: Person): string =>
  model?.stageName ?? (model?.name ?? claim.modelName).split(' ')[0] ?? ''

/** One line for each confirmed talent: what was written before, or a new one with the usual call. */
export const callsOf = (
  people: readonly Person[],
  written: readonly Omit<SheetCall, 'name'>[],
  usualCall: string,
): SheetCall[] =>
  people.map((person) => {
    const { call, onSet, fetched, reportTo } = written.find(({ claimId }) => claimId === person.claim.id) ?? {
      call: usualCall,
      onSet: '',
      fetched: '',
      reportTo: '',
    }
    return { claimId: person.claim.id, name: nameOnSheet(person), call, onSet, fetched, reportTo }
  })

const LINK_DAYS = 7
/** A link opens until seven days after its day. */
export const lastDay = (day: string): string => dayAfter(day, LINK_DAYS)
export const isOver = (day: string, now: Date): boolean => lastDay(day) < localDay(now)

/**
 * Why a date is off for everybody, null while it is on: it or its job was cancelled, or lost, or it is on another day than
 * `issued` says. A day that was over when its job was cancelled was worked, and stays on. In SQL it is `IS_ON`
 * (links.repository.ts).
 */
export function dayOff(
  date: { day: string; cancelledAt: string | null },
  { stage, lostAt }: { stage: JobStage; lostAt: string | null },
  issued: { content: Pick<SheetContent, 'day'> } | null,
): 'cancelled' | 'moved' | null {
  const isOver = stage === 'cancelled' || stage === 'lost'
  const wasWorked = lostAt !== null && isPast(date.day, new Date(lostAt))
  if (date.cancelledAt !== null || (isOver && !wasWorked)) return 'cancelled'
  return issued && issued.content.day !== date.day ? 'moved' : null
}

const DAY_MS = 24 * 60 * 60_000
const QUIET_FROM = '21:00'
const QUIET_TO = '08:00'
/**
 * When a mail may leave: in quiet hours, 21:00 to 08:00 at the agency, what is not for the next 24 hours waits until the
 * morning.
 */
export function mailFrom(from: Date, firstCall: Date): Date {
  const minute = localMinute(from.toISOString())
  const day = minute.slice(0, 10)
  const time = minute.slice(11)
  const isQuiet = time >= QUIET_FROM || time < QUIET_TO
  if (!isQuiet || firstCall.getTime() - from.getTime() <= DAY_MS) return from
  return localMoment(time < QUIET_TO ? day : dayAfter(day), QUIET_TO)
}

/** The moment of the first call of a sheet. */
export function firstCallOf(content: SheetContent): Date {
  const call = generalCall(content)
  return localMoment(dayOfTime(content, call), call)
}

const ALERT_AT = '18:00'
/** The last day whose unread sheets are trouble by now: tomorrow from 18:00 on. */
export const alertedUntil = (now: Date): string => {
  const today = localDay(now)
  return localMinute(now.toISOString()).slice(11) >= ALERT_AT ? dayAfter(today) : today
}

/** How somebody usually gets a sheet. */
export const usualWay = ({ phone, email }: { phone: string | null; email: string | null }): SheetWay =>
  phone ? 'whatsapp' : email ? 'mail' : 'none'
