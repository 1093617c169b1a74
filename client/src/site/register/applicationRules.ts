import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { adultAge } from '../../../../shared/applications'
import { NAME_MAX, PLACE_MAX, PROSE_MAX, STAGE_NAME_MAX } from '../../../../shared/limits'
import { APPLICATION_EXPERIENCES, APPLICATION_GENDERS } from '../../../../shared/lists'
import { email, honeypot, line, link, phone, requiredLine, requiredProse } from '../../../../shared/text'
import type { ApplicationDraft } from './applicationDraft'

// People type `zoya.example/book`; the address they mean begins with https.
const withScheme = (given: unknown) =>
  typeof given === 'string' && /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(given.trim())
    ? `https://${given.trim()}`
    : given

const applicationForm = z.object({
  fullName: requiredLine(NAME_MAX, 'Enter your full name'),
  stageName: line(STAGE_NAME_MAX),
  age: adultAge,
  height: line(40),
  gender: z.enum(APPLICATION_GENDERS, 'Choose one'),
  location: requiredLine(PLACE_MAX, 'Enter the city you live in'),
  experience: z.enum(APPLICATION_EXPERIENCES, 'Choose one'),
  instagram: line(NAME_MAX),
  email,
  phone,
  portfolioLink: z.preprocess(withScheme, z.union([z.literal(''), link])),
  bio: requiredProse(PROSE_MAX, 'Tell us about you'),
  reason: requiredProse(PROSE_MAX, 'Tell us why'),
  website: honeypot,
})
export type ApplicationForm = z.output<typeof applicationForm>

/** Section 5's rules for the application form. */
export const applicationRules = zodResolver(applicationForm) as unknown as Resolver<
  ApplicationDraft,
  unknown,
  ApplicationForm
>
