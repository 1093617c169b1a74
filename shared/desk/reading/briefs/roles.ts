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
    new RegExp(`(?<![\\p{L}\\d.])(?:${COUNT}\\s+${BETWEEN})?(?:couples?|jodi)(?!\\p{L})`, 'gu'),
    (match) => {
      // *Real couples*, and then *3 couples*
      const isOpen = match[1] === undefined && match[0].endsWith('s')
      const count = isOpen ? {} : { count: NUMBERS[match[1] ?? 'one'] ?? Number(match[1]) }
      const at = { start: match.index, end: match.index + match[0].length }
      push({ role: { ...count, gender: 'female' }, ...at })
      push({ role: { ...count, gender: 'male' }, ...at })
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

/** Who is looked for. A height or an age holds for the roles named before it, back to the last one of its kind. */
export function readRoles(left: Left, original: string): ReadRole[] {
  const found: Found[] = []
  const kinOf = (at: { start: number; end: number } | undefined) =>
    at && KIN.exec(original.slice(at.start, at.end).toLowerCase())?.[0]
  const push = (one: Found) => void found.push(one)
  left.drop(
    /(?<!\p{L})(?:size|sizes|waist|bust|chest|hips?|shoe|uk|us|eu)\s*[:-]?\s*(?:\d{1,2}(?:\s*(?:-|to|\/)\s*\d{1,2})?|(?:xx?s|s|m|l|xx?l)(?:\s*(?:\/|-|,|or|to)\s*(?:xx?s|s|m|l|xx?l))*)(?![\p{L}\d])/gu,
  )
  readHeights(left, push)
  readAges(left, push)
  readNouns(left, original, push)
  left.each(
    /(?<![\p{L}\d])(?:x\s?(\d{1,2})|(\d{1,2})\s*(?:nos?|pax)\.?)(?![\p{L}\d]|\s*(?:days?|din|hours?|hrs?|looks?|outfits?)(?!\p{L}))/gu,
    (match) => {
      push({ times: Number(match[1] ?? match[2]), start: match.index, end: match.index + match[0].length })
      return true
    },
  )
  found.sort((a, b) => a.start - b.start)
  const hasGender = found.some(({ role }) => role?.gender)
  const roles: ReadRole[] = []
  let group: ReadRole[] = []
  let ahead: { bounds: Bounds; at: { start: number; end: number } }[] = []
  let isOpen = true
  let isAgain = false
  const give = (role: ReadRole, bounds: Bounds, at: { start: number; end: number }) => {
    const kind =
      'minAge' in bounds || 'maxAge' in bounds
        ? (['minAge', 'maxAge'] as const)
        : (['minHeightCm', 'maxHeightCm'] as const)
    if (kind.some((name) => role[name] !== undefined)) return
    // *Child 6-8 yrs + mother*: the mother is no child.
    if ((bounds.maxAge ?? 18) < 18 && PARENT.test(kinOf(role.words[0]) ?? '')) return
    Object.assign(role, bounds)
    role.words.push(at)
  }
  const isForNext = (index: number) =>
    found[index + 1]?.role !== undefined &&
    /^\s*for\s+(?:the\s+|all\s+)?$/i.test(original.slice(found[index]?.end, found[index + 1]?.start))
  for (const [index, { role, bounds, times, start, end }] of found.entries()) {
    const at = { start, end }
    const last = roles.at(-1)
    // *M 35-45 (2 nos)*
    if (times && last && !COUNTED.test(original.slice(last.words[0]?.start, last.words[0]?.end))) {
      last.count = times
      last.words.push(at)
    }
    if (role) {
      if (hasGender && !role.gender) continue
      const kin = kinOf(at)
      // *Female 20-25, male 25-30, female 40-45*
      const { bounds: own } = found[index + 1] ?? {}
      const isOther = (one: ReadRole) =>
        own?.minAge !== undefined && one.minAge !== undefined && own.minAge !== one.minAge
      const again = roles.find((one) => {
        const other = kinOf(one.words[0])
        return one.gender === role.gender && !(kin && other && kin !== other) && !isOther(one)
      })
      if (
        again &&
        (role.count === undefined ||
          again.count === undefined ||
          (role.count === 1 && !/\d|\bone\b|\bek\b/.test(original.slice(start, end).toLowerCase())))
      ) {
        if (again.count === undefined && role.count !== undefined && /\d/.test(original.slice(start, end)))
          again.count = role.count
        for (const one of ahead) give(again, one.bounds, one.at)
        ahead = []
        // *Girls and boys 18-25*, said again
        group = isAgain ? [...group, again] : [again]
        isAgain = true
        isOpen = false
        continue
      }
      isAgain = false
      if (!isOpen) group = []
      isOpen = true
      const fresh = { ...role, words: [at] }
      for (const one of ahead) give(fresh, one.bounds, one.at)
      roles.push(fresh)
      group.push(fresh)
    } else if (bounds) {
      // *5'6 and above for girls*
      if (group.length === 0 || isForNext(index)) ahead.push({ bounds, at })
      else for (const one of group) give(one, bounds, at)
      isOpen = false
      isAgain = false
    }
    if (role) ahead = []
  }
  if (roles.length === 0 && ahead.length > 0) {
    const only: ReadRole = { count: 1, words: [] }
    for (const { bounds, at } of ahead) give(only, bounds, at)
    roles.push(only)
  }
  return roles
}
