import { messages } from '../../../../shared/messages'
import type { Given } from '../rows'
import { made } from './envelope'

/** Section 3's payload, and the entity's fuller fields in the entity's own names. */
export const applicationRequest = (given: Given) => ({
  stageName: given.stage_name,
  name: given.name,
  email: given.email,
  contact: given.contact,
  age: given.age,
  dateOfBirth: given.date_of_birth,
  gender: given.gender,
  height: given.height,
  city: given.city,
  state: given.state,
  country: given.country,
  experienceLevel: given.experience_level,
  instagram: given.instagram,
  bio: given.bio,
  whyHire: given.why_should_we_hire,
  notes: given.notes,
  portfolioLinks: given.portfolio_links,
  website: given.website,
})

/** Clients judge by `success` true, `status` ok, or an id (section 5). */
export const applicationSent = (result: { id: string }) => ({
  ...made(result),
  status: 'ok',
  message: messages.server.applicationSent,
})
