import { z } from 'zod'
import { PLACE_MAX } from './limits'
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
