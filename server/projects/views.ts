import type { PublicProject } from '../../shared/projects'
import type { PublicProjectRow } from './repository'

/** What everybody may know of a project: not its client, its team, its dates or its proposals. */
export function publicProjectView({ project, moodboard }: PublicProjectRow): PublicProject {
  const { id, title, description, type, city, isFeatured, createdAt } = project
  return {
    id,
    title,
    description,
    type,
    city,
    isFeatured,
    createdAt,
    moodboard: moodboard && {
      id: moodboard.id,
      type: 'gallery',
      width: moodboard.width ?? 0,
      height: moodboard.height ?? 0,
      thumbhash: moodboard.thumbhash ?? '',
      widths: moodboard.widths,
    },
  }
}
