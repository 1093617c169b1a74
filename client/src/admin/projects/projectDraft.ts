import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldError, FieldErrors, Resolver, UseFormReturn } from 'react-hook-form'
import { type NewProject, newProject, type Project } from '../../../../shared/projects'

/** A project as it stands in a form: texts, and rows of texts. */
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

/** The form holds texts, the server's own schema reads them. */
export const resolver = zodResolver(newProject) as unknown as Resolver<Draft, unknown, NewProject>

/** What is wrong with a field, or with the first of its rows that something is wrong with. */
export function problemOf(errors: FieldErrors<Draft>, name: keyof Draft): string | undefined {
  const error = errors[name]
  if (!Array.isArray(error)) return error?.message
  return (error as (FieldError | undefined)[]).find((row) => row?.message)?.message
}
