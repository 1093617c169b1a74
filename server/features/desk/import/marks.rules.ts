import type { BOOKOUT_KINDS, DayPart } from '../../../../shared/desk/deskLists'
import type { EntryKind } from '../../../../shared/desk/imports/deskImportLists'
import { cellText } from '../../../../shared/roster/imports/rosterImportValues'
import { withLatinDigits } from '../../../../shared/text/digits'

// What stands in a cell of an agency's sheet: `1 Ambar NK`, `2/Myntra`, `C`, `out`, `travel Goa`.

export type BookoutKind = (typeof BOOKOUT_KINDS)[number]
/** One mark of a cell. `kind` is null for a job without a mark; `name` is empty where nothing is named. */
export type Mark = {
  kind: EntryKind | null
  rank: number | null
  bookout: BookoutKind
  part: DayPart
  name: string
  initials: string | null
  text: string
}

const OUT: [BookoutKind, RegExp][] = [
  ['travel', /^(?:travel+ing|travel|flight|flying|transit|oot|oos|out of (?:town|station|country))\b/i],
  ['illness', /^(?:sick(?: leave)?|ill(?:ness)?|unwell|fever|medical|surgery)\b/i],
  ['exams', /^(?:exams?|examination|college|uni|university)\b/i],
  ['other work', /^(?:other (?:work|job|agency)|outside (?:work|job)|own (?:work|job))\b/i],
  [
    'personal',
    /^(?:book(?:ed)? ?-?out|b\/o|bo|out|n\.?\/?a\.?|not (?:available|avail)|unavail(?:able)?|busy|off|(?:on )?leave|holidays?|vacation|personal|block(?:ed)?|wedding)(?![a-z])/i,
  ],
]
const CONFIRMED =
  /^(?:✓|✔|✅|☑|[CX](?![A-Za-z0-9&'])|[cx](?= ?[/:.)-]|$)|(?:confirmed|confirm|confd|conf|cnfd|cnf|cfmd|cfm|booked|bkd|final|locked)(?![a-z]))/u
const RANK =
  /^(?:(?:opt(?:ion)?|hold)\.? ?#?([1-9])|([1-9])(?:st|nd|rd|th)(?![a-z])(?: ?(?:opt(?:ion)?|hold)\.?(?![a-z]))?|([1-9])(?![\d.,%&']| ?(?:days?|am|pm)\b)(?: ?(?:opt(?:ion)?|hold)\.?(?![a-z]))?(?=[^a-z]|$)|(first|second|third|fourth)(?: ?(?:opt(?:ion)?|hold)\.?(?![a-z])))/i
const OPTION =
  /^(?:[OHP](?![A-Za-z0-9&'])|\?|(?:on hold|options?|optn|opt|hold|pencil(?:led)?|tentative|tent|tbc)(?![a-z]))/
const ORDINALS = ['first', 'second', 'third', 'fourth']

const LAST_RANK = /[ (/:,–-] ?\(?([1-4])(?:st|nd|rd|th)?(?: ?(?:opt(?:ion)?|hold))?\)?$/i
const LAST_CONFIRMED = /[ (/:,–-] ?\(?(?:[CX]|✓|✔|✅|[Cc]onf(?:irmed|d)?|CONF(?:IRMED|D)?)\)?$/u

const PARTS: [DayPart, RegExp][] = [
  ['am', /(?:^|[ (])(?:am|a\.m\.|morning|half day am)(?=[ ),.]|$)/i],
  ['pm', /(?:^|[ (])(?:pm|p\.m\.|afternoon|evening|half day pm)(?=[ ),.]|$)/i],
  ['night', /(?:^|[ (])(?:night|night shift)(?=[ ),.]|$)/i],
]

const EDGES = ' ./:;,)(|–—-\n'
/** A text without the marks around it; a closing bracket stays where it was opened. Linear, because a sheet is untrusted. */
function bare(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && EDGES.includes(text.charAt(start))) start++
  while (end > start && EDGES.includes(text.charAt(end - 1))) {
    if (text.charAt(end - 1) === ')' && text.slice(start, end).includes('(')) break
    end--
  }
  return text.slice(start, end)
}

type Found = Pick<Mark, 'kind' | 'rank' | 'bookout'> & { rest: string }

/** The mark at the beginning of a text. */
function leading(text: string): Found | null {
  for (const [bookout, pattern] of OUT) {
    const [word] = pattern.exec(text) ?? []
    if (word !== undefined) return { kind: 'bookout', rank: null, bookout, rest: text.slice(word.length) }
  }
  const rank = RANK.exec(text)
  if (rank) {
    const written = rank[1] ?? rank[2] ?? rank[3]
    const number = written ? Number(written) : ORDINALS.indexOf((rank[4] ?? '').toLowerCase()) + 1
    return { kind: 'option', rank: number, bookout: 'personal', rest: text.slice(rank[0].length) }
  }
  const glued = /^([1-4])(?=[A-Z][a-z])/.exec(text)
  if (glued) return { kind: 'option', rank: Number(glued[1]), bookout: 'personal', rest: text.slice(1) }
  for (const [kind, pattern] of [
    ['confirmed', CONFIRMED],
    ['option', OPTION],
  ] as const) {
    const [word] = pattern.exec(text) ?? []
    if (word !== undefined) return { kind, rank: null, bookout: 'personal', rest: text.slice(word.length) }
  }
  return null
}

/** The mark at the end: `Ambar 1`, `Myntra (C)`. */
function trailing(text: string): Found | null {
  const rank = LAST_RANK.exec(text)
  if (rank)
    return { kind: 'option', rank: Number(rank[1]), bookout: 'personal', rest: text.slice(0, rank.index) }
  const confirmed = LAST_CONFIRMED.exec(text)
  return confirmed
    ? { kind: 'confirmed', rank: null, bookout: 'personal', rest: text.slice(0, confirmed.index) }
    : null
}

/** Where a new mark begins within a cell; everything else belongs to the mark before it. */
function* partsIn(text: string): Generator<string> {
  let from = 0
  for (let at = 1; at < text.length; at++) {
    if (!'\n;,/&+|'.includes(text.charAt(at - 1))) continue
    const rest = text.slice(at).trimStart()
    if (bare(text.slice(from, at)) === '' || leading(rest) === null) continue
    // `2/C Studio` and `1/2` read differently: a mark stands after a name, or on a line of its own.
    if (text.charAt(at - 1) !== '\n' && leading(text.slice(from, at).trimStart())?.rest.trim() === '/') {
      if (!/^[1-9](?!\d)/.test(rest)) continue
    }
    yield text.slice(from, at)
    from = at
  }
  yield text.slice(from)
}

const LAST_TOKEN = /[ (]\(?([A-Z]{2,3})\)?$/

/** Reads one mark. `isColleague` knows the initials of the agency's bookers. */
function readMark(text: string, isColleague: (initials: string) => boolean): Mark {
  // *1 AM* is no time of day where a colleague has these initials.
  const [, rank, booker = ''] = /^([1-9]) ?([AP]M)$/.exec(text) ?? []
  const found = isColleague(booker)
    ? { kind: 'option' as const, rank: Number(rank), bookout: 'personal' as const, rest: '' }
    : (leading(text) ?? trailing(text) ?? { kind: null, rank: null, bookout: 'personal', rest: text })
  const { part, name: withInitials } = partOfDay(bare(found.rest.replace(/\n/g, ' ')))
  const { name, initials } =
    found.kind === 'bookout'
      ? { name: withInitials, initials: null }
      : initialsAfter(withInitials, isColleague)
  // Signs alone name nobody: `??`, `1 *`.
  const named = /[\p{L}\p{N}]/u.test(name) ? name.replace(/ {2,}/g, ' ') : ''
  const own = isColleague(booker) ? booker : null
  return { ...found, part, name: named, initials: initials ?? own, text: bare(text) || text.trim() }
}

/** The part of the day that is written beside a name, and the name without it. */
function partOfDay(written: string): { part: DayPart; name: string } {
  let [part, name]: [DayPart, string] = ['full', written]
  for (const [each, pattern] of PARTS)
    if (pattern.test(name)) {
      part = each
      name = bare(name.replace(pattern, ' '))
    }
  return { part, name }
}

/** The initials behind a name. Initials alone are somebody's only when we know them: `1 ITC` is a client. */
function initialsAfter(written: string, isColleague: (initials: string) => boolean) {
  const [whole = '', last = ''] = LAST_TOKEN.exec(` ${written}`) ?? []
  if (last === '') return { name: written, initials: null }
  const name = bare(written.slice(0, Math.max(0, written.length - whole.length + 1)))
  const isSomebody = isColleague(last) || (/[a-z]/.test(name) && last.length === 2)
  return isSomebody ? { name, initials: last } : { name: written, initials: null }
}

const MARKS_MAX = 6
/** Longer cells are no marks. */
export const CELL_MAX = 160

/** The marks of a cell; none for an empty one. */
export function readMarks(cell: string, isColleague: (initials: string) => boolean): Mark[] {
  const text = withLatinDigits(cellText(cell))
  if (bare(text) === '') return []
  const marks: Mark[] = []
  for (const part of partsIn(text)) {
    const words = part.trim()
    if (bare(words) !== '') marks.push(readMark(words, isColleague))
    if (marks.length === MARKS_MAX) break
  }
  return marks
}

/** The kind that a word of a list stands for: `1st option`, `Confirmed`, `out`. Null where it says none. */
export function readKind(text: string): Pick<Mark, 'kind' | 'rank' | 'bookout'> | null {
  const given = withLatinDigits(cellText(text))
  const found =
    leading(given) ?? leading(given.charAt(0).toUpperCase() + given.slice(1)) ?? leading(given.toLowerCase())
  return found && { kind: found.kind, rank: found.rank, bookout: found.bookout }
}
