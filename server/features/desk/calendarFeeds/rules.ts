import type { CalendarEvent } from '../../../emails/calendarFile'
import type { DatedRow, FeedRow } from './repository'

type Shown = 'option' | 'confirmed' | 'cancelled' | 'nothing'

/** A date as its talent was told (D50). A cancelled date that was never mailed disappears. */
function toldOf({ state, sequence, waiting }: DatedRow): Shown {
  const isUntold = (kind: string) => waiting?.includes(kind) === true
  if (state === 'option') return 'option'
  if (state === 'confirmed' || state === 'done') return isUntold('confirmed') ? 'option' : 'confirmed'
  if (isUntold('cancelled')) return isUntold('confirmed') ? 'nothing' : 'confirmed'
  return sequence > 0 ? 'cancelled' : 'nothing'
}

/** A talent's date for its calendar: title, place and times only. Null for dates that it does not show. */
export function eventOf(row: DatedRow, scope: FeedRow['scope']): CalendarEvent | null {
  const { id, sequence, day, part, callTime, place, city, title, talent, talentTitle } = row
  const isOwn = scope === 'own'
  // A booker's calendar shows what was decided.
  const shown = toldOf(isOwn ? row : { ...row, waiting: null })
  if (shown === 'nothing') return null
  const isTentative = shown === 'option'
  const what = isOwn ? (isTentative ? talentTitle : title) : `${talent}: ${title}`
  return {
    id,
    sequence,
    isCancelled: shown === 'cancelled',
    isTentative,
    title: isTentative ? `Option: ${what}` : what,
    day,
    part,
    callTime,
    // The place would give the client away (D35).
    place: isOwn && isTentative ? city : (place ?? city),
  }
}
