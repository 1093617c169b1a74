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
const DAYS_FROM =
  /(?<![\d.-])[2-9][\s-]*(?:days?|din)\s+(?:(?:shoot|job|schedule)\s+)?(?:from|starting(?:\s+from)?)\s*$/u
const NOW = /(?<!\p{L})(?:ab|now)(?!\p{L})/u
const OF_OLD = /^\s*wal[aei](?!\p{L})/u
/** *The shoot of 8 Dec is now on 14 Dec* */
const MOVES =
  /^\s*(?:shoot\s+|job\s+|wala\s+)?(?:is|are|was|has been|have been|got|gets)?\s*(?:now\s+(?:on|to)|moved|shifted|postponed|preponed|rescheduled|changed|cancel+ed|called off)(?:\s+(?:on|to|from))?(?!\p{L})/u
/** *10 Dec only if it rains*, *5 Jan as backup*: a day that may not come */
const SPARE =
  /^\s*[-(:]?\s*(?:only\s+if|if\s+(?:it\s+rains?|rain|needed|required|not\s+\p{L}+)|as\s+(?:an?\s+)?(?:backup|buffer|reserve|standby|option)|(?:is\s+)?(?:backup|buffer|reserve|standby|rain day))(?!\p{L})/u
/** *Probably 20 Jan* */
const MAYBE =
  /(?<!\p{L})(?:probably|maybe|most likely|likely|perhaps|hopefully|shayad|tentatively|around|approx)\s+(?:on\s+|from\s+|the\s+)*$/u
/** *Starting 11 Jan for 4 days* */
const STARTS = /(?<!\p{L})(?:start(?:s|ing)?|from|commenc(?:es|ing)|begin(?:s|ning)?)\s*(?:on\s+|from\s+)?$/u
const FOR_DAYS = /^\s*(?:,\s*)?(?:onwards?\s+)?(?:for\s+)?([2-9])\s*days?(?!\p{L})/u
const ONWARDS = /^\s*onwards?\s/u
const LIMIT = /\b(?:not\s+before|(?:not\s+)?after)\s*$/u
const OTHER_DAY =
  /\b(?:was|originally|previously|earlier|cancel+ed|casting|castings|audition|auditions|fitting|fittings|trial|trials|recce|look test|(?:last|previous|earlier)\s+(?:shoot|job|campaign)|instead of|travel|travelling|return|returning|back|fly|flying|reach|reaching|arrive|arriving|not\s+(?:available|free|possible|ok|working)|(?<!if\s+)not)\s*(?:is|was|on|for|date|:|-)*\s*(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6},?\s*)?$/u

/** *Mon 30 Nov to Wed 2 Dec* */
const WEEKDAY = /(?<!\p{L})(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6},?\s*$/u
const MOVED =
  /\b(?:mov(?:ed?|ing)|postpon(?:ed|ing)|prepon(?:ed|ing)|shift(?:ed|ing)?|reschedul(?:ed|ing)|chang(?:ed|ing)|dates? change|push(?:ed|ing))\b/
const TENTATIVE =
  /\b(?:tentative|tentatively|tbc|tbd|to be confirmed|approx|flexible|dates?\s+(?:are\s+|is\s+)?(?:still\s+)?(?:not|nahi|isn't|aren't)\s+(?:yet\s+)?(?:locked|fixed|final|confirmed|sure))\b/
/** *12 Dec confirmed, 13 Dec tentative* */
const FIRM = /^\s*(?:is\s+|are\s+|[-:(]\s*)?(?:confirmed|confirm|fixed|final|locked|pakka|sure)(?!\p{L})/u
const DENIED = /^\s*(?:ko\s+)?n(?:ahi+n?|hin?|ai)(?!\p{L})/u

/** Joins days of two places that are one range, or a choice. Of a moved shoot the new day is left. */
function joinRanges(found: ReadDay[], text: string): ReadDay[] {
  const isMoved = MOVED.test(text)
  const joined: ReadDay[] = []
  for (const one of found) {
    const last = joined.at(-1)
    const between = text.slice(last?.end ?? 0, one.start).replace(WEEKDAY, '')
    const [from, to] = [last?.days[0], one.days.at(-1)]
    const isOneRange = isRange(between) && last?.days.length === 1 && from && to
    if (isOneRange && isMoved) joined.pop()
    if (isOneRange && !isMoved) {
      const isBetween = /between\s*$/.test(text.slice(Math.max(0, last.start - 12), last.start))
      const days = to < from && last.sure ? one.days : through(from, to)
      const sure = last.sure && one.sure && !isBetween
      joined[joined.length - 1] = { days, sure, start: last.start, end: one.end }
    } else if (last && /^\s*(?:or|ya)\s*$/.test(between)) {
      last.sure = false
      joined.push({ ...one, sure: false })
    } else joined.push(one)
  }
  return joined
}

/** The days of the job: ranges over two months joined, deadlines left out, a moved day replaced. */
export function readDays(left: Left, today: string): { sure: ReadDay[]; doubtful: ReadDay[] } {
  const { text } = left
  const ahead = ({ start }: ReadDay) => text.slice(Math.max(0, start - 40), start)
  const behind = ({ end }: ReadDay) => text.slice(end)
  const found = joinRanges(new DayReader(left, today).read(), text).map((one) => {
    const [first, ...others] = one.days
    const isStart = STARTS.test(ahead(one)) || ONWARDS.test(behind(one))
    const [count] =
      DAYS_FROM.exec(ahead(one)) ?? (isStart ? FOR_DAYS.exec(behind(one))?.slice(1) : undefined) ?? []
    const days =
      count && first && others.length === 0
        ? through(first, dayAfter(first, Number.parseInt(count, 10) - 1))
        : one.days
    // *Not before 10 Dec, not after 20 Dec*
    return {
      ...one,
      days,
      sure: one.sure && !LIMIT.test(ahead(one)) && !MAYBE.test(ahead(one)) && !SPARE.test(behind(one)),
    }
  })
  const kept = found.filter((one) => !one.sure || !DEADLINE.test(ahead(one)))
  // *The shoot of 9 Dec is on 10 Dec now*
  const isOld = (one: ReadDay) => MOVES.test(behind(one)) || (NOW.test(text) && OF_OLD.test(behind(one)))
  const shoots = kept.filter((one) => !OTHER_DAY.test(ahead(one)) && !DENIED.test(behind(one)) && !isOld(one))
  const days = shoots.length > 0 ? shoots : kept
  // *Any 2 days between*, *2 days* of a longer range
  const isOpen = SOME.test(text) || TENTATIVE.test(text)
  const wanted = Math.min(...[...text.matchAll(FEW)].map(([, count]) => Number(count)))
  const isFirm = (one: ReadDay) => FIRM.test(behind(one))
  const isSure = (one: ReadDay) =>
    one.sure &&
    one.days.length > 0 &&
    one.days.length <= wanted &&
    (!isOpen || (days.some((other) => !isFirm(other)) && isFirm(one)))
  return { sure: days.filter(isSure), doubtful: days.filter((one) => !isSure(one)) }
}
