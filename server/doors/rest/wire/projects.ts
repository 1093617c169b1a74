import type { PublicProject } from '../../../../shared/projects'
import type { View } from './envelope'
import { pictureUrl } from './pictures'

export const publicProject: View<PublicProject> = (project, ctx) => ({
  _id: project.id,
  title: project.title,
  description: project.description,
  type: project.type,
  city: project.city,
  is_featured: project.isFeatured,
  moodboard_image: project.moodboard && pictureUrl(project.moodboard, ctx),
  created_at: project.createdAt,
})
