import type { Application } from '../../../../shared/applications'
import { mediaPath } from '../../../../shared/paths'
import { serverMessages } from '../../../../shared/serverMessages'
import { publicUrl } from '../../../core/config'
import type { Given } from '../rows'
import { made, type View } from './envelope'

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
  message: serverMessages.applicationSent,
})

/** Section 3, 'Artist request'. A file stands among the links as an address that works for a few minutes. */
export const application: View<Application> = (row, ctx) => ({
  _id: row.id,
  stage_name: row.stageName,
  name: row.name,
  email: row.email,
  contact: row.contact,
  age: row.age,
  gender: row.gender,
  height: row.height,
  city: row.city,
  state: row.state,
  country: row.country,
  experience_level: row.experienceLevel,
  instagram: row.instagram,
  bio: row.bio,
  why_should_we_hire: row.whyHire,
  notes: row.notes,
  portfolio_links: row.portfolio.map((entry) =>
    typeof entry === 'string'
      ? entry
      : `${publicUrl(ctx.config)}${mediaPath(entry.id, entry.file)}?${entry.query}`,
  ),
  status: row.status,
  created_at: row.createdAt,
})
