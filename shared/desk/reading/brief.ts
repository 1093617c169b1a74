import { readDays } from './briefs/dates'
import { withFigures } from './briefs/figures'
import { type Named, readCity, readClient, readSender, readTalents } from './briefs/people'
import { type ReadRole, readRoles } from './briefs/roles'
import { type ReadFee, readFee } from './briefs/sums'
import { JOB_KINDS, LANGUAGES, MEDIA } from './briefs/words'
import { anyOf, foldInPlace, Left } from './phrases'

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
const PERIOD =
  '(?:\\d{1,2}|one|two|three|six|ek|do)\\s*-?\\s*(?:years?|yrs?|y|months?|mths?|mos?|saal|mahine|mahina|weeks?)'
const FOR_EVER = 'perpetual|perpetuity|in perpetuity|lifetime|unlimited|forever'
const media = [...MEDIA]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/[ -]/g, '[\\s-]?'))
  .join('|')
const MEDIUM = `(?:${media})(?!\\p{L})`
const JOIN =
  '(?:[\\s+&/-]|[,:]\\s|\\band\\b|\\bfor\\b|\\bonly\\b|\\busage\\b|\\brights\\b|\\bof\\b|\\bin\\b|\\bincl\\b|\\buse\\b)'
/** *Full buyout* says it all. */
const BUYOUT = '(?:full|complete|total|global|worldwide|lifetime|perpetual)[\\s-]buy[\\s-]?out'
const PIECE = `(?:${BUYOUT}(?!\\p{L})|${MEDIUM}|${PERIOD}(?!\\p{L})|${FOR_EVER})`
const USAGE = new RegExp(`(?<![\\p{L}\\d])${PIECE}(?:${JOIN}{1,4}${PIECE})*`, 'gu')

/** Where and how long the pictures may be shown: a medium with a period, or what *usage* names. */
function readUsage(left: Left, text: string): Named | undefined {
  let usage: Named | undefined
  const keep = (start: number, end: number) => {
    usage = { value: text.slice(start, end).trim(), start, end }
  }
  left.each(
    /(?<!\p{L})(?:usage|usages|usage rights|rights)\s*(?:is|are|will be|:|-|–)+\s*([^.\n;]{2,120})/gu,
    (match) => {
      const words = match[1] ?? ''
      const all = [...words.matchAll(USAGE)]
      const first = all[0]
      const last = all.at(-1)
      const from = match.index + match[0].length - words.length
      if (usage) return false
      if (first && last) keep(from + first.index, from + last.index + last[0].length)
      else keep(from, from + (words.split(',')[0] ?? words).length)
      return true
    },
  )
  if (usage) return usage
  left.each(USAGE, (match, all) => {
    const has = (pattern: string) =>
      new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, 'u').test(match[0])
    const near =
      /(?:usage|rights)\s*$/u.test(all.slice(0, match.index)) ||
      /^\s*(?:usage|rights)(?!\p{L})/u.test(all.slice(match.index + match[0].length))
    if (usage || !((has(media) && has(`${PERIOD}|${FOR_EVER}`)) || has(BUYOUT) || near)) return false
    // *Soap TVC, 2 years digital*: the TVC is what is shot.
    const kind = /^tvc\s*(?:[,/-]|for(?!\p{L})|in(?!\p{L}))\s*/u.exec(match[0])?.[0].length ?? 0
    const rest = match[0].slice(kind)
    const isWhole = new RegExp(MEDIUM, 'u').test(rest) && new RegExp(`${PERIOD}|${FOR_EVER}`, 'u').test(rest)
    keep(match.index + (isWhole ? kind : 0), match.index + match[0].length)
    return true
  })
  return usage
}

const kinds = anyOf(JOB_KINDS)
const NO_KIND_OF =
  /^(?:a|an|the|our|for|on|is|in|of|and|new|their|his|her|this|that|your|to|today's|same|any|we|shoot|need|day|half|r|doing|do|night|at|with|from|mein|ke|ki|ka)$/u
/** What is shot, with the word before it: *swim campaign*; behind the client's name as a title. */
function readTitle(
  text: string,
  folded: string,
  client: Named | undefined,
  city: Named | undefined,
): Named | undefined {
  const isWithin = (at: Named | undefined, index: number) => at && index >= at.start && index < at.end
  // *Film City* is no film, and *Lakshya Fashion Week* is not written twice.
  const all = [...folded.matchAll(kinds)].filter(
    ({ index }) => ![city, client].some((at) => isWithin(at, index)),
  )
  const found = all.sort(
    (a, b) => JOB_KINDS.indexOf(a[0].replace(/\s+/g, ' ')) - JOB_KINDS.indexOf(b[0].replace(/\s+/g, ' ')),
  )[0]
  if (!found) return client && { ...client }
  const before = /(?<![\p{L}'])([\p{L}\p{M}'-]+)\s+$/u.exec(
    folded.slice(Math.max(0, found.index - 30), found.index),
  )
  const word = before?.[1] ?? ''
  const isKept =
    word.length > 1 &&
    !NO_KIND_OF.test(word) &&
    !(client && client.end > found.index - (before?.[0].length ?? 0) && client.start <= found.index)
  const start = isKept && before ? found.index - before[0].length : found.index
  const end = found.index + found[0].length
  const what = text.slice(start, end).replace(/\s+/g, ' ')
  const value = client ? `${client.value} ${what}` : what.charAt(0).toUpperCase() + what.slice(1)
  return { value, start, end }
}

function readLanguages(text: string, folded: string): Named[] {
  if (!/(?:speak|fluen|languag|dialogue|\blines\b|\bbol|\baati|\bvo\b|voice)/u.test(folded)) return []
  return [...folded.matchAll(anyOf(LANGUAGES.map((name) => name.toLowerCase())))].flatMap(
    ({ 0: word, index }) => {
      const end = index + word.length
      if (/^\s*(?:look|looking|bride|wedding|film|song|girl|boy|family)(?!\p{L})/u.test(folded.slice(end)))
        return []
      const value = LANGUAGES.find((name) => name.toLowerCase() === word) ?? text.slice(index, end)
      return [{ value, start: index, end }]
    },
  )
}

const at = (match: RegExpExecArray | null): At | undefined =>
  match ? { start: match.index, end: match.index + match[0].length } : undefined
const HALF =
  /(?<!\p{L})(?:half[\s-]?day|half[\s-]?shift|aadha din|adha din|few hours|couple of hours|(?:[1-6]|one|two|three|four|five|six)(?:\s*-\s*[1-6])?\s*(?:hours?|hrs?|ghante|ghanta))(?!\p{L})/u
/** *10 am to 1 pm*, and not the hours of a fitting or a call. */
const HOURS =
  /(?<!(?:fitting|fittings|casting|audition|trial|call|available)[^\n,.;]{0,24})(?<![\d:.])(\d{1,2})(?:[:.]\d{2})?\s*(am|pm)?\s*(?:-|–|to|till|se)\s*(\d{1,2})(?:[:.]\d{2})?\s*(am|pm)(?!\p{L})/u
const HALF_HOURS_MAX = 6

/** The hours of a shoot that are at most half a day, from midnight or noon on. */
function shortHours(folded: string): RegExpExecArray | null {
  const match = HOURS.exec(folded)
  if (!match) return null
  const [, from = '', half, to = '', end = ''] = match
  const hour = (of: string, at: string) => (Number(of) % 12) + (at === 'pm' ? 12 : 0)
  const last = hour(to, end)
  const first = hour(from, half ?? (hour(from, end) < last ? end : 'am'))
  return first < last && last - first <= HALF_HOURS_MAX ? match : null
}
const NIGHT = /(?<!\p{L})(?:night[\s-]?shoot|night[\s-]?shift|overnight|night|raat|tonight)(?!\p{L})/u

/** Reads a brief as a client writes it. Each field keeps the place of its words; nothing is decided that they leave open. */
export function readBrief(brief: string, { today, clients = [], talents: roster = [] }: Known): BriefReading {
  const text = brief.slice(0, BRIEF_MAX)
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
  const half = at(HALF.exec(folded) ?? shortHours(folded))
  const night = at(NIGHT.exec(folded))
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
