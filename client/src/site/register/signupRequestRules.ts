import { z } from 'zod'
import { NAME_MAX, PLACE_MAX, PROSE_MAX, STAGE_NAME_MAX } from '../../../../shared/limits'
import { SIGNUP_REQUEST_EXPERIENCES, SIGNUP_REQUEST_GENDERS } from '../../../../shared/lists'
import { adultAge } from '../../../../shared/roster/modelFieldSchemas'
import {
  email,
  honeypot,
  line,
  phone,
  requiredLine,
  requiredProse,
  typedLinkOrBlank,
} from '../../../../shared/text/text'
import { formResolver } from '../../lib/forms/formResolver'
import { register } from './copy'
import type { SignupRequestDraft } from './signupRequestDraft'

const { missing } = register

const signupRequestForm = z.object({
  fullName: requiredLine(NAME_MAX, missing.fullName),
  stageName: line(STAGE_NAME_MAX),
  age: adultAge,
  height: line(40),
  gender: z.enum(SIGNUP_REQUEST_GENDERS, missing.choice),
  location: requiredLine(PLACE_MAX, missing.location),
  experience: z.enum(SIGNUP_REQUEST_EXPERIENCES, missing.choice),
  instagram: line(NAME_MAX),
  email,
  phone,
  portfolioLink: typedLinkOrBlank,
  bio: requiredProse(PROSE_MAX, missing.bio),
  reason: requiredProse(PROSE_MAX, missing.reason),
  website: honeypot,
})
export type SignupRequestForm = z.output<typeof signupRequestForm>

export const signupRequestRules = formResolver<SignupRequestDraft, SignupRequestForm>(signupRequestForm)
