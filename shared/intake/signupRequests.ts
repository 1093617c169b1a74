import { z } from 'zod'
import { LINKS_MAX, NAME_MAX, PLACE_MAX, PROSE_MAX, STAGE_NAME_MAX, STAGE_NAME_MIN } from '../limits'
import {
  type MediaKind,
  SIGNUP_REQUEST_EXPERIENCES,
  SIGNUP_REQUEST_GENDERS,
  SIGNUP_REQUEST_STATUSES,
  type SignupRequestStatus,
} from '../lists'
import { messages } from '../messages'
import { filterWord, paging, search } from '../paging'
import { adultAge } from '../roster/modelFieldSchemas'
import { oneOf, spelledLike } from '../text/choices'
import {
  blankAsNull,
  day,
  email,
  honeypot,
  length,
  line,
  phone,
  prose,
  requiredLine,
  shortList,
  textOrNumber,
  typedLink,
} from '../text/text'

const HEIGHT_MAX = 40 // '5ft 11in', '180 cm'

const optionalLine = (max: number) => line(max).nullish().transform(orNull)
const optionalProse = prose(PROSE_MAX).nullish().transform(orNull)
function orNull(given: string | null | undefined) {
  return blankAsNull(given ?? '')
}

/** Accepts any spelling of a list's values (`choiceKey`); blank means no answer. */
const choice = <Value extends string>(list: readonly Value[], message: string) =>
  line(PLACE_MAX)
    .nullish()
    .transform((given, ctx): Value | null => {
      if (!given) return null
      const found = spelledLike(list, given)
      if (found) return found
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    })

/** Splits a text of links at blanks and commas. */
const linksOfText = (given: unknown) =>
  typeof given === 'string' ? given.split(/,?\s+/).filter((part) => part !== '') : given

/**
 * An artist request. The site's form also sends the optional fields; `name` is the full name, and at most five links
 * are allowed.
 */
export const newSignupRequest = z.object({
  stageName: optionalLine(STAGE_NAME_MAX).refine(
    (given) => given === null || length(given) >= STAGE_NAME_MIN,
    messages.profile.stageNameShort,
  ),
  name: requiredLine(NAME_MAX, 'Enter your name'),
  email,
  contact: phone,
  age: z.preprocess((given) => (given === '' ? undefined : given), adultAge.nullish()),
  dateOfBirth: z.preprocess((given) => (given === '' ? undefined : given), day.nullish()),
  gender: choice(SIGNUP_REQUEST_GENDERS, 'Choose a gender from the list'),
  height: textOrNumber(line(HEIGHT_MAX)).nullish().transform(orNull),
  city: optionalLine(PLACE_MAX),
  state: optionalLine(PLACE_MAX),
  country: optionalLine(PLACE_MAX),
  experienceLevel: choice(SIGNUP_REQUEST_EXPERIENCES, 'Choose an experience from the list'),
  instagram: optionalLine(NAME_MAX),
  bio: optionalProse,
  whyHire: optionalProse,
  notes: optionalProse,
  portfolioLinks: z.preprocess(
    linksOfText,
    shortList(typedLink, LINKS_MAX, `At most ${LINKS_MAX} portfolio links`, 'Send the links as a list')
      .nullish()
      .transform((given) => [...new Set(given ?? [])]),
  ),
  website: honeypot,
})
export type NewSignupRequest = z.output<typeof newSignupRequest>

const statusFilter = line(PLACE_MAX)
  .optional()
  .transform(filterWord)
  .pipe(z.enum(SIGNUP_REQUEST_STATUSES, `Choose one of: ${SIGNUP_REQUEST_STATUSES.join(', ')}`).nullable())

/** `GET /api/v1/agency/model-signup-requests`; searches names, email and city. */
export const signupRequestFilters = paging().extend({ search, status: statusFilter })
export type SignupRequestFilters = z.output<typeof signupRequestFilters>

/** The filters of an export. */
export const signupRequestSearch = signupRequestFilters.pick({ search: true, status: true })
export type SignupRequestSearch = z.output<typeof signupRequestSearch>

export const applicationId = z.object({ id: line(64) })

/** A decision about a pending application, with an optional note to the applicant. */
export const signupRequestDecision = applicationId.extend({
  status: oneOf(['approved', 'rejected'], 'Choose approved or rejected'),
  note: optionalProse,
})
export type SignupRequestDecision = z.output<typeof signupRequestDecision>

/** Undoes the decision made at `decidedAt` (ISO 8601), but no later one. */
export const decisionUndo = applicationId.extend({ decidedAt: line(40) })
export type DecisionUndo = z.output<typeof decisionUndo>

/** An applicant's private file; `query` is its signature for this session, valid for a few minutes. */
export type SignupRequestFile = {
  id: string
  kind: MediaKind
  /** name in its address: `/media/{id}/{file}` */
  file: string
  originalName: string
  /** of all stored sizes together */
  bytes: number
  /** pictures only, in pixels */
  width: number | null
  height: number | null
  /** pictures only, base64 */
  thumbhash: string | null
  widths: number[]
  query: string
}

/** An application as the agency sees it. Times are ISO 8601, UTC. */
export type SignupRequest = {
  id: string
  stageName: string | null
  name: string
  email: string
  contact: string | null
  /** their number as WhatsApp takes it, with its country */
  chat: string | null
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
  /** links, then uploaded files, in the applicant's order */
  portfolio: (string | SignupRequestFile)[]
  status: SignupRequestStatus
  decidedAt: string | null
  decisionNote: string | null
  /** milliseconds from this response until the decision is final; 0 when it cannot be undone */
  undoableMs: number
  /** suspected spam; stored, never dropped (S34) */
  isSpam: boolean
  createdAt: string
}

export type SignupRequestDetail = SignupRequest & {
  /** expiry of its open invitation; null when there is none */
  invitedUntil: string | null
  /** the model with the applicant's email address, if there is one */
  modelId: string | null
}
