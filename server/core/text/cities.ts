import { CITY_NAMES } from '../../../shared/text/cityNames'
import { fold } from '../../../shared/text/fold'

// Cities of India that are written in several ways: what a person typed stays, comparing takes today's official name.

const NAMES = new Map(
  Object.entries(CITY_NAMES).flatMap(([name, others]) => others.map((other) => [fold(other), name] as const)),
)
const ANY_OTHER_NAME = new RegExp(`\\b(?:${[...NAMES.keys()].join('|')})\\b`, 'g')

/** Today's name of a city that was written with another one: `Bombay` is `Mumbai`. All others stay as they are. */
export const cityName = (city: string): string => NAMES.get(fold(city.trim())) ?? city

const SHORT = 3
/** `pune` and `NAVI MUMBAI` as `Pune` and `Navi Mumbai`. Short names in capitals stay, such as `NCR`. */
export function withCapitals(city: string): string {
  const isSmall = city === city.toLowerCase()
  const isLoud = city === city.toUpperCase() && city.length > SHORT
  if (!isSmall && !isLoud) return city
  return city.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Equal for all ways to write a city: `Bandra, Bombay` and `bandra, Mumbai`. */
export const cityKey = (city: string): string =>
  fold(city).replace(ANY_OTHER_NAME, (other) => fold(NAMES.get(other) ?? other))

const BEGINNING_MIN = 3
/**
 * The texts of which a city's key has one when it matches what a visitor typed: `bomb` is the beginning of another name
 * of Mumbai.
 */
export function cityKeyParts(typed: string): string[] {
  const text = fold(typed)
  const begun = text.length < BEGINNING_MIN ? [] : [...NAMES].filter(([other]) => other.startsWith(text))
  return [...new Set([text, cityKey(typed), ...begun.map(([, name]) => fold(name))])]
}

const SPELLINGS = Object.entries(CITY_NAMES).map(([name, others]) =>
  [name, ...others].map((each) => fold(each)),
)
/**
 * What a search for a folded text also looks for: the text, and the same with each other name of the city that it is the
 * beginning of, or that it has as a word: `bombay` also finds `mumbai`.
 */
export function citySpellings(text: string): string[] {
  const found = [text]
  for (const names of SPELLINGS) {
    if (text.length >= BEGINNING_MIN && names.some((name) => name.startsWith(text))) found.push(...names)
    else
      for (const name of names) {
        const word = new RegExp(`\\b${name}\\b`, 'g')
        if (word.test(text)) found.push(...names.map((other) => text.replace(word, other)))
      }
  }
  return [...new Set(found)]
}
