import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { type NewOpportunity, newOpportunity, type OpportunityRecord } from '../../../../shared/opportunities'

/** An opportunity as it stands in a form: texts all. */
export type Draft = {
  title: string
  company: string
  type: string
  location: string
  rate: string
  deadline: string
  description: string
}

export const EMPTY: Draft = {
  title: '',
  company: '',
  type: '',
  location: '',
  rate: '',
  deadline: '',
  description: '',
}

export const draftOf = (opportunity: OpportunityRecord): Draft => ({
  title: opportunity.title,
  company: opportunity.company,
  type: opportunity.type,
  location: opportunity.location,
  rate: opportunity.rate ?? '',
  deadline: opportunity.deadline ?? '',
  description: opportunity.description,
})

/** The form holds texts, the server's own schema reads them. */
export const resolver = zodResolver(newOpportunity) as unknown as Resolver<Draft, unknown, NewOpportunity>
