import type { Picture } from './models'
import { paging } from './paging'

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
