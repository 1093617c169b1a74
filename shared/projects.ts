import { z } from 'zod'
import { indianDay } from './format'
import { NAME_MAX, PLACE_MAX, PROJECT_ROWS_MAX, PROSE_MAX } from './limits'
import { PROJECT_STATUSES, PROJECT_TYPES, type ProjectStatus, type ProjectType, SHOOT_NATURES } from './lists'
import { messages } from './messages'
import type { Picture } from './models'
import { noFilter, paging, search } from './paging'
import { clearableLine, clearableProse, isDay, line, requiredLine, tidy } from './text'

/** `GET /public/projects`: page and limit. */
export const publicProjectFilters = paging()

/** A past or present project as everybody may see it (specification section 2, Projects). */
export type PublicProject = {
  id: string
  title: string
  description: string | null
  type: string
  city: string | null
  isFeatured: boolean
  moodboard: Picture | null
  /** ISO 8601, UTC */
  createdAt: string
}

// — The agency's side: specification section 2, Admin Project Management, and section 7, `/admin/projects` ———————

const required = messages.missing.required

/** One of a list as it is written there, ignoring case. */
const oneOf = <Value extends string>(list: readonly [Value, ...Value[]]) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.trim().toLowerCase() : given),
    z.enum(list, required),
  )
const tooMany = `At most ${PROJECT_ROWS_MAX}`
/** Repeating rows; blank ones are dropped (section 5). */
const locations = z
  .array(line(NAME_MAX), 'Send a list')
  .transform((given) => given.filter((each) => each !== ''))
  .refine((given) => given.length <= PROJECT_ROWS_MAX, tooMany)

const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/
/** A moment is taken for its day in India, a time that names no zone for the day that it names; all else stays. */
function dayOfMoment(given: string): string {
  const [, written, zone] = MOMENT.exec(given) ?? []
  if (written === undefined || !isDay(written)) return given
  if (zone === undefined) return written
  const moment = new Date(given)
  return Number.isNaN(moment.getTime()) ? given : indianDay(moment)
}
const dates = z
  .array(
    z
      .string('Enter a date as YYYY-MM-DD')
      .transform((given) => dayOfMoment(tidy(given)))
      .refine((given) => given === '' || isDay(given), 'Enter a date as YYYY-MM-DD'),
    'Send a list',
  )
  .transform((given) => [...new Set(given.filter((each) => each !== ''))])
  .refine((given) => given.length <= PROJECT_ROWS_MAX, tooMany)

const facts = z.object({
  title: requiredLine(NAME_MAX, required),
  description: clearableProse(PROSE_MAX),
  type: oneOf(PROJECT_TYPES),
  shootNature: oneOf(SHOOT_NATURES),
  locationOptions: locations,
  dateOptions: dates,
  city: clearableLine(PLACE_MAX),
  client: clearableLine(NAME_MAX),
})

/** `POST /admin/projects`. */
export const newProject = facts.extend({
  locationOptions: locations.nullish().transform((given) => given ?? []),
  dateOptions: dates.nullish().transform((given) => given ?? []),
})
export type NewProject = z.output<typeof newProject>

export const projectId = z.object({ id: line(80) })

/** Any part of a project; absent leaves, null or blank clears. A save over a newer version is a 409. */
export const projectChanges = facts
  .partial()
  .extend({ id: line(80), version: z.int().min(1).optional(), status: z.enum(PROJECT_STATUSES).optional() })
export type ProjectChanges = z.output<typeof projectChanges>

const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((given) => given === 'true')],
  'Say true or false',
)
export const projectActive = projectId.extend({ isActive: flag })
export const projectPublic = projectId.extend({ isPublic: flag })
export const projectFeatured = projectId.extend({ isFeatured: flag })

/** `GET /admin/projects`: page and limit; the site's own list searches in title, client and city as well. */
export const projectFilters = paging().extend({
  search,
  status: line(PLACE_MAX)
    .optional()
    .transform(noFilter)
    .pipe(z.enum(PROJECT_STATUSES, `Choose one of: ${PROJECT_STATUSES.join(', ')}`).nullable()),
})
export type ProjectFilters = z.output<typeof projectFilters>

/** The same without pages: what an export holds. */
export const projectSearch = projectFilters.pick({ search: true, status: true })
export type ProjectSearch = z.output<typeof projectSearch>

const member = { role: clearableLine(NAME_MAX), status: clearableLine(PLACE_MAX) }
export const newMember = projectId.extend({ modelId: requiredLine(80, 'Choose a model'), ...member })
export type NewMember = z.output<typeof newMember>
export const memberChange = projectId.extend({ memberId: line(80), ...member })
export type MemberChange = z.output<typeof memberChange>
export const memberId = projectId.extend({ memberId: line(80) })

/** A proposal needs a title or a description; without a title it is shown by its number. */
export const newProposal = projectId
  .extend({ title: clearableLine(NAME_MAX), description: clearableProse(PROSE_MAX) })
  .refine(({ title, description }) => Boolean(title ?? description), { path: ['title'], message: required })
export type NewProposal = z.output<typeof newProposal>
export const proposalId = projectId.extend({ proposalId: line(80) })

export type TeamMember = {
  id: string
  /** null when the model has left */
  modelId: string | null
  name: string | null
  role: string | null
  status: string | null
}
type Proposal = { id: string; title: string | null; description: string | null; createdAt: string }

/** A project as the agency reads it; days are YYYY-MM-DD, moments ISO 8601 in UTC. */
export type Project = {
  id: string
  title: string
  description: string | null
  type: ProjectType
  shootNature: (typeof SHOOT_NATURES)[number]
  status: ProjectStatus
  isActive: boolean
  isPublic: boolean
  isFeatured: boolean
  client: string | null
  city: string | null
  moodboard: Picture | null
  locationOptions: string[]
  dateOptions: string[]
  teamMembers: TeamMember[]
  proposals: Proposal[]
  /** the name of who made it */
  createdBy: string | null
  createdAt: string
  version: number
}

/** What the list counts above itself; active is a status of active or shooting (section 2). */
export type ProjectStatistics = { total: number; active: number; public: number; featured: number }
