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
/** A whole number as people type it, `30,000`; null for anything else, which filters nothing. */
export function boundOf(typed: string): number | null {
  const digits = typed.replace(/[,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
const bound = z
  .string()
  .max(15)
  .optional()
  .transform((given) => boundOf(given ?? ''))

/** What narrows talents down, as an address has it: lengths in centimetres, a shoe in UK sizes. */
const filters = {
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
}
export const talentFilters = paging(24).extend({
  ...filters,
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

/** Talents to choose from, for the days of a job or for none. */
export const talentSearch = z.object({
  ...filters,
  jobId: id.nullable().default(null),
  /** also who is on the job already */
  isOnJobToo: z.boolean('Send true or false').default(false),
})
export type TalentSearch = z.output<typeof talentSearch>

/** How a talent stands on the days of a job: the order in which they are offered. */
export const STANDINGS = ['free', 'behind', 'taken', 'unassigned'] as const
export type Standing = (typeof STANDINGS)[number]

/** A talent to choose: as a line of the roster, with how it stands on the days of the job. */
export type TalentChoice = TalentLine & {
  /** the beginning of the agency's own note */
  note: string | null
  standing: Standing
  /** the place in line that an option would have, the worst over the days; 1 for nobody before */
  rank: number
  /** the client or job that is first in line or holds a day firmly; null for a bookout, and where nobody does */
  by: string | null
  /** the days of the job on which somebody is first or holds it firmly */
  days: string[]
}

/** A filter, or the two ends of one. */
export const CHOICE_FILTERS = [
  'gender',
  'workType',
  'board',
  'hair',
  'eyes',
  'language',
  'city',
  'height',
  'age',
  'upper',
  'waist',
  'shoe',
  'rate',
] as const
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number]

/** Who can be chosen, at most `CHOICES_SHOWN` of each standing, and who is left out by one filter alone. */
export type TalentChoices = {
  items: TalentChoice[]
  /** how many there are of each standing */
  totals: Record<Standing, number>
  leftOut: { filter: ChoiceFilter; count: number }[]
}
