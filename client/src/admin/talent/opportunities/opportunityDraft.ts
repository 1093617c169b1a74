import {
  type NewOpportunity,
  newOpportunity,
  type OpportunityRecord,
} from '../../../../../shared/talent/opportunities'
import { formResolver } from '../../../lib/forms/formResolver'

export const EMPTY = {
  title: '',
  company: '',
  type: '',
  location: '',
  rate: '',
  deadline: '',
  description: '',
}
export type Draft = typeof EMPTY

export const draftOf = (opportunity: OpportunityRecord): Draft => ({
  title: opportunity.title,
  company: opportunity.company,
  type: opportunity.type,
  location: opportunity.location,
  rate: opportunity.rate ?? '',
  deadline: opportunity.deadline ?? '',
  description: opportunity.description,
})

export const resolver = formResolver<Draft, NewOpportunity>(newOpportunity)
