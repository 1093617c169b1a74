import { dayAfter, isDay } from '../../../time/days'
import type { Left } from '../phrases'
import { isRun, through } from './dayRuns'
import { otherThanDays } from './otherThanDays'
import { MONTHS, WEEKDAYS } from './words'

export type ReadDay = { days: string[]; sure: boolean; start: number; end: number }

const months = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const weekdays = Object.keys(WEEKDAYS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const MONTH = `(${months})(?![\\p{L}])\\.?`
const TH = '(?:\\s?(?:st|nd|rd|th))?'
const BETWEEN = '\\s*(?:-|to|till|until|se|through|thru|,|&|and|aur|n|\\+|/|or|ya)\\s*'
const DAY = `(?:[12]?\\d|0\\d|3[01])${TH}`
const DAYS = `(${DAY}(?:${BETWEEN}${DAY}(?!\\d))*)`
const YEAR = "(?:[\\s,'-]*(20\\d\\d|(?<=')\\d\\d))?(?!\\d)"
/** Whether the words between two days mean all days from one to the other. */
export const isRange = (words: string) => /^\s*(?:-|to|till|until|se|through|thru)\s*$/.test(words)

const pad = (number: number) => String(number).padStart(2, '0')
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const TELLING =
  '(?:tell|told|share|shared|confirm|confirmed|let|inform|informed|update|updated|send|announce|announced|decide|decided|come|follow|fix|fixed|finali[sz]ed|discuss|discussed)'
/** *Dates will tell*, *dates tba*, *will share dates*: days are spoken of, and none is named. */
const UNTOLD = new RegExp(
  `(?<!\\p{L})(?:(?:shoot\\s+)?(?:dates?|tarikh|tareekh|days)(?:\\s+(?:is|are|i|we|still|yet|abhi|to|will|would|be|not|nahi|baad|me|mein|later|soon|ka|ki|k))*[\\s:-]{1,4}(?:${TELLING}|tb[acd]|open|flexible|pending|bata\\p{L}*|later|soon)|(?:will|to)\\s+(?:tell|share|confirm|inform|update|send|announce)(?:\\s+(?:you|u|on|about|the|shoot|exact))*\\s+(?:dates?|days))(?!\\p{L})`,
  'gu',
)
/** Reads the days of a brief, day first; one without a year is the next ahead. */
export class DayReader {
  found: ReadDay[] = []
  constructor(
    readonly left: Left,
    readonly today: string,
  ) {}

  dated(dayOfMonth: number, month: number, year?: number): string | undefined {
    const of = (given: number) => `${given}-${pad(month)}-${pad(dayOfMonth)}`
    if (year)
      return isDay(of(year < 100 ? 2000 + year : year)) ? of(year < 100 ? 2000 + year : year) : undefined
    const now = Number(this.today.slice(0, 4))
    const ahead = of(now) >= this.today ? of(now) : of(now + 1)
    return isDay(ahead) ? ahead : undefined
  }

  /** `12`, `12-13`, `4,5,6`, `14 15 16`, `2nd or 3rd` of one month, as they were written. */
  listed(words = '', monthName = '', yearDigits = ''): { days: string[]; sure: boolean } {
    const month = MONTHS[monthName] ?? 0
    const year = Number(yearDigits) || undefined
    const pieces = words.split(/(\d{1,2})(?:\s?(?:st|nd|rd|th))?/)
    const days: string[] = []
    for (let at = 1; at < pieces.length; at += 2) {
      const day = this.dated(Number(pieces[at]), month, year)
      if (!day) continue
      const before = days.at(-1)
      if (before && isRange(pieces[at - 1] ?? '')) days.push(...through(before, day).slice(1))
      else days.push(day)
    }
    return { days, sure: !/\b(?:or|ya)\b/.test(words) }
  }

  add(match: RegExpExecArray, days: (string | undefined)[], sure = true): boolean {
    const read = days.filter((day) => day !== undefined)
    if (read.length === 0) return false
    this.found.push({ days: read, sure, start: match.index, end: match.index + match[0].length })
    return true
  }

  /** The day of a weekday: the coming one, or of the week after this. */
  weekday(word: string, nextWeek: boolean): string {
    const wanted = WEEKDAYS[word] ?? 0
    if (!nextWeek) return dayAfter(this.today, (wanted - weekdayOf(this.today) + 7) % 7)
    const monday = dayAfter(this.today, 7 - ((weekdayOf(this.today) + 6) % 7))
    return dayAfter(monday, (wanted + 6) % 7)
  }

  read(): ReadDay[] {
    const { left } = this
    left.each(/(?<!\d)(20\d\d)-(\d{2})-(\d{2})(?!\d)/gu, (match) =>
      this.add(match, [this.dated(Number(match[3]), Number(match[2]), Number(match[1]))]),
    )
    left.each(/(?<!\d)(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(20\d\d|2\d)(?!\d)/gu, (match) =>
      this.add(match, [this.dated(Number(match[1]), Number(match[3]), Number(match[4]))]),
    )
    // *On 12.12*
    left.each(
      /(?<=\b(?:on|dates?|dated|dt)\s*[:.-]?\s*)(\d{1,2})\.(\d{1,2})(?![\d.'/]|\s?(?:k|l|lakhs?|lacs?|ft|feet)(?!\p{L}))/gu,
      (match) => this.add(match, [this.dated(Number(match[1]), Number(match[2]))]),
    )
    // *14 15 16 Jan*: numbers that follow each other by one.
    left.each(
      new RegExp(`(?<![\\d'./,:-])(?<!\\d[,/:-]?\\s)(\\d{1,2}(?: \\d{1,2}){1,9})\\s+${MONTH}-?${YEAR}`, 'gu'),
      (match) => {
        const [, words = '', month, year] = match
        return isRun(words.split(' ').map(Number)) && this.add(match, this.listed(words, month, year).days)
      },
    )
    left.each(
      new RegExp(
        `(?<![\\d'.]|(?:age|aged|ages|group|range|umar|umr)\\s*[:-]?\\s*(?:\\d{1,2}\\s*(?:-|to)\\s*)?)(?:between\\s+)?${DAYS}\\s*(?:of\\s+)?-?\\s?(?<!\\p{L})${MONTH}-?${YEAR}`,
        'gu',
      ),
      (match, text) => {
        const others = otherThanDays(match[1] ?? '', text.slice(0, match.index))
        if (others > 0) {
          const { days, sure } = this.listed(match[1]?.slice(others), match[2], match[3])
          const [start, end] = [match.index + others, match.index + match[0].length]
          this.found.push({ days, sure, start, end })
          left.take(start, end)
          return false
        }
        const { days, sure } = this.listed(match[1], match[2], match[3])
        const isBetween = match[0].startsWith('between')
        return this.add(
          match,
          isBetween ? through(days[0] ?? '', days.at(-1) ?? '') : days,
          sure && !isBetween,
        )
      },
    )
    left.each(
      new RegExp(
        `(?<!\\p{L})${MONTH}\\s*(\\d{1,2}${TH}(?:\\s*(?:-|to|till|&|and|aur|n|/|or|,(?=\\s*\\d{1,2}${TH}\\s*(?:[,.&()\\n]|and\\b|$)))\\s*\\d{1,2}${TH}(?![\\d.]|\\s?[kl'f]))*)(?![\\d:]|\\s?(?:[kl]\\b|'|ft|girl|boy|model|f\\b|m\\b))${YEAR}`,
        'gu',
      ),
      (match) => {
        const { days, sure } = this.listed(match[2], match[1], match[3])
        return this.add(match, days, sure)
      },
    )
    left.each(/(?<![\d/'.-])(\d{1,2})\/(\d{1,2})(?![\d/])/gu, (match) =>
      match[0] === '50/50' ? false : this.add(match, [this.dated(Number(match[1]), Number(match[2]))]),
    )
    this.relative()
    this.weeks()
    // The month alone, or a part of it, is no day.
    left.each(
      new RegExp(
        `(?<!\\p{L})(?:(?:\\d\\w{2}|first|second|third|fourth|last)\\s+(?:week|half|fortnight|weekend)\\s+(?:of\\s+)?${MONTH}|(?:mid|early|late|end|beginning|start|middle)\\s*-?(?:of\\s+)?${MONTH}|(?:sometime\\s+in|in|around|during|this|next)\\s+${MONTH}|(?:next|coming|agle|this|is)\\s+(?:week|hafte|month|mahine|fortnight)|(?:january|february|april|august|september|october|november|december)(?!\\p{L}))`,
        'gu',
      ),
      (match) => {
        this.found.push({ days: [], sure: false, start: match.index, end: match.index + match[0].length })
        return true
      },
    )
    left.each(UNTOLD, (match) => {
      this.found.push({ days: [], sure: false, start: match.index, end: match.index + match[0].length })
      return true
    })
    left.each(
      /(?<!\p{L})(?:(?:on|for)\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)|on\s+(\d{1,2}(?:\s?(?:&|and|,)\s?\d{1,2}){0,4})(?=\s*(?:[?.,;!]|$))|(?<![\d'/,&-]\s?)(\d{1,2})(?:st|nd|rd|th)(?=\s*(?:[?.,;!\n]|$))|(\d{1,2})(?:st|nd|rd|th)?\s*(?:tarikh|tareekh|tareek|tarik|ko))(?![\p{L}\d])/gu,
      (match) => {
        // *Fly 9 Jan, shoot on 10 and 11*: of the month named before
        const ahead = this.found.filter(({ end }) => end <= match.index).sort((a, b) => b.end - a.end)[0]
        const from = ahead?.days.at(-1) ?? this.today
        const days = match.slice(1).find(Boolean)?.match(/\d+/g) ?? []
        return this.add(
          match,
          days.map((day) => this.nextDate(Number(day), from)),
        )
      },
    )
    return this.found.sort((a, b) => a.start - b.start)
  }

  nextDate(dayOfMonth: number, from: string): string | undefined {
    for (let day = from, tries = 0; tries < 62; day = dayAfter(day), tries++)
      if (Number(day.slice(8)) === dayOfMonth) return day
    return undefined
  }

  relative() {
    const at: [RegExp, number][] = [
      [/(?<!\p{L})(?:day after tomorrow|day after tmrw|day after|parso|parson|parsoon)(?!\p{L})/gu, 2],
      [/(?<!\p{L})(?:tomorrow|tommorow|tomorow|tmrw|tmr|tmw|kal|(?<=for )tom|tom(?= \d))(?!\p{L})/gu, 1],
      [/(?<!\p{L})(?:today|tonight|aaj)(?!\p{L})/gu, 0],
    ]
    for (const [pattern, days] of at)
      this.left.each(pattern, (match) => this.add(match, [dayAfter(this.today, days)]))
  }

  weeks() {
    const prefix = '(?:(this|coming|next|agle|agla|is|on)\\s+)?'
    const suffix = '(?:\\s+(?:of\\s+)?(next week|agle hafte|this week))?'
    this.left.each(/(?<!\p{L})(?:(next|this|coming)\s+)?weekend(?!\p{L})/gu, (match) => {
      const saturday = this.weekday('saturday', false)
      const from = match[1] === 'next' ? dayAfter(saturday, 7) : saturday
      return this.add(match, [from, dayAfter(from)], match[1] !== undefined)
    })
    this.left.each(
      new RegExp(
        `(?<![\\p{L}-])${prefix}(${weekdays})(?!\\p{L})((?:\\s*(?:-|to|till|&|and|aur|,|/|or)\\s*(?:${weekdays})(?!\\p{L}))*)${suffix}`,
        'gu',
      ),
      (match) => {
        const [all, how, first = '', more = '', week] = match
        const day = first.length > 4 || how || more || week
        // Beside a date a weekday only repeats it; where it is another, no day is sure.
        const near = this.found.find(
          ({ start, end }) =>
            start - match.index - all.length < 4 &&
            match.index - end < 4 &&
            start - match.index > -200 &&
            (Math.abs(start - match.index - all.length) < 4 || Math.abs(match.index - end) < 4),
        )
        if (near) {
          if (near.days.length > 0 && !near.days.some((one) => weekdayOf(one) === WEEKDAYS[first]))
            near.sure = false
          return true
        }
        if (!day) return false
        const isNext =
          how === 'next' || how === 'agle' || how === 'agla' || week === 'next week' || week === 'agle hafte'
        const days = [this.weekday(first, isNext)]
        for (const [, join = '', word = ''] of more.matchAll(
          new RegExp(`(\\s*(?:-|to|till|&|and|aur|,|/|or)\\s*)(${weekdays})`, 'gu'),
        )) {
          const last = days.at(-1) ?? this.today
          let next = this.weekday(word, isNext)
          while (next < last) next = dayAfter(next, 7)
          if (isRange(join)) days.push(...through(last, next).slice(1))
          else days.push(next)
        }
        return this.add(match, days, !/\bor\b/.test(more))
      },
    )
  }
}
