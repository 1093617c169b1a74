import { type Left, TAKEN } from '../phrases'
import { type Bounds, readAges, readHeights } from './bounds'
import { type Gender, NUMBERS, ROLE_NOUNS } from './words'

export type ReadRole = {
  count?: number
  gender?: Gender
  minHeightCm?: number
  maxHeightCm?: number
  minAge?: number
  maxAge?: number
  words: { start: number; end: number }[]
}
type Found = { start: number; end: number; role?: Omit<ReadRole, 'words'>; bounds?: Bounds; times?: number }

const nouns = Object.keys(ROLE_NOUNS).sort((a, b) => b.length - a.length)
const NOUN = `(${nouns.map((noun) => noun.replace(/ /g, '[\\s-]')).join('|')})`
const AFTER = "(?![\\p{L}\\p{M}])(?!'?s?[\\s-]*wear|'s\\b|\\s*(?:followers|views))"
const COUNT = `(\\d{1,2}|(?:${Object.keys(NUMBERS).join('|')})(?!\\p{L}))`
const STOP =
  'you|u|we|i|have|day|days|hour|hours|hrs|hr|look|looks|yr|yrs|year|years|month|months|min|video|videos|reel|reels|post|posts|for|in|on|at|per|and|aur|mein|me|to|from|is|or|pm|am|baje|size|week|weeks|shift|with|the|profile|profiles|options|portfolios|pics|references'
const BETWEEN = `(?:(?!(?:${STOP}|${nouns.join('|')})(?!\\p{L}))\\p{L}[\\p{L}-]*\\s+){0,3}`
const NOUN_AHEAD = new RegExp(`(?<!\\p{L})${NOUN}\\s*[-:=x]\\s*$`, 'u')
const nounOf = (word: string) =>
  ROLE_NOUNS[word.replace(/\s+/g, ' ')] ?? ROLE_NOUNS[word.replace(/\s+/g, '-')] ?? {}

/** A mother and a daughter are two, *one lady, mother look* is one. */
const KIN =
  /(?<!\p{L})(?:mother|mom|aunty|grandmother|daughter|beti|sister|behen|wife|bhabhi|father|dad|uncle|grandfather|son|beta|brother|bhaiya|husband)(?!\p{L})/u

const COUNTED = new RegExp(`^${COUNT}(?!\\d)`, 'iu')
const PARENT = /mother|mom|aunty|father|dad|uncle/

function readNouns(left: Left, original: string, push: (found: Found) => void) {
  const add = (match: RegExpExecArray, noun: string, count: number | undefined) => {
    const { gender, many } = nounOf(noun)
    const of = count ?? (many ? undefined : 1)
    push({
      role: { ...(of ? { count: of } : {}), ...(gender ? { gender } : {}) },
      start: match.index,
      end: match.index + match[0].length,
    })
    return true
  }
  const tail = '(?:[\\s-]+(?:models?|talents?|artists?|faces?|actors?))?'
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d.])(?:${COUNT}\\s+${BETWEEN})?(couples?|jodi)(?!\\p{L})(?:[\\s:(-]{0,4}1?\\s?(f|m)(?:emale|ale)?\\s?(?:[+&/,x-]|and)?\\s?1?\\s?[fm](?:emale|ale)?(?!\\p{L})\\)?)?`,
      'gu',
    ),
    (match) => {
      // *Real couples*, and then *3 couples*
      const isOpen = match[1] === undefined && match[2] === 'couples'
      const count = isOpen ? {} : { count: NUMBERS[match[1] ?? 'one'] ?? Number(match[1]) }
      const at = { start: match.index, end: match.index + match[0].length }
      // *Couple (M+F)*
      const genders = match[3] === 'm' ? (['male', 'female'] as const) : (['female', 'male'] as const)
      for (const gender of genders) push({ role: { ...count, gender }, ...at })
      return true
    },
  )
  // *4 models f*
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d.'/])${COUNT}\\s+${BETWEEN}(?:models?|talents?|faces?)\\s*[-(]?\\s*(f|m|females?|males?)(?![\\p{L}\\d'/+(-]|\\s*(?:and|&|or|[\\d(/+-]))`,
      'gu',
    ),
    (match) => add(match, match[2] ?? '', NUMBERS[match[1] ?? ''] ?? Number(match[1])),
  )
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d.'])(?<!(?<![a-z])/)${COUNT}\\s*(?:x|nos?\\.?(?![\\p{L}-])|-|\\*)?\\s*${BETWEEN}${NOUN}${tail}${AFTER}`,
      'gu',
    ),
    (match, text) => {
      // *Male - 1* and below it *Female - 2*
      const isOfOther =
        /\n/.test(match[0]) && NOUN_AHEAD.test(text.slice(Math.max(0, match.index - 20), match.index))
      return !isOfOther && add(match, match[2] ?? '', NUMBERS[match[1] ?? ''] ?? Number(match[1]))
    },
  )
  left.each(new RegExp(`(?<=[\\d/+]\\s?[fm]?)(?<=\\d[fm])(\\d{1,2})([fm])${AFTER}`, 'gu'), (match) =>
    add(match, match[2] ?? '', Number(match[1])),
  )
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d])${NOUN}${tail}\\s*(?:x|[-:(=*])\\s*(\\d{1,2})(?![\\d\\p{L}':/]|\\.\\d|\\s*(?:-|to)\\s*\\d)\\)?`,
      'gu',
    ),
    (match) => add(match, match[1] ?? '', Number(match[2])),
  )
  // *Gents 3, ladies 3*
  left.each(
    new RegExp(`(?<![\\p{L}\\d])(?![fm] )${NOUN}${tail} (\\d)(?=\\s*(?:[,;.\\n/&+]|and |aur |$))`, 'gu'),
    (match) => add(match, match[1] ?? '', Number(match[2])),
  )
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d'])(?<!(?:per|(?<!plus[\\s-])size|no|any other)\\s)${NOUN}${tail}${AFTER}`,
      'gu',
    ),
    (match, text) => {
      const noun = match[1] ?? ''
      // *M* and *F* alone stand in capitals, at the start of a part.
      if (/^[fm]$/.test(noun)) {
        const letter = original.slice(match.index, match.index + 1)
        const behind = text.slice(match.index + 1)
        const isStart =
          match.index === 0 ||
          /[\n/,|:;.&+([-]\s*$|\b(?:need|req|requirement|looking for|casting)\s*$/u.test(
            text.slice(Math.max(0, match.index - 20), match.index),
          )
        if (
          letter !== letter.toUpperCase() ||
          !(isStart || new RegExp(`^\\s*\\(?[/\\d${TAKEN}]`).test(behind))
        )
          return false
      }
      if (
        noun === 'talent' &&
        /^\s*(?:req|requirement|needed|brief)/.test(text.slice(match.index + match[0].length))
      )
        return true
      if (
        /^(?:face|talent|model|models|faces|talents)$/.test(noun) &&
        /(?:same|our|the|your|fresh|new)\s+$/.test(text.slice(Math.max(0, match.index - 8), match.index))
      )
        return true
      return add(match, noun, undefined)
    },
  )
}

const SIZES =
  /(?<!\p{L})(?:size|sizes|waist|bust|chest|hips?|shoe|uk|us|eu)\s*[:-]?\s*(?:\d{1,2}(?:\s*(?:-|to|\/)\s*\d{1,2})?|(?:xx?s|s|m|l|xx?l)(?:\s*(?:\/|-|,|or|to)\s*(?:xx?s|s|m|l|xx?l))*)(?![\p{L}\d])/gu
/** *X 2*, *2 nos* */
const TIMES =
  /(?<![\p{L}\d])(?:x\s?(\d{1,2})|(\d{1,2})\s*(?:nos?|pax)\.?)(?![\p{L}\d]|\s*(?:days?|din|hours?|hrs?|looks?|outfits?)(?!\p{L}))/gu

/** What a brief says of roles, in order of the text. */
function findRoles(left: Left, original: string): Found[] {
  const found: Found[] = []
  const push = (one: Found) => void found.push(one)
  left.drop(SIZES)
  readHeights(left, push)
  readAges(left, push)
  readNouns(left, original, push)
  left.each(TIMES, (match) => {
    push({ times: Number(match[1] ?? match[2]), start: match.index, end: match.index + match[0].length })
    return true
  })
  found.sort((a, b) => a.start - b.start)
  // *Models, 2F 1M*
  const hasGender = found.some(({ role }) => role?.gender)
  return found.filter(({ role }) => !role || role.gender || !hasGender)
}

const AGES = ['minAge', 'maxAge'] as const
const HEIGHTS = ['minHeightCm', 'maxHeightCm'] as const
const GROWN = 18

/** Puts what a brief says together: who is looked for, and which bounds hold for whom. */
class Roles {
  readonly roles: ReadRole[] = []
  /** those for whom a bound behind them holds */
  private group: ReadRole[] = []
  /** bounds that stand ahead of their role: *5'6 and above for girls* */
  private ahead: Found[] = []
  /** what the last thing was: a new role, one that is named again, or a bound */
  private last: 'new' | 'again' | 'bound' = 'new'

  constructor(private readonly text: string) {}

  private wordsOf({ start, end }: { start: number; end: number }) {
    return this.text.slice(start, end).toLowerCase()
  }
  private kinOf(role: ReadRole) {
    return role.words[0] && KIN.exec(this.wordsOf(role.words[0]))?.[0]
  }

  read(one: Found, next: Found | undefined) {
    if (one.times) this.readTimes(one.times, one)
    else if (one.role) this.readRole({ ...one.role, words: [{ start: one.start, end: one.end }] }, next)
    else if (this.group.length === 0 || this.isForNext(one, next)) this.ahead.push(one)
    else for (const role of this.group) this.give(role, one)
    if (one.bounds) this.last = 'bound'
  }

  /** *M 35-45 (2 nos)* */
  private readTimes(times: number, { start, end }: Found) {
    const role = this.roles.at(-1)
    if (!role?.words[0] || COUNTED.test(this.wordsOf(role.words[0]))) return
    role.count = times
    role.words.push({ start, end })
  }

  private readRole(role: ReadRole, next: Found | undefined) {
    const again = this.roles.find((one) => this.isSame(one, role, next?.bounds))
    if (again && this.isOnlyNamed(again, role)) {
      again.count ??= /\d/.test(this.wordsOf(role.words[0] as Found)) ? role.count : undefined
      // *Girls and boys 18-25*, said again
      this.group = this.last === 'again' ? [...this.group, again] : [again]
      this.last = 'again'
    } else {
      this.roles.push(role)
      this.group = this.last === 'new' ? [...this.group, role] : [role]
      this.last = 'new'
    }
    for (const one of this.ahead) this.give(again ?? role, one)
    this.ahead = []
  }

  /** Whether a role may be one that was named before. A mother and a daughter are two; so are females of 20-25 and of 40-45. */
  private isSame(one: ReadRole, role: ReadRole, own: Bounds | undefined): boolean {
    const [kin, other] = [this.kinOf(role), this.kinOf(one)]
    const isOther = own?.minAge !== undefined && one.minAge !== undefined && own.minAge !== one.minAge
    return one.gender === role.gender && !(kin && other && kin !== other) && !isOther
  }

  /** Whether a role is named without a count of its own. */
  private isOnlyNamed(again: ReadRole, role: ReadRole): boolean {
    if (role.count === undefined || again.count === undefined) return true
    return role.count === 1 && !/\d|\bone\b|\bek\b/.test(this.wordsOf(role.words[0] as Found))
  }

  private isForNext({ end }: Found, next: Found | undefined): boolean {
    return next?.role !== undefined && /^\s*for\s+(?:the\s+|all\s+)?$/i.test(this.text.slice(end, next.start))
  }

  private give(role: ReadRole, { bounds = {}, start, end }: Found) {
    const kind = AGES.some((name) => name in bounds) ? AGES : HEIGHTS
    if (kind.some((name) => role[name] !== undefined)) return
    // *Child 6-8 yrs + mother*: the mother is no child.
    if ((bounds.maxAge ?? GROWN) < GROWN && PARENT.test(this.kinOf(role) ?? '')) return
    Object.assign(role, bounds)
    role.words.push({ start, end })
  }

  /** The roles; bounds alone mean one. */
  end(): ReadRole[] {
    if (this.roles.length > 0 || this.ahead.length === 0) return this.roles
    const only: ReadRole = { count: 1, words: [] }
    for (const one of this.ahead) this.give(only, one)
    return [only]
  }
}

/** Who is looked for. A height or an age holds for the roles named before it, back to the last one of its kind. */
export function readRoles(left: Left, original: string): ReadRole[] {
  const roles = new Roles(original)
  const found = findRoles(left, original)
  for (const [index, one] of found.entries()) roles.read(one, found[index + 1])
  return roles.end()
}
