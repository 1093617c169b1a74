import type { FieldError, FieldErrors, UseFormReturn } from 'react-hook-form'
import { type NewProject, newProject, type Project } from '../../../../shared/projects'
import { fieldMessage } from '../../copy/missing'
import { formResolver } from '../../lib/formResolver'

/** A project as form text, with its rows. */
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
export type DraftForm = UseFormReturn<Draft, unknown, NewProject>

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
