import { z } from 'zod'
import { ADMIN_MODELS_PAGE_SIZE, PLACE_MAX } from '../limits'
import { type Availability, GENDERS, type PictureType, WORK_TYPES } from '../lists'
import { SHORTLIST_MAX } from '../pages/listAddress'
import { noFilter, paging, search } from '../paging'
import { choiceKey } from '../text/choices'
import { line } from '../text/text'
import type { Facts, publicFields } from './modelFields'

/** Accepts any spelling of a list's values (`choiceKey`) and refuses other texts. */
const oneOf = <Value extends string>(list: readonly Value[]) =>
  line(PLACE_MAX)
    .optional()
    .transform((given, ctx): Value | null => {
      const wanted = noFilter(given)
      if (wanted === null) return null
      const found = list.find((value) => choiceKey(value) === choiceKey(wanted))
      if (found) return found
      ctx.addIssue({ code: 'custom', message: `Choose one of: ${list.join(', ')}` })
      return z.NEVER
    })

/** The public roster's filters, `GET /public/models`. */
export const rosterFilters = paging().extend({
  search,
  gender: oneOf(GENDERS),
  workType: oneOf(WORK_TYPES),
  city: line(PLACE_MAX).optional().transform(noFilter),
})
type RosterFilters = z.output<typeof rosterFilters>

/** The site's own filters: those of the specification, and a public board by its slug. */
export const boardFilters = rosterFilters.extend({
  board: line(PLACE_MAX).optional().transform(noFilter),
})
export type BoardFilters = RosterFilters & { board?: string | null }

/** A model's id or slug, as in public addresses. */
export const modelKey = z.object({ key: line(80) })

/** The models of a shortlist, by id or slug. */
export const modelKeyList = z.object({ keys: z.array(line(80)).max(SHORTLIST_MAX) })

/** A stored picture: address, size in pixels and blurred placeholder. */
export type Picture = {
  id: string
  type: PictureType
  width: number
  height: number
  /** thumbhash, base64 */
  thumbhash: string
  /** Widths in pixels at which AVIF and WebP files exist: `/media/{id}/{width}.avif`. */
  widths: number[]
  /** The day a polaroid was added, `2026-11-12`; on the public roster only. */
  addedOn?: string
  /** Signature of a private picture, appended after `?`; absent for a public one. */
  query?: string
}

/** A slide of the home page. */
export type HomeSlide = Picture & {
  /** Its content in words; blank for decoration. */
  alt: string
  /** The point that every crop keeps, in per cent from the left and the top; null for the upper right. */
  focus: { x: number; y: number } | null
  /** Too bright for the headline on it: it is darkened there. */
  isBright: boolean
}

/** A model as the public sees it. Measurements are in inches, `null` means unknown. */
export type PublicModel = Facts<typeof publicFields> & {
  id: string
  slug: string
  stageName: string
  city: string | null
  profileImage: Picture | null
  /** Without locked pictures. */
  images: Picture[]
  availability: Availability
  workTypes: string[]
  age: number | null
}

/** An entry of the booking form's dropdown. */
export type ModelChoice = {
  id: string
  stageName: string
  city: string | null
  availability: Availability
  /** The address of the profile picture in its smallest size. */
  picture: string | null
}

/** Spellings of a model's roster status: assigned is active. */
const STATUSES: Record<string, boolean> = {
  active: true,
  inactive: false,
  true: true,
  false: false,
  // labels of the admin list
  assigned: true,
  available: false,
}
const readStatus = (given: unknown): boolean | null => {
  const wanted = String(given).toLowerCase()
  return Object.hasOwn(STATUSES, wanted) ? (STATUSES[wanted] ?? null) : null
}
const NO_STATUS = `Choose one of: ${Object.keys(STATUSES).join(', ')}`
const statusWord = z.union([z.boolean(), line(PLACE_MAX)], NO_STATUS)
function asStatus(given: string | boolean, ctx: z.RefinementCtx): boolean {
  const status = readStatus(given)
  if (status !== null) return status
  ctx.addIssue({ code: 'custom', message: NO_STATUS })
  return z.NEVER
}

/** `active`, `inactive`, `true` or `false`, as whether the model is assigned. */
export const modelStatus = statusWord.transform(asStatus)

/**
 * The agency's model list, `models/list`. Searches stage name, name, email and city; the city filter ignores case.
 */
export const modelFilters = paging(ADMIN_MODELS_PAGE_SIZE).extend({
  search,
  gender: oneOf(GENDERS),
  city: line(PLACE_MAX).optional().transform(noFilter),
  /** a board's id */
  board: line(PLACE_MAX).optional().transform(noFilter),
  status: statusWord.optional().transform((given, ctx): boolean | null => {
    const wanted = typeof given === 'boolean' ? given : noFilter(given)
    return wanted === null ? null : asStatus(wanted, ctx)
  }),
})
export type ModelFilters = z.output<typeof modelFilters>

/** The filters of an export. */
export const modelSearch = modelFilters.omit({ page: true, limit: true })
export type ModelSearch = z.output<typeof modelSearch>
