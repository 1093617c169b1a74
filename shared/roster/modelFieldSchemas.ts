import { z } from 'zod'
import { AGE_MAX, AGE_MIN, LANGUAGE_MAX, LANGUAGES_MAX, STAGE_NAME_MAX, STAGE_NAME_MIN } from '../limits'
import { EXPERIENCE_LEVELS, GENDERS } from '../lists'
import { messages } from '../messages'
import { oneOf } from '../text/choices'
import { blankAsNothing, day, length, line, numeral, requiredLine, shortList, word } from '../text/text'

// Schemas shared by several lists of model fields; `required` is the message for a missing value.

/** A stage name, which has to be given and has at least `STAGE_NAME_MIN` characters. */
export const stageName = (required: string) =>
  requiredLine(STAGE_NAME_MAX, required).refine(
    (given) => given === '' || length(given) >= STAGE_NAME_MIN,
    messages.profile.stageNameShort,
  )

/** Not in messages.ts, because every visitor would load it. */
export const BIRTH_YEAR = 'Please check the year of birth'
/** A date picker turns a typed year `98` into 0098: a valid date, so the error must name the year. */
const birthDate = (required = 'Enter a date as YYYY-MM-DD') =>
  z
    .string(required)
    .refine((given) => !/^(0\d|1[0-8])\d\d-/.test(word(given)), BIRTH_YEAR)
    .pipe(day)
/** A date of birth that has to be given. */
export const birthDay = (required: string) =>
  z.preprocess((given) => blankAsNothing(given) ?? undefined, birthDate(required))
export const clearableBirthDay = z.preprocess(blankAsNothing, birthDate().nullish())

/** A gender of the list. */
export const gender = (required: string) => oneOf(GENDERS, required)
/** A level of experience of the list. */
export const experience = (required: string) => oneOf(EXPERIENCE_LEVELS, required)

/** A plain number, `25.5` or `25,5`; NaN for anything else. */
function figure(text: string): number {
  const given = word(text).replace(/^(\d+),(\d\d?)$/, '$1.$2')
  return Number(given || Number.NaN)
}

/** True for input in a measurement field that is not a number, which the schemas read as unknown. */
export const isNoFigure = (text: string) => word(text) !== '' && Number.isNaN(figure(text))

/** Inches; 0 and non-numbers mean unknown. */
export const measurement = (max: number) =>
  z.preprocess((given) => {
    if (given === undefined || given === null) return given
    const value = typeof given === 'string' ? figure(given) : given
    return typeof value !== 'number' || Number.isNaN(value) || value === 0 ? null : value
  }, z.number().positive('Enter a number above 0').max(max, `At most ${max}`).nullish())

const LIST_TEXT_MAX = 4 * LANGUAGES_MAX * (LANGUAGE_MAX + 2)
/** Splits a text at commas. An overlong text stays a text and is refused. */
const asList = (given: unknown) =>
  typeof given === 'string' && given.length <= LIST_TEXT_MAX ? given.split(',') : given
const distinct = (given: string[]) => [...new Set(given.filter((each) => each !== ''))]
const tooManyLanguages = `At most ${LANGUAGES_MAX} languages`
// Blank and repeated entries are dropped, so the limit on the input is higher than on the result.
const languageList = (message?: string) =>
  shortList(line(LANGUAGE_MAX), 4 * LANGUAGES_MAX, tooManyLanguages, message)
    .transform(distinct)
    .refine((given) => given.length <= LANGUAGES_MAX, tooManyLanguages)

/** A comma-separated text or a list. */
export const languages = z.preprocess(asList, languageList().nullish())
/** The same, with at least one language. */
export const requiredLanguages = (required: string) =>
  z.preprocess(
    asList,
    languageList(required).refine((given) => given.length > 0, required),
  )

const AGE_WANTED = 'Enter your age'

/** A person's age in whole years; under 18 is refused (P2). */
export const adultAge = numeral(/^\d{1,3}$/, AGE_WANTED).pipe(
  z.int('Enter your age in whole years').min(AGE_MIN, messages.profile.underage).max(AGE_MAX, AGE_WANTED),
)
