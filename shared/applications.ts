import { z } from 'zod'
import {
  AGE_MAX,
  AGE_MIN,
  LINKS_MAX,
  NAME_MAX,
  PLACE_MAX,
  PROSE_MAX,
  STAGE_NAME_MAX,
  STAGE_NAME_MIN,
} from './limits'
import {
  APPLICATION_EXPERIENCES,
  APPLICATION_GENDERS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type MediaKind,
} from './lists'
import { messages } from './messages'
import { noFilter, paging, search } from './paging'
import {
  blankAsNull,
  day,
  email,
  honeypot,
  length,
  line,
  link,
  numeral,
  phone,
  prose,
  requiredLine,
} from './text'

const HEIGHT_MAX = 40 // '5ft 11in', '180 cm'

const optionalLine = (max: number) => line(max).nullish().transform(orNull)
const optionalProse = prose(PROSE_MAX).nullish().transform(orNull)
function orNull(given: string | null | undefined) {
  return blankAsNull(given ?? '')
}

/** A text read as one of a list, ignoring case; blank means not said. */
const choice = <Value extends string>(list: readonly Value[], message: string) =>
  line(PLACE_MAX)
    .nullish()
    .transform((given, ctx): Value | null => {
      if (!given) return null
      const found = list.find((value) => value.toLowerCase() === given.toLowerCase())
      if (found) return found
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    })

const AGE_WANTED = 'Enter your age'

/** An applicant's age in whole years; under 18 is refused (P2). */
export const adultAge = numeral(/^\d{1,3}$/, AGE_WANTED).pipe(
  z.int('Enter your age in whole years').min(AGE_MIN, messages.profile.underage).max(AGE_MAX, AGE_WANTED),
)

/**
 * An application as it arrives: specification section 3, 'Artist profile request payload', and the fuller fields of
 * the entity, which the site's own form sends too. `name` is the full name. No more than five links (section 9).
 */
export const applicationRequest = z.object({
  stageName: optionalLine(STAGE_NAME_MAX).refine(
    (given) => given === null || length(given) >= STAGE_NAME_MIN,
    messages.profile.stageNameShort,
  ),
  name: requiredLine(NAME_MAX, 'Enter your name'),
  email,
  contact: phone,
  age: z.preprocess((given) => (given === '' ? undefined : given), adultAge.nullish()),
  dateOfBirth: z.preprocess((given) => (given === '' ? undefined : given), day.nullish()),
  gender: choice(APPLICATION_GENDERS, 'Choose a gender from the list'),
  height: optionalLine(HEIGHT_MAX),
  city: optionalLine(PLACE_MAX),
  state: optionalLine(PLACE_MAX),
  country: optionalLine(PLACE_MAX),
  experienceLevel: choice(APPLICATION_EXPERIENCES, 'Choose an experience from the list'),
  instagram: optionalLine(NAME_MAX),
  bio: optionalProse,
  whyHire: optionalProse,
  notes: optionalProse,
  portfolioLinks: z
    .array(link, 'Send the links as a list')
    .max(LINKS_MAX, `At most ${LINKS_MAX} portfolio links`)
    .nullish()
    .transform((given) => [...new Set(given ?? [])]),
  website: honeypot,
})
export type ApplicationRequest = z.output<typeof applicationRequest>

const statusFilter = line(PLACE_MAX)
  .optional()
  .transform((given) => noFilter(given))
  .pipe(z.enum(APPLICATION_STATUSES, `Choose one of: ${APPLICATION_STATUSES.join(', ')}`).nullable())

/** `GET /api/v1/agency/model-signup-requests`: page, limit, status, search (names, e-mail or city). */
export const applicationFilters = paging().extend({ search, status: statusFilter })
export type ApplicationFilters = z.output<typeof applicationFilters>

/** The same without pages: what an export holds. */
export const applicationSearch = applicationFilters.pick({ search: true, status: true })
export type ApplicationSearch = z.output<typeof applicationSearch>

export const applicationId = z.object({ id: line(64) })

/** A decision about a pending application, with a word to the applicant if the agency has one. */
export const applicationDecision = applicationId.extend({
  status: z.enum(['approved', 'rejected'], 'Choose approved or rejected'),
  note: optionalProse,
})
export type ApplicationDecision = z.output<typeof applicationDecision>

/** A private file of an applicant; `query` signs its address for this session and a few minutes. */
export type ApplicationFile = {
  id: string
  kind: MediaKind
  /** the stored file that opens it: `/media/{id}/{file}` */
  file: string
  originalName: string
  /** of all stored sizes together */
  bytes: number
  /** only of a picture, in pixels */
  width: number | null
  height: number | null
  /** base64, only of a picture */
  thumbhash: string | null
  widths: number[]
  query: string
}

/** An application as the agency reads it: specification section 3, 'Artist request'. Moments are ISO 8601, UTC. */
export type Application = {
  id: string
  stageName: string | null
  name: string
  email: string
  contact: string | null
  age: number | null
  gender: string | null
  height: string | null
  city: string | null
  state: string | null
  country: string | null
  experienceLevel: string | null
  instagram: string | null
  bio: string | null
  whyHire: string | null
  notes: string | null
  /** links as they were sent, and the files that were uploaded, in the applicant's order */
  portfolio: (string | ApplicationFile)[]
  status: ApplicationStatus
  decidedAt: string | null
  decisionNote: string | null
  /** looks like a machine's; kept, never dropped (S34) */
  isSpam: boolean
  createdAt: string
}
