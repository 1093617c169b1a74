import { readDays } from './briefs/dates'
import { withFigures } from './briefs/figures'
import { inLatin } from './briefs/hindi'
import { readHalf, readNight } from './briefs/hours'
import type { ReadRole } from './briefs/nouns'
import { type Named, readCity, readClient, readSender, readTalents } from './briefs/people'
import { readRoles } from './briefs/roles'
import { type ReadFee, readFee } from './briefs/sums'
import { readTitle } from './briefs/title'
import { readUsage } from './briefs/usage'
import { LANGUAGES } from './briefs/words'
import { anyOf, foldInPlace, Left, readable } from './phrases'

/** No brief is longer, and reading costs more than its length. */
export const BRIEF_MAX = 4000

type At = { start: number; end: number }
export type BriefReading = {
  title: Named | undefined
  client: Named | undefined
  contact: Named | undefined
  city: Named | undefined
  /** in order of the text, each once */
  dates: (At & { day: string })[]
  /** words that speak of days and name none for sure */
  datesDoubtful: (At & { days: string[] })[]
  roles: ReadRole[]
  fee: ReadFee | undefined
  usage: Named | undefined
  talents: Named[]
  languages: Named[]
  half: At | undefined
  night: At | undefined
}
/** What the agency knows: today at the agency, its clients, its roster. */
export type Known = { today: string; clients?: readonly string[]; talents?: readonly string[] }

const ASIDES = [
  /(?:https?:\/\/|www\.)\S{1,500}/gu,
  /[\w.+-]{1,64}@[\w.-]{1,100}/gu,
  /\+\d[\d\s-]{7,18}\d/gu,
  /(?<![\d,.])\d{5}[\s-]\d{5}(?!\d)/gu,
  /(?<![\d,.])[6-9]\d{9}(?!\d)/gu,
  /(?:^|\n)[ \t]*\[?(?:\d{1,2}:\d{2}[^\]\n]{0,30}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?\s*\d{1,2}:\d{2}[^\]\n-]{0,12})(?:\]|\s-\s)[^:\n]{1,60}:/gu,
  /(?:call time|calltime|reporting|report|timing|timings|time)\s*(?:is|at|:|-)*\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?(?!\d|\s*days)/gu,
  /(?<!\d)\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?\s*(?:-|to)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)(?!\p{L})/gu,
  /(?<!\d)\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|baje|o'clock)(?!\p{L})/gu,
  /(?<!\d)\d{1,2}:\d{2}(?!\d)/gu,
]
const languages = anyOf(LANGUAGES.map((name) => name.toLowerCase()))
const SPEAKS = new RegExp(
  `(?:speak|fluen|languag|dialogue|\\blines\\b|\\bbol|\\baati|\\bvo\\b|voice|\\bknow(?:s|ing)?\\s+(?:good\\s+|basic\\s+|both\\s+)?(?:${languages.source})|(?:comfortable|good)\\s+(?:in|with|at)\\s+(?:${languages.source}))`,
  'u',
)

function readLanguages(text: string, folded: string): Named[] {
  if (!SPEAKS.test(folded)) return []
  return [...folded.matchAll(languages)].flatMap(({ 0: word, index }) => {
    const end = index + word.length
    if (/^\s*(?:look|looking|bride|wedding|film|song|girl|boy|family)(?!\p{L})/u.test(folded.slice(end)))
      return []
    const value = LANGUAGES.find((name) => name.toLowerCase() === word) ?? text.slice(index, end)
    return [{ value, start: index, end }]
  })
}

/** The same reading with each place as `before` says it. */
function placed<Part>(part: Part, before: (at: At) => At): Part {
  if (Array.isArray(part)) return part.map((each) => placed(each, before)) as Part
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, placed(value, before)]))
  return { ...inner, ...('start' in inner && before(inner as At)) } as Part
}

/** Reads a brief as a client writes it. Each field keeps the place of its words; nothing is decided that they leave open. */
export function readBrief(brief: string, known: Known): BriefReading {
  const { latin, before } = inLatin(readable(brief, BRIEF_MAX))
  return placed(readLatin(latin, known), before)
}

function readLatin(text: string, { today, clients = [], talents: roster = [] }: Known): BriefReading {
  const folded = withFigures(foldInPlace(text))
  const { contact, company } = readSender(text)
  const surname = contact && /^[ \t]+\p{Lu}[\p{L}\p{M}]+/u.exec(text.slice(contact.end))?.[0]
  const senders = contact ? [contact.value, `${contact.value}${surname ?? ''}`] : []
  const client = readClient(text, clients, [...roster, ...senders]) ?? company
  const city = readCity(text)
  const talents = readTalents(
    text,
    roster,
    [contact, client, city].filter((one) => one !== undefined),
  )
  const half = readHalf(folded)
  const night = readNight(folded)
  const left = new Left(folded)
  // What names somebody holds no date, no role and no sum: *Sunday Loom*.
  for (const one of [client, contact, city, ...talents]) if (one) left.take(one.start, one.end)
  left.drop(...ASIDES)
  const { sure, doubtful } = readDays(left, today)
  const usage = readUsage(left, text)
  const dates = new Map<string, At & { day: string }>()
  for (const { days, start, end } of sure)
    for (const day of days) if (!dates.has(day)) dates.set(day, { day, start, end })
  const fee = readFee(left, dates.size)
  return {
    title: readTitle(text, folded, client, city),
    client,
    contact,
    city,
    dates: [...dates.values()],
    datesDoubtful: doubtful.map(({ days, start, end }) => ({ days, start, end })),
    roles: readRoles(left, text),
    fee,
    usage,
    talents,
    languages: readLanguages(text, folded),
    half,
    night,
  }
}
