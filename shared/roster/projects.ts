import { z } from 'zod'
import { NAME_MAX, PLACE_MAX, PROJECT_ROWS_MAX, PROSE_MAX } from '../limits'
import {
  PROJECT_STATUSES,
  PROJECT_TYPES,
  type ProjectStatus,
  type ProjectType,
  SHOOT_NATURES,
} from '../lists'
import { messages } from '../messages'
import { filterWord, paging, search } from '../paging'
import { oneOf } from '../text/choices'
import {
  clearableLine,
  clearableProse,
  dayOfMoment,
  isDay,
  line,
  requiredLine,
  shortList,
  word,
} from '../text/text'
import type { Picture } from './models'

export const publicProjectFilters = paging()

/** A project as the public sees it. */
export type PublicProject = {
  id: string
  title: string
  description: string | null
  type: ProjectType
  city: string | null
  isFeatured: boolean
  moodboard: Picture | null
  /** ISO 8601, UTC */
  createdAt: string
}

const required = messages.missing.required

const tooMany = `At most ${PROJECT_ROWS_MAX}`
/** Rows of a form; blank ones are dropped. */
const locations = shortList(line(NAME_MAX), 4 * PROJECT_ROWS_MAX, tooMany)
  .transform((given) => given.filter((each) => each !== ''))
  .refine((given) => given.length <= PROJECT_ROWS_MAX, tooMany)

const dates = shortList(
  z
    .string('Enter a date as YYYY-MM-DD')
    .transform((given) => dayOfMoment(word(given)))
    .refine((given) => given === '' || isDay(given), 'Enter a date as YYYY-MM-DD'),
  4 * PROJECT_ROWS_MAX,
  tooMany,
)
  .transform((given) => [...new Set(given.filter((each) => each !== ''))])
  .refine((given) => given.length <= PROJECT_ROWS_MAX, tooMany)

const facts = z.object({
  title: requiredLine(NAME_MAX, required),
  description: clearableProse(PROSE_MAX),
  type: oneOf(PROJECT_TYPES, required),
  shootNature: oneOf(SHOOT_NATURES, required),
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

/** Absent fields stay, null or blank clears. A stale version is answered with 409. */
export const projectChanges = facts
  .partial()
  .extend({ id: line(80), version: z.int().min(0).optional(), status: oneOf(PROJECT_STATUSES).optional() })
export type ProjectChanges = z.output<typeof projectChanges>

const flag = z.union(
  [z.boolean(), oneOf(['true', 'false']).transform((given) => given === 'true')],
  'Use true or false',
)
export const projectActive = projectId.extend({ isActive: flag })
export const projectPublic = projectId.extend({ isPublic: flag })
export const projectFeatured = projectId.extend({ isFeatured: flag })

/** `GET /admin/projects`; the site's list also searches title, client and city. */
export const projectFilters = paging().extend({
  search,
  status: line(PLACE_MAX)
    .optional()
    .transform(filterWord)
    .pipe(z.enum(PROJECT_STATUSES, `Choose one of: ${PROJECT_STATUSES.join(', ')}`).nullable()),
})
export type ProjectFilters = z.output<typeof projectFilters>

/** The filters of an export. */
export const projectSearch = projectFilters.pick({ search: true, status: true })
export type ProjectSearch = z.output<typeof projectSearch>

const member = { role: clearableLine(NAME_MAX), status: clearableLine(PLACE_MAX) }
export const newMember = projectId.extend({ modelId: requiredLine(80, 'Choose a model'), ...member })
export type NewMember = z.output<typeof newMember>
export const memberChange = projectId.extend({ memberId: line(80), ...member })
export type MemberChange = z.output<typeof memberChange>
export const memberId = projectId.extend({ memberId: line(80) })

/** Needs a title or a description; without a title its number is shown. */
export const newProposal = projectId
  .extend({ title: clearableLine(NAME_MAX), description: clearableProse(PROSE_MAX) })
  .refine(({ title, description }) => Boolean(title ?? description), { path: ['title'], message: required })
export type NewProposal = z.output<typeof newProposal>
export const proposalId = projectId.extend({ proposalId: line(80) })

export type TeamMember = {
  id: string
  /** null when the model is deleted */
  modelId: string | null
  name: string | null
  role: string | null
  status: string | null
}
type Proposal = { id: string; title: string | null; description: string | null; createdAt: string }

/** A project as the agency sees it; dates are YYYY-MM-DD, times ISO 8601, UTC. */
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
  createdBy: string | null
  createdAt: string
  /** of the editable fields; raised by every edit */
  version: number
}

/** Counts above the list; active means a status of active or shooting. */
export type ProjectStatistics = { total: number; active: number; public: number; featured: number }
