import { z } from 'zod'
import { currencySign, currencyWords } from '../format'
import {
  DAILY_RATE_MAX,
  LINK_MAX,
  MEASUREMENT_MAX,
  PLACE_MAX,
  PRIVATE_NOTE_MAX,
  PROSE_MAX,
  SHOE_SIZE_MAX,
} from '../limits'
import { EXPERIENCE_LEVELS, EYE_COLORS, GENDERS, HAIR_COLORS, SKIN_TONES } from '../lists'
import { messages } from '../messages'
import { listedOrOwn, oneOfOrNothing } from '../text/choices'
import {
  blankAsNothing,
  clearable,
  clearableLine,
  clearableProse,
  line,
  numeral,
  phone,
  prose,
  textOrList,
  textOrNumber,
} from '../text/text'
import {
  adultAge,
  birthDay,
  clearableBirthDay,
  gender,
  languages,
  measurement,
  stageName,
} from './modelFieldSchemas'

/**
 * Every field of a model, defined once. tRPC and REST schemas, forms, REST replies, completion and CSV export derive
 * from these lists; the tables in `drizzle/schema` have a column for each name. Who may edit a field follows from the
 * lists that contain it.
 */
export type ModelField = {
  /** A value sets the field, an absent one leaves it, null or blank clears it. */
  schema: z.ZodType
  label: string
  input: 'line' | 'prose' | 'list' | 'figure' | 'choice' | 'suggested' | 'date'
  choices?: readonly string[]
  /** the REST name, where it is not the snake case of this name */
  rest?: string
  unit?: string
}
export type ModelFields = Readonly<Record<string, ModelField>>

const field = <Schema extends z.ZodType>(label: string, input: ModelField['input'], schema: Schema) => ({
  label,
  input,
  schema,
})
const place = (label: string) => field(label, 'line', clearableLine(PLACE_MAX))
const handle = (label: string) => field(label, 'line', clearableLine(LINK_MAX))
const words = (label: string) => field(label, 'prose', clearableProse(PROSE_MAX))
const number = (label: string) => field(label, 'line', z.preprocess(blankAsNothing, phone.nullish()))
/** Stored as typed: `5ft 11in`, `70 kg`. */
const measured = (label: string) => field(label, 'line', clearable(textOrNumber(line(PLACE_MAX))))
const figure = (label: string, max = MEASUREMENT_MAX) => field(label, 'figure', measurement(max))
/** Text that usually is of the list; American `Gray` is stored as `Grey`. Talents choose from the list. */
const look = (label: string, choices: readonly string[]) => ({
  ...field(
    label,
    'suggested',
    clearable(
      line(PLACE_MAX).transform((given) =>
        listedOrOwn(choices, /^gray$/i.test(given) && choices.includes('Grey') ? 'Grey' : given),
      ),
    ),
  ),
  choices,
})
const wholeAmount = { error: () => `Enter whole ${currencyWords()}` }

/** Edited by talent, onboarding and agency alike; counts towards a complete profile. */
export const looks = {
  hairColor: look('Hair colour', HAIR_COLORS),
  eyeColor: look('Eye colour', EYE_COLORS),
  skinTone: look('Skin tone', SKIN_TONES),
}

/** The same in the order of the talent's forms and REST replies. */
const eyesFirst = { eyeColor: looks.eyeColor }
export const talentLooks = { ...eyesFirst, ...looks }

/** Fields that the talent edits, in four dashboard forms and four onboarding steps. */
export const basicFields = {
  stageName: field('Stage name', 'line', stageName(messages.profile.stageNameShort)),
  dateOfBirth: field('Date of birth', 'date', birthDay(messages.profile.birthRequired)),
  gender: { ...field('Gender', 'choice', gender(messages.profile.genderRequired)), choices: GENDERS },
  city: place('City'),
  state: place('State'),
  country: place('Country'),
}
export const physicalFields = {
  height: measured('Height'),
  weight: measured('Weight'),
  experienceLevel: {
    ...field('Experience level', 'choice', oneOfOrNothing(EXPERIENCE_LEVELS)),
    choices: EXPERIENCE_LEVELS,
  },
  specialSkills: field('Special skills', 'line', clearable(textOrList(prose(PROSE_MAX)))),
  languages: field('Languages', 'list', languages),
  bust: figure('Bust'),
  chest: figure('Chest'),
  waist: figure('Waist'),
  hips: figure('Hips'),
  shoeSize: figure('Shoe size', SHOE_SIZE_MAX),
  ...talentLooks,
}
export const socialFields = {
  instagram: { ...handle('Instagram handle'), rest: 'instagram_handle' },
  facebook: { ...handle('Facebook profile'), rest: 'facebook_profile' },
  twitter: { ...handle('Twitter/X handle'), rest: 'twitter_handle' },
}
export const aboutFields = {
  aboutYou: words('About you'),
  whyHire: { ...words('Why should clients hire you?'), rest: 'why_should_clients_hire_you' },
}

/**
 * Fields that the agency edits, in four parts that save separately. Only the agency sees the last: neither the public
 * nor the talent's pages, nor a REST reply.
 */
export const agencyFields = {
  info: {
    stageName: { ...basicFields.stageName, schema: basicFields.stageName.schema.optional() },
    gender: { ...basicFields.gender, schema: oneOfOrNothing(GENDERS, messages.profile.genderRequired) },
    age: field('Age', 'line', z.preprocess(blankAsNothing, adultAge.nullish())),
    dateOfBirth: { ...basicFields.dateOfBirth, schema: clearableBirthDay },
    city: basicFields.city,
    languages: physicalFields.languages,
    dailyRate: {
      ...field(
        'Daily rate',
        'line',
        z.preprocess(
          blankAsNothing,
          numeral(/^\d{1,9}$/, wholeAmount.error)
            .pipe(z.int(wholeAmount).min(0, wholeAmount).max(DAILY_RATE_MAX, wholeAmount))
            .nullish(),
        ),
      ),
      get unit() {
        return currencySign()
      },
    },
    bio: words('Bio'),
  },
  physical: {
    height: physicalFields.height,
    bustChest: { ...figure('Bust / chest'), unit: 'in' },
    waist: { ...physicalFields.waist, unit: 'in' },
    hips: { ...physicalFields.hips, unit: 'in' },
    shoeSize: physicalFields.shoeSize,
    ...looks,
  },
  social: {
    instagram: handle('Instagram'),
    youtube: handle('YouTube'),
    twitter: handle('Twitter / X'),
  },
  private: {
    secondPhone: number('Second phone'),
    whatsapp: number('WhatsApp'),
    privateNote: field('Private note', 'prose', clearableProse(PRIVATE_NOTE_MAX)),
  },
}

const { info, physical } = agencyFields
/** What the public sees, in the order of REST replies. */
export const publicFields = {
  gender: info.gender,
  height: physical.height,
  bustChest: physical.bustChest,
  waist: physical.waist,
  hips: physical.hips,
  shoeSize: physical.shoeSize,
  hairColor: physical.hairColor,
  eyeColor: physical.eyeColor,
  bio: info.bio,
  languages: info.languages,
}

export type FieldOf<Fields> = keyof Fields & string

/** A list's field names in order. */
export const namesOf = <Fields extends ModelFields>(fields: Fields) =>
  Object.keys(fields) as FieldOf<Fields>[]

/** A list's schemas, for `z.object`. */
export const schemasOf = <Fields extends ModelFields>(fields: Fields) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]?.schema])) as {
    [Name in keyof Fields]: Fields[Name]['schema']
  }

/** The stored type of a field: a list that may be empty, or a nullable value. */
type Stored<Value> = [Value] extends [readonly unknown[] | null | undefined]
  ? NonNullable<Value>
  : NonNullable<Value> | null
/** A list's fields as stored. */
export type Facts<Fields extends ModelFields> = {
  -readonly [Name in keyof Fields]: Stored<z.output<Fields[Name]['schema']>>
}

/** Picks a list's fields from a row. */
export const factsOf = <Fields extends ModelFields, Row extends Record<keyof Fields, unknown>>(
  fields: Fields,
  row: Row,
) => Object.fromEntries(namesOf(fields).map((name) => [name, row[name]])) as Pick<Row, keyof Fields>

/** A stored value as form text. */
export const textOf = (value: string | number | readonly string[] | null) =>
  typeof value === 'object' ? (value?.join(', ') ?? '') : String(value)

/** A list's values as form text. */
export const textsOf = <Fields extends ModelFields>(
  fields: Fields,
  facts: Record<FieldOf<Fields>, string | number | readonly string[] | null>,
) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, textOf(facts[name])])) as Record<
    FieldOf<Fields>,
    string
  >

/** `stageName` as `stage_name`, as REST and the database spell it. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
/** A field's REST name, also used as the `name` attribute where the specification's forms have it. */
export const restName = <Fields extends ModelFields>(fields: Fields, name: FieldOf<Fields>) =>
  fields[name]?.rest ?? snakeCase(name)

const SMALL = new Set(['of'])
/** `Date of birth` as a title: `Date of Birth`. */
export const titleCase = (label: string) =>
  label
    .split(' ')
    .map((each) => (SMALL.has(each) ? each : each.charAt(0).toUpperCase() + each.slice(1)))
    .join(' ')
