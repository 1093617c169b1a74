import { type Left, TAKEN } from '../phrases'
import type { Item } from './items'
import type { Pick } from './words'

type Push = (item: Item) => void

const FACE = `(?:[\\d${TAKEN}]+(?:st|nd|rd|th)?)`
const ROW = `(?:(?:number|no\\.?|the)\\s+)?${FACE}(?:\\s*(?:,|&|and|n|aur)\\s*${FACE}){0,6}`
const SWAP = new RegExp(
  `(?<!\\p{L})((?:replace|swap|switch|change|exchange)(?:\\s+out)?)\\s+${ROW}\\s+(with|by|for|to)\\s+(?=(?:number\\s+|the\\s+)?${FACE}(?!\\p{L}))`,
  'gu',
)

const verdict = (pick: Pick, start: number, end: number, second = false): Item => ({
  ...{ kind: 'verdict', pick, side: 'before', second },
  ...{ start, end },
})

/** Reads *replace 2 by 8*: a no to the first, a yes to the other. */
export function readSwaps(left: Left, push: Push) {
  left.each(SWAP, ({ 0: all, 1: verb = '', 2: joint = '', index }) => {
    const at = index + all.lastIndexOf(joint)
    for (const [pick, start, end] of [
      ['no', index, index + verb.length],
      ['yes', at, at + joint.length],
    ] as const) {
      push(verdict(pick, start, end))
      left.take(start, end)
    }
    return false
  })
}

/** Who comes first in an order of wishes. */
const FIRST =
  /(?<!\p{L})(?:top (?:pick|choice)|(?:first|1st|pehli|pehla) (?:pick|choice|preference|pref|option|pasand)|fav(?:ou?rite)?|number one|no\.? 1|best|first|pehle)(?!\p{L})/u
/** Words ahead of those who come behind: *then 8*, *next would be 5*. */
const STEP = new RegExp(
  `(?<!\\p{L})(?:(?:and\\s+)?(?:then|next)(?:\\s+(?:is|would be|comes|goes))?|followed by|after (?:that|her|him|them)|uske baad|phir|fir|(?:and\\s+)?(?:second|third)(?:\\s+is)?(?=\\s))[\\s,:-]{1,3}(?=(?:number\\s+)?${FACE})`,
  'gu',
)
/** *5 would be next* */
const STEP_BEHIND = /(?<!\p{L})(?:would be|will be|is|comes|are)\s+(?:next|second|third)(?!\s*\p{L})/gu

/** *Pehle 5, phir 8* */
const LEAD = new RegExp(
  `(?<!\\p{L})(?:pehle|pehli|first)\\s+(?=${FACE}\\s*,?\\s*(?:phir|fir|then|uske baad)(?!\\p{L}))`,
  'gu',
)
/** *Preference order: 7, 4, 10*; *7 > 4 > 10* */
const ORDER = new RegExp(
  `(?<!\\p{L})(?:order of (?:preference|choice)|(?:preference|priority) order)\\s*[:-]?\\s*(?=${ROW})`,
  'gu',
)
const NEXT = new RegExp(`(?<=${FACE}\\s*)[,>](?=\\s*${FACE})`, 'gu')
const ABOVE = new RegExp(`(?<=${FACE}\\s?)>(?=\\s?${FACE})`, 'gu')

/** Reads an order of wishes: *top pick 7, then 8, next 4* leaves all but the first as a maybe. */
export function readSteps(left: Left, push: Push) {
  const second = ({ 0: words, index }: RegExpExecArray) =>
    push(verdict('maybe', index, index + words.length, true)) ?? undefined
  const hasFirst = FIRST.test(left.text)
  const isOrder = left.text.search(ORDER) >= 0
  left.each(isOrder ? NEXT : ABOVE, second)
  left.drop(ORDER)
  left.each(LEAD, ({ 0: words, index }) => push(verdict('yes', index, index + words.length)) ?? undefined)
  if (!hasFirst) return
  left.each(STEP, second)
  left.each(STEP_BEHIND, ({ 0: words, index }) => {
    push({ ...verdict('maybe', index, index + words.length, true), side: 'after' } as Item)
    return undefined
  })
}
