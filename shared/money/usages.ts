import { z } from 'zod'
import { decisionKey, version } from '../desk/claims'
import { deskDayOnPaper } from '../desk/dayWords'
import type { Face } from '../roster/faces'
import { blankAsNull, id, line, requiredLine } from '../text/text'
import { isDay } from '../time/days'
import { lineMoney } from './moneySettings'

export const MEDIA = ['Online', 'Social', 'Print', 'Outdoor', 'Shop', 'TV', 'Cinema', 'Packaging'] as const
export type Medium = (typeof MEDIA)[number]

const day = line(10).refine(isDay, 'Choose a day')
const facts = {
  /** the claim whose talent it is about; null: the whole job */
  claimId: line(60).default('').transform(blankAsNull),
  media: z.array(z.enum(MEDIA)).min(1, 'Choose at least one').max(MEDIA.length),
  territory: requiredLine(80, 'Say where'),
  fromDay: day,
  untilDay: day,
  exclusivity: line(80).default('').transform(blankAsNull),
  fee: lineMoney().refine((paise) => paise >= 0, 'Enter an amount of 0 or more'),
}
type Span = { fromDay: string; untilDay: string }
const isInOrder = ({ fromDay, untilDay }: Span) => fromDay <= untilDay
const TOO_EARLY = { path: ['untilDay'], message: 'This is before it begins' }

/** What the form says, beside whose usage it is. */
export const usageFacts = z.object(facts).refine(isInOrder, TOO_EARLY)
export const newUsage = z.object({ ...facts, jobId: id, decisionKey }).refine(isInOrder, TOO_EARLY)
export type NewUsage = z.output<typeof newUsage>
export const changedUsage = z.object({ ...facts, id, version }).refine(isInOrder, TOO_EARLY)
export type ChangedUsage = z.output<typeof changedUsage>
export const usageId = z.object({ id })

const filter = line(60)
  .nullish()
  .transform((given) => given || null)
/** Of a job, of a talent, or without both those that end soon and the caller has to decide about. */
export const usagesOf = z.object({ jobId: filter, modelId: filter })
export type UsagesOf = z.output<typeof usagesOf>

/** The right to use pictures: whose, where, how long. */
export type Usage = {
  id: string
  jobId: string
  jobNumber: string
  jobTitle: string
  client: string | null
  claimId: string | null
  talent: string | null
  modelId: string | null
  face: Face | null
  media: Medium[]
  territory: string
  fromDay: string
  untilDay: string
  exclusivity: string | null
  feePaise: number
  renewedById: string | null
  /** somebody decided not to renew it */
  isLetEnd: boolean
  version: number
}

/** `Online, Print, India, until 12 Dec 2026`. */
export const usageWords = ({
  media,
  territory,
  untilDay,
}: Pick<Usage, 'media' | 'territory' | 'untilDay'>): string =>
  [...media, territory, `until ${deskDayOnPaper(untilDay)}`].join(', ')
