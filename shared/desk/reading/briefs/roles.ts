import type { Left } from '../phrases'
import { type Bounds, readAges, readHeights } from './bounds'
import { COUNT, type FoundRole, type ReadRole, readNouns } from './nouns'

/** A mother and a daughter are two, *one lady, mother look* is one. */
const KIN =
  /(?<!\p{L})(?:mother|mom|aunty|grandmother|granddaughter|niece|daughter|beti|sister|behen|wife|bhabhi|father|dad|uncle|grandfather|grandson|nephew|son|beta|brother|bhaiya|husband)(?!\p{L})/u

const COUNTED = new RegExp(`^${COUNT}(?!\\d)`, 'iu')
const PARENT = /mother|mom|aunty|father|dad|uncle/

const SIZES =
  /(?<!\p{L})(?:size|sizes|waist|bust|chest|hips?|shoe|uk|us|eu)\s*[:-]?\s*(?:\d{1,2}(?:\s*(?:-|to|\/)\s*\d{1,2})?|(?:xx?s|s|m|l|xx?l)(?:\s*(?:\/|-|,|or|to)\s*(?:xx?s|s|m|l|xx?l))*)(?![\p{L}\d])/gu
/** *X 2*, *2 nos* */
const TIMES =
  /(?<![\p{L}\d])(?:x\s?(\d{1,2})|(\d{1,2})\s*(?:nos?|pax)\.?)(?![\p{L}\d]|\s*(?:days?|din|hours?|hrs?|looks?|outfits?)(?!\p{L}))/gu

/** What a brief says of roles, in order of the text. */
function findRoles(left: Left, original: string): FoundRole[] {
  const found: FoundRole[] = []
  const push = (one: FoundRole) => void found.push(one)
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
  private ahead: FoundRole[] = []
  /** what the last thing was: a new role, one that is named again, or a bound */
  private last: 'new' | 'again' | 'bound' = 'new'

  constructor(private readonly text: string) {}

  private wordsOf({ start, end }: { start: number; end: number }) {
    return this.text.slice(start, end).toLowerCase()
  }
  private kinOf(role: ReadRole) {
    return role.words[0] && KIN.exec(this.wordsOf(role.words[0]))?.[0]
  }

  read(one: FoundRole, next: FoundRole | undefined) {
    if (one.times) this.readTimes(one.times, one)
    else if (one.role) this.readRole({ ...one.role, words: [{ start: one.start, end: one.end }] }, next)
    else if (this.group.length === 0 || this.isForNext(one, next)) this.ahead.push(one)
    else for (const role of this.group) this.give(role, one)
    if (one.bounds) this.last = 'bound'
  }

  /** *M 35-45 (2 nos)* */
  private readTimes(times: number, { start, end }: FoundRole) {
    const role = this.roles.at(-1)
    if (!role?.words[0] || COUNTED.test(this.wordsOf(role.words[0]))) return
    role.count = times
    role.words.push({ start, end })
  }

  private readRole(role: ReadRole, next: FoundRole | undefined) {
    const again = this.roles.find((one) => this.isSame(one, role, next?.bounds))
    if (again && this.isOnlyNamed(again, role)) {
      again.count ??= /\d/.test(this.wordsOf(role.words[0] as FoundRole)) ? role.count : undefined
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
    return role.count === 1 && !/\d|\bone\b|\bek\b/.test(this.wordsOf(role.words[0] as FoundRole))
  }

  private isForNext({ end }: FoundRole, next: FoundRole | undefined): boolean {
    return next?.role !== undefined && /^\s*for\s+(?:the\s+|all\s+)?$/i.test(this.text.slice(end, next.start))
  }

  private give(role: ReadRole, { bounds = {}, start, end }: FoundRole) {
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
