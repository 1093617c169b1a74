import { z } from 'zod'
import { GENDERS, type Gender, WORK_TYPES } from '../lists'
import { noFilter, paging, search } from '../paging'
import type { Face } from '../roster/faces'
import type { CurrentSizes, Reading } from '../roster/measurements'
import type { Picture } from '../roster/models'
import { oneOf } from '../text/choices'
import { id, line } from '../text/text'
import type { OpenWork } from './desk'
import type { Written } from './walks'

/** How many days ahead a card shows. */
export const CARD_DAYS = 16

export const talentBoard = z.object({
  modelId: id,
  boardId: id,
  isOn: z.boolean('Send true or false'),
})
export type TalentBoard = z.output<typeof talentBoard>

/** What holds a half day of a talent, the strongest first. */
export const DAY_HOLDS = ['confirmed', 'travel', 'bookout', 'option'] as const
type DayHold = (typeof DAY_HOLDS)[number]
/** A day ahead; `count` is the number of options in line. */
export type CardDay = { day: string; hold: DayHold | null; count: number }

/** A job that is over, as a booker compares fees; `feePaise` is null where none was agreed. */
type PastJob = {
  jobNumber: string
  jobTitle: string
  client: string
  days: string[]
  feePaise: number | null
  feeUnit: string
}

/** Everything that a booker reads of a talent: open pictures only, whoever asks. */
export type TalentCard = {
  id: string
  name: string
  fullName: string
  gender: Gender | null
  age: number | null
  city: string | null
  languages: string[]
  workTypes: string[]
  /** whole rupees a day */
  dailyRate: number | null
  isAssigned: boolean
  availability: string
  email: string | null
  phone: string | null
  secondPhone: string | null
  whatsapp: string | null
  /** the number of WhatsApp, with its country: the one given for it, else a phone */
  chat: string | null
  written: Written | null
  note: string | null
  skills: string | null
  hairColor: string | null
  eyeColor: string | null
  /** without digitals */
  pictures: Picture[]
  digitals: Picture[]
  digitalsOn: string | null
  sizes: CurrentSizes
  readings: Reading[]
  boards: { id: string; name: string }[]
  days: CardDay[]
  ahead: OpenWork[]
  past: PastJob[]
}

const choice = (most: number) => line(most).optional().transform(noFilter)
/** A bound that is not set is null. */
const bound = z
  .string()
  .max(10)
  .optional()
  .transform((given) => (/^\d{1,9}$/.test(given ?? '') ? Number(given) : null))

/** The filters of the bookers' roster, as its address has them: lengths in centimetres, a shoe in UK sizes. */
export const talentFilters = paging(24).extend({
  search,
  gender: oneOf([...GENDERS, 'all'], 'Choose a gender')
    .optional()
    .transform((given) => (given === undefined || given === 'all' ? null : given)),
  workType: oneOf([...WORK_TYPES, 'all'], 'Choose a type of work')
    .optional()
    .transform((given) => (given === undefined || given === 'all' ? null : given)),
  board: choice(80),
  hair: choice(80),
  eyes: choice(80),
  language: line(40).default(''),
  city: line(80).default(''),
  heightMin: bound,
  heightMax: bound,
  ageMin: bound,
  ageMax: bound,
  upperMin: bound,
  upperMax: bound,
  waistMin: bound,
  waistMax: bound,
  shoeMin: bound,
  shoeMax: bound,
  rateMax: bound,
  /** free on all days between these two */
  freeFrom: line(10).default(''),
  freeTo: line(10).default(''),
})
export type TalentFilters = z.output<typeof talentFilters>

/** A talent of the bookers' roster. */
export type TalentLine = {
  id: string
  name: string
  city: string | null
  age: number | null
  dailyRate: number | null
  isAssigned: boolean
  face: Face | null
  /** whole centimetres */
  height: number | null
  waist: number | null
}
