import type { FieldError, FieldErrors, UseFormReturn } from 'react-hook-form'
import { type NewProject, newProject, type Project } from '../../../../../shared/roster/projects'
import { fieldMessage } from '../../../copy/missing'
import { formResolver } from '../../../lib/forms/formResolver'

/** A new project as form text, with its rows. */
export const EMPTY = {
  title: '',
  description: '',
  type: '',
  shootNature: '',
  status: 'draft' as Project['status'],
  client: '',
  city: '',
  locationOptions: [''],
  dateOptions: [''],
}
export type Draft = typeof EMPTY
export type DraftForm = UseFormReturn<Draft, unknown, NewProject>

/** Keeps one empty row to fill in. */
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

export const resolver = formResolver<Draft, NewProject>(newProject)

/** The error of a field, or of its first invalid row. */
export function problemOf(errors: FieldErrors<Draft>, name: keyof Draft): string | undefined {
  const error = errors[name]
  if (!Array.isArray(error)) return fieldMessage(name, error?.message)
  return (error as (FieldError | undefined)[]).find((row) => row?.message)?.message
}
