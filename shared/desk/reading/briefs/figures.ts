import { MONTHS, ROLE_NOUNS } from './words'

const list = (words: string) => words.split('|')
const valued = (...entries: [string, number][]) =>
  Object.fromEntries(entries.flatMap(([words, value]) => list(words).map((word) => [word, value])))

const ONES = valued(
  ['a|an|one|ek', 1],
  ['two|do', 2],
  ['three|teen', 3],
  ['four|char|chaar', 4],
  ['five|paanch|panch', 5],
  ['six|chhe|che', 6],
  ['seven|saat', 7],
  ['eight|aath', 8],
  ['nine|nau', 9],
)
const TEENS = valued(
  ['ten|das', 10],
  ['eleven|gyarah', 11],
  ['twelve|barah', 12],
  ['thirteen|terah', 13],
  ['fourteen|chaudah', 14],
  ['fifteen|pandrah|pandra', 15],
  ['sixteen|solah', 16],
  ['seventeen|satrah', 17],
  ['eighteen|atharah', 18],
  ['nineteen|unnis', 19],
  ['pachees|pachis', 25],
  ['paintees|paintis', 35],
  ['pachattar|pachhattar', 75],
)
const TENS = valued(
  ['twenty|bees|bis', 20],
  ['thirty|tees|tis', 30],
  ['forty|fourty|chalis|chalees', 40],
  ['fifty|pachas|pachaas', 50],
  ['sixty', 60],
  ['seventy|sattar', 70],
  ['eighty|assi', 80],
  ['ninety|nabbe', 90],
)
/** *Dhai lakh* is two and a half; *sadhe teen* adds a half. */
const PARTS = valued(['dedh|derh', 1.5], ['dhai|adhai', 2.5], ['sava|sawa', 1.25], ['sadhe|saadhe', 0.5])
const SCALES = valued(
  ['thousand|hazar|hazaar|hajar|hajaar', 1e3],
  ['lakh|lakhs|lac|lacs', 1e5],
  ['crore|crores', 1e7],
)
const HUNDREDS = list('hundred|sau')

const alternatives = (...words: (string[] | Record<string, number>)[]) =>
  words.flatMap((some) => (Array.isArray(some) ? some : Object.keys(some))).join('|')
const WORD = `(?:${alternatives(ONES, TEENS, TENS, PARTS)})`
const SCALE = `(?:${alternatives(SCALES, HUNDREDS)})`
const TERM = `(?:${WORD}[\\s-]+){1,3}${SCALE}(?!\\p{L})`
const SUM = new RegExp(`(?<![\\p{L}\\d'-])${TERM}(?:\\s+(?:and\\s+)?${TERM}){0,2}`, 'gu')
const ENGLISH = '(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)'
const ENGLISH_ONES = '(?:one|two|three|four|five|six|seven|eight|nine)'
const ENGLISH_TEENS = '(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)'
const COUNTED = `(?=\\s+(?:${Object.keys(ROLE_NOUNS).join('|')}|log|saal)(?!\\p{L}))`
const PLAIN = new RegExp(
  `(?<![\\p{L}\\d'-])(?:${ENGLISH}(?:[\\s-]${ENGLISH_ONES})?|${ENGLISH_TEENS}|(?:${alternatives(TEENS, TENS)})${COUNTED})(?![\\p{L}'-])`,
  'gu',
)
const FEET = /(?<![\p{L}\d'-])(?:four|five|six|paanch|panch|chhe)(?=\s(?:feet|foot|ft|fut)(?!\p{L}))/gu

const INCHES =
  /(?<=\d (?:feet|foot|ft|fut) )(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?=\s*(?:inch|inches|plus|and|se|or|above|[+,./;\n)-]|$))/gu

const ORDINALS = list(
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth',
)
/** *The eighth of December*, *twenty first Jan* */
const DAY_OF_MONTH = new RegExp(
  `(?<![\\p{L}\\d'-])(?:(twenty|thirty)[\\s-])?(${[...ORDINALS, 'thirtieth'].join('|')})(?=\\s+(?:of\\s+)?(?:${Object.keys(MONTHS).join('|')})(?!\\p{L}))`,
  'gu',
)
const dayOf = (tens: string | undefined, ones: string) =>
  (tens ? (TENS[tens] ?? 0) : 0) + (ones === 'thirtieth' ? 30 : ORDINALS.indexOf(ones) + 1)

/** What the words of a number say; undefined where they are two numbers beside each other. */
function numberOf(words: string): number | undefined {
  let [sum, part, least] = [0, 0, 100]
  for (const word of words.split(/[\s-]+/)) {
    if (word === 'and') continue
    const scale = SCALES[word]
    if (scale) {
      sum += part * scale
      part = 0
      least = 100
    } else if (HUNDREDS.includes(word)) part *= 100
    else {
      const value = ONES[word] ?? TEENS[word] ?? TENS[word] ?? PARTS[word] ?? 0
      const size = word in ONES ? 1 : word in TENS ? 10 : word in PARTS && value === 0.5 ? 99 : 9
      // *Twenty five* is one number, *five six* are two.
      if (size >= least) return undefined
      part += value
      least = size === 99 ? 99 : size === 10 ? 9 : 1
    }
  }
  return sum + part
}

function figuresOf(value: number): string {
  if (value < 1e3) return String(value)
  return value < 1e5 ? `${value / 1e3} k` : `${value / 1e5} l`
}

/**
 * Writes numbers in words as figures: *twenty five thousand* as `25 k`, *forty models* as `40 models`. Blanks fill what
 * is left of the words, so that every other letter keeps its place.
 */
export function withFigures(folded: string): string {
  const write = (words: string, figures: string | undefined) => {
    if (figures === undefined || figures.length > words.length) return words
    const [number = '', unit = ''] = figures.split(' ')
    return number + ' '.repeat(words.length - number.length - unit.length) + unit
  }
  return folded
    .replace(DAY_OF_MONTH, (words, tens: string | undefined, ones: string) =>
      `${dayOf(tens, ones)}th`.padEnd(words.length),
    )
    .replace(SUM, (words) => {
      const value = numberOf(words)
      return write(words, value === undefined ? undefined : figuresOf(value))
    })
    .replace(FEET, (word) => String(ONES[word]).padStart(word.length))
    .replace(INCHES, (word) => String(ONES[word] ?? TEENS[word]).padEnd(word.length))
    .replace(PLAIN, (words) => {
      const value = numberOf(words)
      return write(words, value === undefined ? undefined : String(value))
    })
}
