import { CITY_NAMES } from '../../../text/cityNames'
import { fold } from '../../../text/fold'
import { isNameWord, sound } from '../names'
import { anyOf, foldInPlace } from '../phrases'
import { isOnlyWord } from '../wordNames'
import { CITIES, JOB_KINDS, LANGUAGES, MONTHS, NO_CLIENT, PRODUCTS, WARES, WEEKDAYS } from './words'

export type Named = { value: string; start: number; end: number }

const cities = new Map<string, string>()
for (const [city, others] of [...Object.entries(CITIES), ...Object.entries(CITY_NAMES)])
  for (const name of [city, ...others])
    if (!cities.has(fold(name))) cities.set(fold(name), fold(city) === 'dharamsala' ? 'Dharamshala' : city)
const whole = new Set([...Object.keys(CITIES), ...Object.entries(CITY_NAMES).flat(2)].map(fold))
const anyCity = anyOf(cities.keys())

type Found = { value: string; isWhole: boolean; start: number; end: number }
const OF_SENDER =
  /(?<!\p{L})(?:(?:hi|hello|hey|hola|greetings|namaste|here|team|agency|production|brand|we are|we're|i am|i'm)\s+from|based\s+(?:in|out\s+of)|office\s+in)\s+$/iu
const BASED =
  /^(?:[\s-]based|\s+(?:(?:film|fashion|ad|casting|production)\s+)?(?:production|company|agency|brand|label|house|firm|office|designer|producers?))(?!\p{L})/iu

/** The first city; a part of one only where no city is named. */
export function readCity(text: string): Named | undefined {
  const found = [...foldInPlace(text).matchAll(anyCity)].map((match) => ({
    value: cities.get(match[0].replace(/\s+/g, ' ')) ?? match[0],
    isWhole: whole.has(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  // *Male* is a city only between commas, and mostly no city.
  const real = found.filter(
    ({ value, start, end }) =>
      value !== 'Male' &&
      // *Moved from Goa to Mumbai*
      !(/\bfrom\s+$/i.test(text.slice(0, start)) && /^\s+to\s/i.test(text.slice(end))) &&
      !/\b(?:instead of|not)\s+$/i.test(text.slice(0, start)),
  )
  // *Hi from Paris*, *a Barcelona based production*: where the sender is, if another city is named.
  const isOfSender = ({ start, end }: Found) =>
    OF_SENDER.test(text.slice(Math.max(0, start - 24), start)) || BASED.test(text.slice(end))
  const jobs = real.filter((one) => !isOfSender(one))
  const first = jobs.find(({ isWhole }) => isWhole) ?? jobs[0] ?? real[0]
  return first && { value: first.value, start: first.start, end: first.end }
}

const CAP = "\\p{Lu}(?:[\\p{L}\\p{M}\\d'’&]|\\.(?=\\p{L}))*"
const NAME = `${CAP}(?:[ \\t]+(?:(?:&|of|and|by)[ \\t]+(?=\\p{Lu}))?${CAP}){0,3}`
const kinds = JOB_KINDS.map((kind) => kind.replace(/[ -]/g, '[\\s-]?')).join('|')

const PHONE =
  '(?:(?:[Mm]ob(?:ile)?|[Pp]h(?:one)?|[Cc]ell|[Tt]el|[Mm])[.: ]*)?(?:\\+91[ -]?)?[6-9]\\d{4}[ -]?\\d{5}(?!\\d)'
const REACH = '\\b(?:[Cc]all|[Cc]ontact|POC|[Pp]oc|[Ww]hats[Aa]pp|[Cc]oordinator)[ \\t:–-]*(?:on\\s+|at\\s+)?'

/** First names by which people sign, and where they say that they are from. */
const SENDERS = [
  new RegExp(
    `\\b(?:[Tt]his is|[Ii] am|[Ii]['’]m|[Mm]yself|[Ii]ts|[Ii]t['’]s)\\s+(${CAP})(?:\\s+${CAP})?(?:(?:\\s+(?:here\\s+)?(?:from|at|of|with)\\s+|\\s*\\()(${NAME}))?`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}])(${CAP})(?:\\s+${CAP})?\\s+(?:here\\s+|this side\\s+)?from\\s+(${NAME})`, 'u'),
  new RegExp(
    `(?<![\\p{L}])(${CAP})(?:\\s+${CAP})?\\s+(?:here|this side)(?:\\s*,?\\s*(?:from|at)\\s+(${NAME}))?(?=[\\s,.!-]|$)`,
    'u',
  ),
  new RegExp(
    `(?:[Rr]egards|[Tt]hanks|[Tt]hank you|[Cc]heers|[Bb]est|[Ww]armly|[Tt]hx)[,.!\\s-]+(${CAP})(?:\\s+${CAP})?\\s*(?:(?:,?\\s*\\n\\s*|,\\s*)(${NAME}))?[\\s,]*(?:${PHONE})?\\s*$`,
    'u',
  ),
  new RegExp(`(?:^|\\n)[ \\t]*\\[?\\d[^\\]\\n]{4,30}(?:\\]|\\s-)\\s*(${CAP})[^:\\n]{0,40}:`, 'u'),
  new RegExp(`(?:^|\\b[Hh](?:i|ello|ey)[!,. ]+)(${CAP})[ \\t]*\\((${NAME})\\)`, 'u'),
  new RegExp(`\\s[-–—][ \\t]*(${CAP})(?:\\s+${CAP})?,[ \\t]*(${NAME})[ \\t.]*$`, 'u'),
  new RegExp(`${REACH}${PHONE}[ \\t,(–-]*(${CAP})`, 'u'),
  new RegExp(`${REACH}(${CAP})(?:\\s+${CAP})?[ \\t,:(@–-]*(?:on\\s+|at\\s+)?${PHONE}`, 'u'),
  new RegExp(
    `(?:^|\\n)[ \\t]*(?:[Cc]ontact(?: [Pp]erson)?|POC|[Cc]oordinator)[ \\t]*[:–-][ \\t]*(${CAP})(?:[ \\t]+${CAP})?(?:[ \\t]*(?:\\(|,|@|from[ \\t])[ \\t]*(${NAME}))?`,
    'u',
  ),
  // A title and a company below the name
  new RegExp(
    `(?:[Rr]egards|[Tt]hanks|[Bb]est|[Ss]incerely)[,.! \\t-]*\\n\\s*(${CAP})(?:[ \\t]+${CAP}){0,2}[ \\t]*(?:\\n[^\\n]{1,60}){1,5}\\s*$`,
    'u',
  ),
  new RegExp(`(?:\\n|[.!?]\\s*)[ \\t]*[-~–—][ \\t]*(${CAP})[ \\t]*$`, 'u'),
]

/** *Northlight Studio, Hyderabad* signs as a person does. */
const FIRM = new RegExp(
  `^(?:${CAP}[ \\t]+){1,3}(?:Studios?|Films|Productions?|Pictures|Media|Agency|Creatives?|Labs|House|Events|Exports|Knits|Textiles|Fashions|Garments|Mills|Apparels?|Designs|Jewellers|Jewels|Sarees|Creations|Communications|Advertising)(?![\\p{L}\\p{M}])`,
  'u',
)

/** What a word between a brand and the kind of job says: *Tanishq wedding campaign*. */
const WHAT = `(?:(?:${[...NO_CLIENT].filter((word) => /^[a-z]{4,}$/.test(word)).join('|')})[ \\t]+)?`

const clean = (name: string) => name.replace(/[.'’&\s]+$/u, '').trim()
const languages = new Set(LANGUAGES.map(fold))
const isPlain = (word: string) =>
  languages.has(fold(word)) ||
  NO_CLIENT.has(fold(word)) ||
  fold(word) in MONTHS ||
  fold(word) in WEEKDAYS ||
  whole.has(fold(word)) ||
  cities.has(fold(word))

const isProduct = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && PRODUCTS.has(fold(word))

const KIND = new RegExp(`^(?:${kinds})$`, 'iu')
const SMALL = /^(?:and|&|of|the)$/i
/** A word that ends a client's name: *Ambar Lookbook*, *Ambar Dec*. */
const isNoEnd = (word: string) => SMALL.test(word) || fold(word) in MONTHS || KIND.test(word)

/** *Denim Dost*: a ware with a capital, and a word behind it that is nothing else. */
const isNamedWare = ([first = '', second = '']: string[]) =>
  /^\p{Lu}\p{Ll}/u.test(first) && WARES.has(fold(first)) && !isPlain(second)

/** A phrase in capitals without what is no part of a client's name; empty where nothing is left. */
function clientName(given: string, talents: readonly string[], isLabelled = false): string {
  if (cities.has(fold(clean(given)))) return ''
  const words = clean(given).split(/\s+/)
  const isOther = (word: string) => words.length > 1 && !isLabelled && isPlain(word) && !isProduct(word)
  for (let last = words.at(-1); last && (isNoEnd(last) || isOther(last)); last = words.at(-1)) words.pop()
  while (words.length > 1 && NO_CLIENT.has(fold(words[0] ?? '')) && !isNamedWare(words)) words.shift()
  const name = words.join(' ')
  const isTalent = talents.some((talent) => fold(talent) === fold(name))
  const isWord = whole.has(fold(name)) || (words.length === 1 && isPlain(name))
  return name.length < 2 || isTalent || isWord ? '' : name
}

/** Who sent it, as far as the words say. */
export function readSender(text: string): { contact?: Named; company?: Named } {
  for (const pattern of SENDERS) {
    const match = pattern.exec(text)
    const name = match?.[1]
    if (!match || !name || isPlain(clean(name))) continue
    const start = text.indexOf(name, match.index)
    const firm = cities.has(fold(clean(match[2] ?? ''))) && FIRM.exec(text.slice(start))?.[0]
    if (firm) return { company: { value: firm, start, end: start + firm.length } }
    const contact = { value: clean(name), start, end: start + clean(name).length }
    const company = match[2] ? clientName(match[2], []) : ''
    const at = company ? text.indexOf(company, start + name.length) : -1
    return at < 0
      ? { contact }
      : { contact, company: { value: company, start: at, end: at + company.length } }
  }
  return {}
}

/** The client or brand: one that is known, or the words where a client is named. */
export function readClient(
  text: string,
  known: readonly string[],
  talents: readonly string[],
): Named | undefined {
  const folded = foldInPlace(text)
  for (const name of [...known].sort((a, b) => b.length - a.length)) {
    if (name.length < 3) continue
    const match = anyOf([foldInPlace(name)]).exec(folded)
    if (match) return { value: name, start: match.index, end: match.index + match[0].length }
  }
  const patterns = [
    new RegExp(
      `\\b(?:[Cc]lient|[Bb]rand|CLIENT|BRAND)(?:\\s+[Nn]ame)?\\s*(?:is\\s+|[:–-]\\s*|\\s)(${NAME})`,
      'gu',
    ),
    new RegExp(
      `\\b(?:[Ff]or|FOR)\\s+(?:our\\s+client\\s+|the\\s+brand\\s+|brand\\s+|the\\s+)?(${NAME})`,
      'gu',
    ),
    /** *Requirement from Cobalt* */
    new RegExp(
      `\\b(?:[Rr]eq|[Rr]equirement|[Ee]nquiry|[Bb]rief|[Rr]equest|[Gg]reetings)\\.?\\s+from\\s+(${NAME})`,
      'gu',
    ),
    new RegExp(
      `(?<![\\p{L}])(${NAME})\\s+(?:needs?|wants?|requires?|ke liye|is looking|are looking|k[aei]\\s+(?:${kinds}))(?!\\p{L})`,
      'gu',
    ),
    new RegExp(
      `(?<![\\p{L}])(${NAME})\\s+${WHAT}(?:${kinds}|${kinds.toUpperCase()}|summer|winter|festive|spring)(?!\\p{L})`,
      'gu',
    ),
    // *Crestline Schools uniform shoot*
    new RegExp(
      `(?:^|\\n|[,.]\\s+)[ \\t]*(${NAME})[ \\t]+\\p{Ll}[\\p{Ll}-]{3,20}[ \\t]+(?:${kinds})(?!\\p{L})`,
      'gu',
    ),
    new RegExp(`(?:\\s[-–—]\\s*|[,.?!\\n(]\\s*)(${NAME})\\s*(?=[,.)\\n]|$)`, 'gu'),
  ]
  for (const [index, pattern] of patterns.entries())
    for (const match of text.matchAll(pattern)) {
      const name = clientName(match[1] ?? '', talents, index === 0)
      if (!name) continue
      const start = text.indexOf(name, match.index)
      if (start >= 0) return { value: name, start, end: start + name.length }
    }
  return undefined
}

/** Names on the roster with another spelling of the same sound: *Harprit*. */
function likeSounding(text: string, roster: readonly string[]): [string, string][] {
  const bySound = new Map(roster.map((name) => [sound(foldInPlace(name)), name]))
  return [...text.matchAll(/(?<![\p{L}\p{M}])\p{Lu}\p{L}{4,30}(?![\p{L}\p{M}])/gu)].flatMap(([word]) => {
    const name = bySound.get(sound(foldInPlace(word)))
    return name ? [[foldInPlace(word), name]] : []
  })
}

const COMPARED =
  /(?:like|similar to|fee as|rate as|as|instead of|same as|in place of|(?:replacement|substitute|backup) (?:for|of))\s+$/iu
/** *A Zoya type*, *Zoya jaisi* */
const ALIKE = /^\s*(?:types?|look[\s-]?alike|like|jais[aie]|ke jais[aie])(?!\p{L})/iu
/** Talents asked for by name: those of the roster, without whom somebody is only compared with. */
export function readTalents(text: string, roster: readonly string[], taken: readonly Named[]): Named[] {
  if (roster.length === 0) return []
  const folded = foldInPlace(text)
  const names = roster.map((name): [string, string] => [foldInPlace(name), name])
  const byName = new Map([...likeSounding(text, roster), ...names])
  return [...folded.matchAll(anyOf(byName.keys()))].flatMap((match) => {
    const value = byName.get(match[0].replace(/\s+/g, ' '))
    const start = match.index
    const end = start + match[0].length
    const isTaken = taken.some((one) => start < one.end && end > one.start)
    const isWritten =
      (/\p{Lu}/u.test(text.charAt(start)) || (match[0].length > 2 && isNameWord(match[0]))) &&
      !isOnlyWord(match[0], { text, folded, start })
    const isCompared =
      COMPARED.test(text.slice(Math.max(0, start - 20), start)) || ALIKE.test(text.slice(end))
    return value && !isTaken && isWritten && !isCompared ? [{ value, start, end }] : []
  })
}
