import { anyOf, type Left, TAKEN } from '../phrases'

export type FaceToRead = {
  number: number
  name: string
  gender?: string | null | undefined
  hairColor?: string | null | undefined
  hair?: string | null | undefined
  heightCm?: number | null | undefined
}
/** `sure`: a gender, which is a fact of the face; hair, height and colour are doubts. */
export type Look = { numbers: number[]; sure: boolean; start: number; end: number }

const words = (text: string) => text.split('|')
const COLOURS: [string, RegExp][] = [
  ['black|kale|kaale', /black/],
  ['brown|brunette|brunettes|bhure', /brown|auburn/],
  ['blonde|blond|blondie|blondes|golden', /blond|gold/],
  ['red|redhead|red head|redhaired|ginger|auburn|lal|laal', /red|auburn|ginger/],
  ['grey|gray|silver|white|salt and pepper|salt pepper|greying|safed', /gr[ea]y|silver|white/],
]
const STYLES: [string, RegExp][] = [
  ['long|lambe|lumbe|longhair', /long/],
  ['short|cropped|crop|bob|pixie|chhote|chote|chhotey', /short|bob|pixie|crop|buzz/],
  ['curly|curls|curl|ghungrale|ghungraale|ghungrali|frizzy', /curl/],
  ['wavy', /wav/],
  ['straight', /straight/],
  ['shaved|bald|baldie|buzz|buzzed|buzzcut|takla|takli|ganja|ganji|hairless', /shav|bald|buzz/],
]
const TALL = words('tall|tallest|lambi|lamba|lambu|longest')
const SMALL = words('short|shortest|petite|chhoti|chhota|choti|chota|shorty')
const HAIR = words('hair|hairs|haired|hairstyle|haircut|baal|baalon|balon|bal|baalo|head')
const FEMALE = words(
  'girl|girls|lady|ladies|woman|women|female|females|ladki|ladkiyan|ladkiya|ladkiyaan|aunty|chick|gal',
)
const MALE = words('guy|guys|boy|boys|man|men|male|males|ladka|ladke|larka|larke|uncle|dude|gentleman|gents')
const MANY = words(
  'girls|ladies|women|females|ladkiyan|ladkiya|ladkiyaan|guys|boys|men|males|ladke|larke|gents|ones|models|blondes|brunettes|faces',
)
const ANY = words('one|ones|model|models|face|faces|wali|wala|wale|waali|waala|walli|person|beauty')
/** These need no noun beside them. */
const ALONE = words(
  'blonde|blondie|brunette|redhead|red head|ginger|bald|baldie|tallest|shortest|takla|takli|ganja|curly|shaved|blondes|brunettes',
)
const JOIN = words(
  'the|that|this|woh|wo|us|with|w|having|very|really|jiske|both|a|the two|the three|the 2|the 3|two|three',
)
const adjectives = [...COLOURS, ...STYLES].flatMap(([list]) => words(list)).concat(TALL, SMALL)
const known = [...new Set([...adjectives, ...HAIR, ...FEMALE, ...MALE, ...ANY, ...ALONE, ...JOIN])]
const one = anyOf(known, 'u').source
const run = new RegExp(`${one}(?:[\\s-]+${one})*`, 'gu')
const BLOCKED =
  /(?:need|needs|looking for|look for|any|some|more|another|have|koi|similar)\s+(?:\p{L}+\s+)?$/u
const OF_NAMED = new RegExp(`[\\d${TAKEN}]\\s*,?\\s*(?:both|dono)\\s+$`, 'u')
const HER = /(?<!\p{L})(?:her|his|their|your|uske|uski|apne)\s+$/u
const ANSWERED =
  /^\s*(?:-|:|are|is)?\s*(?:n(?:o|ot|ope|ahi)|reject\p{L}*|drop\p{L}*|maybe|yes|ok|okay|fine)(?!\p{L})/u
const COMPARED =
  /(?<!\p{L})(?:taller|shorter|younger|older|fairer|darker|slimmer|better|fresher|newer|different|similar)\s+(?:looking\s+)?(?:girls?|guys?|boys?|men|man|women|woman|models?|faces?|ones?|options?|males?|females?)/gu

const genderOf = (has: (list: string[]) => boolean) =>
  has(FEMALE) ? 'female' : has(MALE) ? 'male' : undefined

/** Those whom the words describe. */
function fitting(faces: readonly FaceToRead[], said: string[]): number[] {
  const has = (list: string[]) => list.some((word) => said.includes(word))
  const ofHair = has(HAIR)
  const gender = genderOf(has)
  let left = faces.filter((face) => !gender || face.gender === gender)
  for (const [list, pattern] of COLOURS)
    if (has(words(list))) left = left.filter((face) => pattern.test(face.hairColor?.toLowerCase() ?? ''))
  for (const [list, pattern] of STYLES) {
    const meant = words(list).filter((word) => ofHair || !(word === 'short' || word === 'long'))
    if (has(meant)) left = left.filter((face) => pattern.test(face.hair?.toLowerCase() ?? ''))
  }
  const tall = has(TALL)
  const small = !ofHair && has(SMALL)
  if (!tall && !small) return left.map(({ number }) => number)
  const sized = left.flatMap(({ number, heightCm, gender: of }) =>
    heightCm ? [{ number, heightCm, of }] : [],
  )
  const line = (of: string | null | undefined) => (of === 'male' ? 183 : of === 'female' ? 175 : 178)
  const edge = tall
    ? Math.max(...sized.map(({ heightCm }) => heightCm))
    : Math.min(...sized.map(({ heightCm }) => heightCm))
  return sized
    .filter(({ heightCm, of }) =>
      has(MANY) ? (tall ? heightCm >= line(of) : heightCm <= line(of) - 7) : heightCm === edge,
    )
    .map(({ number }) => number)
}

const CM_PER_INCH = 2.54
const BOUND = new RegExp(
  `(?<!\\p{L})(?:all\\s+)?(?:the\\s+)?(everyone|everybody|anyone|all|ones|models|faces|sab|${[...FEMALE, ...MALE].join('|')})\\s+(?:who\\s+(?:is|are)\\s+)?(above|over|under|below|taller than|shorter than|at least|more than|less than)\\s+(?:(1[4-9]\\d|20\\d)(?:\\s?cms?)?|([4-6])\\s?(?:'|ft|feet)\\s?(\\d{1,2})?"?)(?![\\d\\p{L}])`,
  'gu',
)

/** *Girls above 170 cm*, *everyone under 5'9*: those who are, for a person to look at. */
export function readBounds(left: Left, faces: readonly FaceToRead[]): Omit<Look, 'sure'>[] {
  const found: Omit<Look, 'sure'>[] = []
  left.each(BOUND, (match) => {
    const [words, who = '', how = '', cm, feet, inches] = match
    const line = cm ? Number(cm) : (Number(feet) * 12 + Number(inches ?? 0)) * CM_PER_INCH
    const gender = genderOf((list) => list.includes(who))
    const isUpper = /^(?:under|below|shorter|less)/.test(how)
    const numbers = faces
      .filter(({ gender: of, heightCm }) => {
        const fits = heightCm && (isUpper ? heightCm < line : heightCm >= Math.floor(line))
        return fits && (!gender || of === gender)
      })
      .map(({ number }) => number)
    found.push({ numbers, start: match.index, end: match.index + words.length })
    return true
  })
  return found
}

/** *The short hair one*, *tall guy*, *girls*. What is asked for in general (*need taller girls*) is taken and means nobody. */
export function readLooks(left: Left, faces: readonly FaceToRead[]): Look[] {
  const found: Look[] = []
  left.drop(COMPARED)
  left.each(run, (match, text) => {
    const said = match[0].split(/[\s-]+/)
    const has = (list: string[]) => list.some((word) => said.includes(word))
    const describes = has(adjectives) && (has(HAIR) || has(FEMALE) || has(MALE) || has(ANY) || has(ALONE))
    const isGroup = !has(adjectives) && has(MANY) && genderOf(has) !== undefined
    if (!describes && !isGroup) return false
    // *Kiran and Ruhi, both short hair*
    if (describes && OF_NAMED.test(text.slice(Math.max(0, match.index - 60), match.index))) return undefined
    // *If she can colour her hair black*
    if (HER.test(text.slice(Math.max(0, match.index - 20), match.index))) return undefined
    // *Rudra yes, other boys no*
    const isOther = /(?<!\p{L})other\s+$/u.test(text.slice(Math.max(0, match.index - 10), match.index))
    if (isOther && !ANSWERED.test(text.slice(match.index + match[0].length))) return undefined
    const pointed = /^(?:the|that|this|woh|wo)\b/.test(match[0])
    if (!pointed && BLOCKED.test(text.slice(Math.max(0, match.index - 40), match.index))) return undefined
    const numbers = fitting(faces, said)
    found.push({ numbers, sure: isGroup, start: match.index, end: match.index + match[0].length })
    return undefined
  })
  return found
}
