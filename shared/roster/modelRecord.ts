import { z } from 'zod'
import { NAME_MAX } from '../limits'
import { AVAILABILITIES, type Availability, WORK_TYPES } from '../lists'
import { oneOf } from '../text/choices'
import { blankAsNothing, email, line, phone, requiredLine, shortList } from '../text/text'
import { agencyFields, basicFields, type Facts, schemasOf } from './modelFields'
import { modelStatus } from './models'
import type { PortfolioItem } from './portfolio'
import type { Ratings } from './ratings'

// A model as the agency edits it. A value sets the field, an absent one leaves it, null or blank clears it.

export const modelId = z.object({ id: line(80) })

/** The site asks first whether the model is still owed money; REST deletes as specified. */
export const modelRemoval = modelId.extend({ keepIfOwed: z.boolean().optional() })
export type ModelRemoval = z.output<typeof modelRemoval>

/** The site's forms send the version they started from; a stale version is answered with 409. */
const versioned = modelId.extend({ version: z.int().min(0).optional() })
export type Versioned = z.output<typeof versioned>

export const statusChange = modelId.extend({ status: modelStatus })

/** `PUT /admin/models/{id}/info`. An age that is given stands before the date of birth. */
export const modelInfo = versioned.extend(schemasOf(agencyFields.info))
export type ModelInfo = z.output<typeof modelInfo>

/** `PUT /admin/models/{id}/physical`: inches; 0 means unknown. */
export const modelPhysical = versioned.extend(schemasOf(agencyFields.physical))
export type ModelPhysical = z.output<typeof modelPhysical>

/** `PUT /admin/models/{id}/social`. */
export const modelSocial = versioned.extend(schemasOf(agencyFields.social))
export type ModelSocial = z.output<typeof modelSocial>

/** The agency's own note and the other numbers of the model. */
export const modelPrivate = versioned.extend(schemasOf(agencyFields.private))
export type ModelPrivate = z.output<typeof modelPrivate>

export const modelStanding = modelId.extend({
  availability: oneOf(AVAILABILITIES).optional(),
  workTypes: shortList(oneOf(WORK_TYPES), WORK_TYPES.length, `At most ${WORK_TYPES.length}`).optional(),
  isFeatured: z.boolean().optional(),
  isOnboarded: z.boolean().optional(),
})
export type ModelStanding = z.output<typeof modelStanding>

/** A model that the agency creates. `invite` mails an invitation to its person. */
export const newModel = z.object({
  name: requiredLine(NAME_MAX, 'Enter the full name'),
  stageName: basicFields.stageName.schema,
  gender: agencyFields.info.gender.schema,
  dateOfBirth: agencyFields.info.dateOfBirth.schema,
  city: basicFields.city.schema,
  email: z.preprocess(blankAsNothing, email.nullish()),
  phone: z.preprocess(blankAsNothing, phone.nullish()),
  isOnboarded: z.boolean().default(true),
  invite: z.boolean().default(false),
})
export type NewModel = z.output<typeof newModel>

/** Measurements are in inches, `null` means unknown; dates are YYYY-MM-DD, times ISO 8601, UTC. */
export type ModelRecord = Facts<typeof agencyFields.info & typeof agencyFields.physical> & {
  id: string
  slug: string | null
  name: string
  /** contact address, never public */
  email: string | null
  phone: string | null
  social: Facts<typeof agencyFields.social>
  isActive: boolean
  availability: Availability
  workTypes: string[]
  isFeatured: boolean
  isOnboarded: boolean
  /** on the public roster: assigned, onboarded and with a stage name */
  isPublic: boolean
  /** a user account is linked to this model */
  hasAccount: boolean
  createdAt: string
  images: PortfolioItem[]
  /** in the agency's order */
  boards: { id: string; name: string }[]
}

/** A model with what only the agency sees, and the version of each part that saves separately. */
export type EditableModel = ModelRecord & {
  /** the shown age where it was given, null where it is counted from the date of birth */
  statedAge: number | null
  private: Facts<typeof agencyFields.private>
  versions: Record<keyof typeof agencyFields, number>
}

/** `GET /admin/models/{id}`. */
export type ModelDetail = {
  model: EditableModel
  user: { id: string | null; name: string; email: string | null }
  ratings: Ratings
  /** expiry of the open invitation; null without one */
  invitedUntil: string | null
}

/** Where to send an invitation; the address is stored as the model's. */
export const modelInvitation = modelId.extend({ email })
/** Name and contact of a model without an account; blank is none. */
export const modelContact = modelId.extend({
  name: newModel.shape.name,
  email: newModel.shape.email,
  phone: newModel.shape.phone,
})
export type ModelContact = z.output<typeof modelContact>
