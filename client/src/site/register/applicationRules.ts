import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { adultAge } from '../../../../shared/applications'
import { NAME_MAX, PLACE_MAX, PROSE_MAX, STAGE_NAME_MAX } from '../../../../shared/limits'
import { APPLICATION_EXPERIENCES, APPLICATION_GENDERS } from '../../../../shared/lists'
import { email, honeypot, line, link, phone, requiredLine, requiredProse } from '../../../../shared/text'
import { register } from '../../words/register'
import type { ApplicationDraft } from './applicationDraft'

const { missing } = register

// People type `zoya.example/book`; the address they mean begins with https.
const withScheme = (given: unknown) =>
  typeof given === 'string' && /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(given.trim())
    ? `https://${given.trim()}`
    : given

const applicationForm = z.object({
  fullName: requiredLine(NAME_MAX, missing.fullName),
  stageName: line(STAGE_NAME_MAX),
  age: adultAge,
  height: line(40),
  gender: z.enum(APPLICATION_GENDERS, missing.choice),
  location: requiredLine(PLACE_MAX, missing.location),
  experience: z.enum(APPLICATION_EXPERIENCES, missing.choice),
  instagram: line(NAME_MAX),
  email,
  phone,
  portfolioLink: z.preprocess(withScheme, z.union([z.literal(''), link])),
  bio: requiredProse(PROSE_MAX, missing.bio),
  reason: requiredProse(PROSE_MAX, missing.reason),
  website: honeypot,
})
export type ApplicationForm = z.output<typeof applicationForm>

/** Section 5's rules for the application form. */
export const applicationRules = zodResolver(applicationForm) as unknown as Resolver<
  ApplicationDraft,
  unknown,
  ApplicationForm
>
