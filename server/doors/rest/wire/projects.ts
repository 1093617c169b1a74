import type { Project, PublicProject } from '../../../../shared/projects'
import type { Given } from '../rows'
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

/** Section 3, 'Project'. */
export const project: View<Project> = (row, ctx) => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  type: row.type,
  shootNature: row.shootNature,
  status: row.status,
  is_active: row.isActive,
  is_public: row.isPublic,
  is_featured: row.isFeatured,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  moodboard_image: row.moodboard && pictureUrl(row.moodboard, ctx),
  city: row.city,
  locationOptions: row.locationOptions,
  dateOptions: row.dateOptions,
  teamMembers: row.teamMembers.map(({ id, name, role, status }) => ({ _id: id, name, role, status })),
  proposals: row.proposals.map(({ id, title, description }) => ({ _id: id, title, description })),
})

/** One project at the top, as the table reads it. */
export const oneProject: View<Project> = (row, ctx) => ({ success: true, project: project(row, ctx) })

export const projectRequest = (given: Given) => ({
  title: given.title,
  description: given.description,
  type: given.type,
  shootNature: given.shootNature,
  locationOptions: given.locationOptions,
  dateOptions: given.dateOptions,
})
