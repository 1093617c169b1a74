import { shifted, staysInDate } from './nightTimes'
import type { SheetContent } from './sheetContent'

/** `04:50`, `4:50 am`, `5 pm` inside a text. */
const TIME = /\b(\d{1,2})(?::(\d{2}))?(?:(\s*)([ap])(\.?m\b\.?))?(?![\d:])/gi

/**
 * A sheet with everything that goes by the clock so many minutes later: calls, on set, who is fetched when, the lines of
 * the day, wrap, food and transport. Notes stay, because the tide does not move. Null where a call would leave its date.
 */
export function shiftedSheet(
  content: SheetContent,
  minutes: number,
): Pick<SheetContent, 'calls' | 'schedule' | 'wrap' | 'food' | 'conveyance'> | null {
  const { calls, schedule, wrap, food, conveyance, isNight } = content
  const own = calls.flatMap(({ call, onSet }) => [call, onSet])
  if (!own.every((clock) => staysInDate(clock, minutes, isNight))) return null
  return {
    calls: calls.map((each) => ({
      ...each,
      call: shifted(each.call, minutes),
      onSet: shifted(each.onSet, minutes),
      fetched: shiftedText(each.fetched, minutes),
    })),
    schedule: schedule.map((line) => ({ ...line, time: shifted(line.time, minutes) })),
    wrap: shifted(wrap, minutes),
    food: shiftedText(food, minutes),
    conveyance: shiftedText(conveyance, minutes),
  }
}

/** The times in a text so many minutes later, each written as it was. */
const shiftedText = (text: string, minutes: number): string =>
  text.replace(TIME, (found, hour: string, minute?: string, space = '', half?: string, rest = '') => {
    const hours = Number(hour)
    if (!(half ? hours >= 1 && hours <= 12 : minute && hours < 24) || Number(minute ?? 0) > 59) return found
    const isAfternoon = half?.toLowerCase() === 'p'
    const on24 = half ? (hours % 12) + (isAfternoon ? 12 : 0) : hours
    const [now = '', past = ''] = shifted(`${on24}:${minute ?? '00'}`, minutes).split(':')
    if (!half) return `${hour.length === 1 ? String(Number(now)) : now}:${past}`
    const letter = Number(now) < 12 ? 'a' : 'p'
    const said = half === half.toUpperCase() ? letter.toUpperCase() : letter
    const on12 = String(Number(now) % 12 || 12).padStart(hour.startsWith('0') ? 2 : 1, '0')
    return `${on12}${minute || past !== '00' ? `:${past}` : ''}${space}${said}${rest}`
  })
