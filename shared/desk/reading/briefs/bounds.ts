import { heightCm } from '../../../roster/measures'
import type { Left } from '../phrases'

export type Bounds = { minHeightCm?: number; maxHeightCm?: number; minAge?: number; maxAge?: number }
type Push = (found: { bounds: Bounds; start: number; end: number }) => void

const HEIGHT =
  "([4-7]\\s?(?:'|ft|feet|foot)\\.?\\s?(?:\\d{1,2}(?:\\.5)?(?!\\d))?\\s?(?:\"|''|inch(?:es)?|in\\b)?|[4-6]\\.\\d{1,2}(?=\\s?(?:ft|feet|height|\\+|-|to|se upar|se zyada|ya usse upar|and above|or above|or more|&|above|min))\\s?(?:ft|feet)?|(?<=(?:height|ht)\\s?[:-]?\\s?(?:of\\s|is\\s|min\\s)?)[4-6]\\.\\d{1,2}(?![\\d.])|1[3-9]\\d|20\\d)"
const MIN = '(?:min(?:imum)?|above|over|at\\s?least|more than|taller than|from)'
const MAX = '(?:max(?:imum)?|under|below|up\\s?to|less than|not more than|shorter than|within)'
const OVER =
  '(?:\\+|plus|(?:and|&|or|n)?\\s*(?:above|taller|over|more|upwards?|onwards?|up)(?!\\p{L})|min(?:imum)?|se upar|ya usse upar|se zyada|at least)'
const CM = '\\s?(?:cms?|c\\.m\\.)'

const cm = (words: string): number | null => {
  const given = words
    .trim()
    .replace(/\.$/, '')
    .replace(/^([4-6])\.(\d{1,2})(?:\s?(?:ft|feet))?$/, "$1'$2")
    .replace(/^(\d)\s?(?:ft|feet|foot)\.?\s?/, "$1'")
  return heightCm(/^\d{3}$/.test(given) ? `${given} cm` : given.replace(/\s|inch(?:es)?|in|"|''/g, ''))
}

/** Heights in feet and centimetres; one alone is the least. */
export function readHeights(left: Left, push: Push) {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d₹.,])(?:(?:height|ht)\\s*[:-]?\\s*(?:of\\s+|is\\s+|should be\\s+)?)?(?:(${MIN}|${MAX})\\s*(?:height\\s*)?[:-]?\\s*(?:of\\s+)?)?${HEIGHT}(${CM})?(?:\\s*(?:-|to|till|se)\\s*${HEIGHT}(${CM})?)?(?![\\d\\p{L}])(?:\\s*(${OVER}|${MAX}))?`,
    'gu',
  )
  left.each(pattern, (match) => {
    const [all, ahead, from = '', unit, to, toUnit, behind] = match
    // Three digits alone are a height only beside a word that says so.
    const isBare = /^\d{3}$/.test(from.trim())
    if (isBare && !unit && !toUnit && !ahead && !behind && !/^h/.test(all)) return false
    const low = cm(from)
    const high = to ? cm(to) : null
    if (low === null || (to && high === null)) return false
    const isMax =
      (ahead && new RegExp(`^${MAX}$`, 'u').test(ahead)) ||
      (behind && new RegExp(`^${MAX}$`, 'u').test(behind))
    const bounds =
      high !== null
        ? { minHeightCm: low, maxHeightCm: high }
        : isMax
          ? { maxHeightCm: low }
          : { minHeightCm: low }
    push({ bounds, start: match.index, end: match.index + all.length })
    return true
  })
}

/** Children, or an age of theirs: *boy 6 to 8 yrs*, *2 girls age 8-10*. */
const CHILDREN =
  /(?<!\p{L})(?:(?:kids?|child|children|toddlers?|baby|babies|bach+[ae]|bachch[ae])(?!\p{L}|\s+wear)|(?:(?:boys?|girls?|(?:grand)?sons?|(?:grand)?daughters?|nieces?|nephews?|beta|beti|twins|sisters?|brothers?)[\s:,(-]{1,4}(?:aged?\s)?|(?:age|aged|ages|umar|umr)[\s:-]{1,3})\d{1,2}\s?(?:-|to|se)\s?(?:\d|1[0-3])(?!\d)\s?(?:yrs?|years?|y\/?o|saal|sal|[,)\n]|$)|(?:boy|girl|son|daughter)\s(?:of\s|aged?\s)?(?:\d|1[0-3])\s?(?:yrs?|years?)(?!\p{L}))/u

/** Ages: *25-30*, *55+*, *in their 40s*, *under 25*. */
export function readAges(left: Left, push: Push) {
  const add = (match: RegExpExecArray, bounds: Bounds) => {
    push({ bounds, start: match.index, end: match.index + match[0].length })
    return true
  }
  // Where children are looked for, small numbers are ages too; elsewhere they are years of usage.
  const youngest = CHILDREN.test(left.text) ? 1 : 14
  const isAge = (age: number) => age >= youngest && age <= 90
  left.each(
    /(?<![\p{L}\d.])(?:in\s+(?:his|her|their)\s+)?(early|mid|late)?[\s-]*([2-8]0)'?s(?!\p{L})/gu,
    (match) => {
      const from = Number(match[2])
      const [low, high] =
        match[1] === 'early' ? [0, 3] : match[1] === 'mid' ? [4, 6] : match[1] === 'late' ? [7, 9] : [0, 9]
      return add(match, { minAge: from + low, maxAge: from + high })
    },
  )
  left.each(/(?<![\p{L}\d.])([2-8][05])[\s-]?ish(?!\p{L})/gu, (match) =>
    add(match, { minAge: Number(match[1]) - 2, maxAge: Number(match[1]) + 2 }),
  )
  const unit = '\\s*(?:yrs?|years?|y\\/?o|saal|sal)?(?:\\s*(?:old|ki|ka|ke))?'
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d.,₹']|\\d\\s?/)(?:(?:age|aged|ages|age group|age range|umar|umr)\\s*[:-]?\\s*)?(?:between\\s+)?(\\d{1,2})${unit}\\s*(?:-|to|till|se|and(?=\\s*\\d\\d\\s*y))\\s*(\\d{1,2})(?![\\d'kl%]|/\\d|\\s?(?:k|cm|days|day|hours|hrs|looks|months|mins)\\b)${unit}(?!\\p{L})`,
      'gu',
    ),
    (match) => {
      const [low, high] = [Number(match[1]), Number(match[2])]
      return isAge(low) && isAge(high) && low < high ? add(match, { minAge: low, maxAge: high }) : false
    },
  )
  left.each(
    /(?<![\p{L}\d.,/₹'])(?:(?:age|aged|umar)\s*[:-]?\s*)?(\d{2})\s*(?:\+|plus(?!\s*size)|(?:yrs?|years?|saal)?\s*(?:and|&)\s*above|(?:yrs?|years?)\s*\+)(?![\p{L}\d])/gu,
    (match) => (isAge(Number(match[1])) ? add(match, { minAge: Number(match[1]) }) : false),
  )
  left.each(
    /(?<!\p{L})(under|below|above|over|max|min|(?<=(?:age|aged|ages|umar)\s*[:-]?\s*)(?:up\s?to|till|tak))\s+(\d{2})(?:\s*(?:yrs?|years?))?(?![\d\p{L}']|[.,]\d|\s?(?:k|cm|hrs|days)\b)/gu,
    (match) => {
      if (!isAge(Number(match[2]))) return false
      return add(
        match,
        /under|below|max|to|t[ia]/.test(match[1] ?? '')
          ? { maxAge: Number(match[2]) }
          : { minAge: Number(match[2]) },
      )
    },
  )
  left.each(
    /(?<!\p{L})(?<!\d\s)(?:age|aged|umar|looks?|looking)\s*[:-]?\s*(\d{2})(?!\s?[kl]|,\d)(?:\s*(?:yrs?|years?))?(?!\d)|(?<=(?:boy|girl|son|daughter|kid|child)\s(?:of\s|aged?\s)?)(\d{1,2})\s?(?:yrs?|years?)(?!\p{L})|(?<![\p{L}\d.,/₹'])(\d{2})[\s-]*(?:yrs?|years?)[\s-]*old(?!\p{L})/gu,
    (match) => {
      const age = Number(match[1] ?? match[2] ?? match[3])
      return isAge(age) ? add(match, { minAge: age, maxAge: age }) : false
    },
  )
}
