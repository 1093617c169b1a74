import { newProject, type Project } from '../../../../shared/projects'

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

/** The fields that two drafts hold differently. */
export const differing = (a: Draft, b: Draft) =>
  (Object.keys(a) as (keyof Draft)[]).filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))

export const isSame = (a: Draft, b: Draft) => differing(a, b).length === 0

/** These fields of a draft. */
export const only = (draft: Draft, names: readonly (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]]))

/** What is wrong with a draft, by field, before it is sent: the schema is the server's own. */
export function issuesOf(draft: Draft): Issues {
  const issues = newProject.safeParse(draft).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}
