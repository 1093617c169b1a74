import type { z } from 'zod'
import { newProject, type Project, type projectChanges } from '../../../../shared/projects'

/** A project as it stands in a form. */
export type Draft = {
  title: string
  description: string
  type: string
  shootNature: string
  status: Project['status']
  client: string
  city: string
  locationOptions: string[]
  dateOptions: string[]
}
export type Issues = Partial<Record<keyof Draft, string>>

export const EMPTY: Draft = {
  title: '',
  description: '',
  type: '',
  shootNature: '',
  status: 'draft',
  client: '',
  city: '',
  locationOptions: [''],
  dateOptions: [''],
}

/** At least one row is always there to be filled in. */
const rows = (given: string[]) => (given.length === 0 ? [''] : given)

export const draftOf = (project: Project): Draft => ({
  title: project.title,
  description: project.description ?? '',
  type: project.type,
  shootNature: project.shootNature,
  status: project.status,
  client: project.client ?? '',
  city: project.city ?? '',
  locationOptions: rows(project.locationOptions),
  dateOptions: rows(project.dateOptions),
})

export const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

/** What is wrong with a draft, by field, before it is sent: the schema is the server's own. */
export function issuesOf(draft: Draft): Issues {
  const issues = newProject.safeParse(draft).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}

export type Changes = z.input<typeof projectChanges>
