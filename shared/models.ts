import { z } from 'zod'
import { ADMIN_MODELS_PAGE_SIZE, PLACE_MAX } from './limits'
import { type Availability, GENDERS, type Gender, type PictureType, WORK_TYPES } from './lists'
import { noFilter, paging, search } from './paging'
import { line } from './text'

/** A filter's text read as one of a list, ignoring case; what no list knows is refused. */
const oneOf = <Value extends string>(list: readonly Value[]) =>
  line(PLACE_MAX)
    .optional()
    .transform((given, ctx): Value | null => {
      const wanted = noFilter(given)
      if (wanted === null) return null
      const found = list.find((value) => value.toLowerCase() === wanted.toLowerCase())
      if (found) return found
      ctx.addIssue({ code: 'custom', message: `Choose one of: ${list.join(', ')}` })
      return z.NEVER
    })

/** The public roster's filters: specification section 2, Models, and section 7, `GET /public/models`. */
export const rosterFilters = paging().extend({
  search,
  gender: oneOf(GENDERS),
  workType: oneOf(WORK_TYPES),
  city: line(PLACE_MAX).optional().transform(noFilter),
})
export type RosterFilters = z.output<typeof rosterFilters>

/** How a public page names a model: its id or its slug. */
export const modelKey = z.object({ key: line(80) })

/** A stored picture as a page needs it: the address parts, its size in pixels and the blurred stand-in. */
export type Picture = {
  id: string
  type: PictureType
  width: number
  height: number
  /** thumbhash, base64 */
  thumbhash: string
  /** Widths in pixels at which AVIF and WebP files exist: `/media/{id}/{width}.avif`. */
  widths: number[]
  /** Signature for a private picture, to be put behind `?`; absent for a public one. */
  query?: string
}

/** A model as everybody may see it. Measurements are inches, `null` means not known. */
export type PublicModel = {
  id: string
  slug: string
  stageName: string
  city: string | null
  profileImage: Picture | null
  /** Never holds a locked picture. */
  images: Picture[]
  availability: Availability
  workTypes: string[]
  age: number | null
  gender: Gender | null
  height: string | null
  bustChest: number | null
  waist: number | null
  hips: number | null
  shoeSize: number | null
  hairColor: string | null
  eyeColor: string | null
  bio: string | null
  languages: string[]
}

/** One line of the booking form's dropdown. */
export type ModelChoice = { id: string; stageName: string; city: string | null; availability: Availability }

/** How a model's place on the roster is said: assigned is active (contract). */
const STATUSES: Record<string, boolean> = { active: true, inactive: false, true: true, false: false }
const readStatus = (given: unknown): boolean | null => {
  const word = String(given).trim().toLowerCase()
  return Object.hasOwn(STATUSES, word) ? (STATUSES[word] ?? null) : null
}
const NO_STATUS = 'Choose one of: active, inactive'
const statusWord = z.union([z.boolean(), line(PLACE_MAX)], NO_STATUS)
function asStatus(given: string | boolean, ctx: z.RefinementCtx): boolean {
  const status = readStatus(given)
  if (status !== null) return status
  ctx.addIssue({ code: 'custom', message: NO_STATUS })
  return z.NEVER
}

/** `active`, `inactive`, `true` or `false`, read as whether the model is assigned. */
export const modelStatus = statusWord.transform(asStatus)

/**
 * The agency's own list: specification section 2, Admin Model Management, and section 7, `models/list`. Search looks
 * into stage name, name, e-mail and city; the city is one of the list's own, ignoring case.
 */
export const modelFilters = paging(ADMIN_MODELS_PAGE_SIZE).extend({
  search,
  gender: oneOf(GENDERS),
  city: line(PLACE_MAX).optional().transform(noFilter),
  status: statusWord.optional().transform((given, ctx): boolean | null => {
    const wanted = typeof given === 'boolean' ? given : noFilter(given)
    return wanted === null ? null : asStatus(wanted, ctx)
  }),
})
export type ModelFilters = z.output<typeof modelFilters>

/** The same without pages: what an export holds. */
export const modelSearch = modelFilters.omit({ page: true, limit: true })
export type ModelSearch = z.output<typeof modelSearch>
