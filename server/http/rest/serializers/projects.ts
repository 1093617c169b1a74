import { PROJECT_STATUSES, PROJECT_TYPES, SHOOT_NATURES } from '../../../../shared/lists'
import type { Picture } from '../../../../shared/roster/models'
import type { Project, PublicProject } from '../../../../shared/roster/projects'
import {
  address,
  choice,
  day,
  flag,
  inside,
  known,
  list,
  moment,
  nullable,
  object,
  text,
  texts,
} from '../../../core/codec'
import type { RequestContext } from '../../../core/context'
import { reads, success } from './envelope'
import { pictureUrl } from './pictures'

const moodboardImage = [
  nullable(address),
  ({ moodboard }: { moodboard: Picture | null }, ctx: RequestContext) =>
    moodboard && pictureUrl(moodboard, ctx),
] as const

export const publicProject = object<PublicProject>('PublicProject')({
  _id: text,
  title: text,
  description: known,
  type: choice(PROJECT_TYPES),
  city: known,
  is_featured: flag,
  moodboard_image: moodboardImage,
  created_at: moment,
})

export const project = object<Project>('Project')({
  _id: text,
  title: text,
  description: known,
  type: choice(PROJECT_TYPES),
  shootNature: choice(SHOOT_NATURES),
  status: choice(PROJECT_STATUSES),
  is_active: flag,
  is_public: flag,
  is_featured: flag,
  createdAt: moment,
  createdBy: known,
  moodboard_image: moodboardImage,
  city: known,
  locationOptions: texts,
  dateOptions: list(day),
  teamMembers: list(
    object<Project['teamMembers'][number]>()({ _id: text, name: known, role: known, status: known }),
  ),
  proposals: list(object<Project['proposals'][number]>()({ _id: text, title: known, description: known })),
})

/** One project at the top, as the table reads it. */
export const oneProject = object<Project>()({ success, project: inside(project) })

export const projectRequest = reads(
  'title',
  'description',
  'type',
  'shootNature',
  'locationOptions',
  'dateOptions',
)
