import { dayAfter } from '../../../time/days'
import type { Left } from '../phrases'
import { through } from './dayRuns'
import { DayReader, isRange, type ReadDay } from './days'

const DEADLINE =
  /(?:\bby|before|deadline|deadline is|last date|last date is|revert till|valid till|latest|latest by)\s*[:-]?\s*(?:\p{L}{2,9},?\s*)?$/u
/** *Any 2 days*, and not *any 3 girls*. */
const SOME =
  /\b(?:any|either)\s+(?:\d{1,2}|one|two|three|of)\b(?!\s+(?:\p{L}+\s+)?(?:girls?|boys?|guys?|females?|males?|women|woman|men|man|models?|talents?|faces?|ladies|ladkiyan?|ladke|f|m)(?!\p{L}))/u
/** *2 days* beside a longer range */
const FEW =
  /(?<![\d.-])([2-9])\s*(?:days?|din)(?!\p{L}|\s*(?:before|prior|travel|advance|notice|after|fitting|rehearsal|usage))/gu
/** *3 days from 7 Dec* */
const DAYS_FROM = /(?<![\d.-])[2-9]\s*(?:days?|din)\s+(?:from|starting(?:\s+from)?)\s*$/u
const NOW = /(?<!\p{L})(?:ab|now)(?!\p{L})/u
const LIMIT = /\b(?:not\s+before|(?:not\s+)?after)\s*$/u
const OTHER_DAY =
  /\b(?:was|originally|previously|earlier|cancel+ed|casting|castings|audition|auditions|fitting|fittings|trial|trials|recce|look test|(?:last|previous|earlier)\s+(?:shoot|job|campaign)|instead of|travel|travelling|not\s+(?:available|free|possible|ok|working)|(?<!if\s+)not)\s*(?:is|was|on|for|date|:|-)*\s*$/u

/** The days of the job: ranges over two months joined, deadlines left out, a moved day replaced. */
export function readDays(left: Left, today: string): { sure: ReadDay[]; doubtful: ReadDay[] } {
  const text = left.text
  const found = new DayReader(left, today).read()
  const isMoved =
    /\b(?:mov(?:ed?|ing)|postpon(?:ed|ing)|prepon(?:ed|ing)|shift(?:ed|ing)?|reschedul(?:ed|ing)|chang(?:ed|ing)|dates? change|push(?:ed|ing))\b/.test(
      text,
    )
  const joined: ReadDay[] = []
  for (const one of found) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.end, one.start) : ''
    const [from, to] = [last?.days[0], one.days.at(-1)]
    if (last && isRange(between) && last.days.length === 1 && from && to) {
      if (isMoved) joined.pop()
      else {
        const isBetween = /between\s*$/.test(text.slice(Math.max(0, last.start - 12), last.start))
        const ahead = to < from && last.sure ? one.days : through(from, to)
        joined[joined.length - 1] = {
          days: ahead,
          sure: last.sure && one.sure && !isBetween,
          start: last.start,
          end: one.end,
        }
        continue
      }
    } else if (last && /^\s*(?:or|ya)\s*$/.test(between)) {
      last.sure = false
      joined.push({ ...one, sure: false })
      continue
    }
    joined.push(one)
  }
  const before = ({ start }: ReadDay) => text.slice(Math.max(0, start - 40), start)
  for (const one of joined) {
    const [count] = one.days.length === 1 ? (DAYS_FROM.exec(before(one)) ?? []) : []
    const first = one.days[0]
    if (count && first) one.days = through(first, dayAfter(first, Number.parseInt(count, 10) - 1))
  }
  // *Not before 10 Dec, not after 20 Dec*
  for (const one of joined) if (LIMIT.test(before(one))) one.sure = false
  const kept = joined.filter((one) => !one.sure || !DEADLINE.test(before(one)))
  const isDenied = ({ end }: ReadDay) => /^\s*(?:ko\s+)?n(?:ahi+n?|hin?|ai)(?!\p{L})/u.test(text.slice(end))
  // *The shoot of 9 Dec is on 10 Dec now*
  const isOld = ({ end }: ReadDay) => NOW.test(text) && /^\s*wal[aei](?!\p{L})/u.test(text.slice(end))
  const shoots = kept.filter((one) => !OTHER_DAY.test(before(one)) && !isDenied(one) && !isOld(one))
  const days = shoots.length > 0 ? shoots : kept
  // *Any 2 days between*
  const some =
    SOME.test(text) || /\b(?:tentative|tentatively|tbc|tbd|to be confirmed|approx|flexible)\b/.test(text)
  const wanted = Math.min(...[...text.matchAll(FEW)].map(([, count]) => Number(count)))
  const sure = days.filter((one) => one.sure && one.days.length > 0 && one.days.length <= wanted && !some)
  return { sure, doubtful: days.filter((one) => !sure.includes(one)) }
}
