import { z } from 'zod'
import { emailOrBlank, line } from '../text/text'

const LABEL_MAX = 60
const LINE_MAX = 200
/** State, PAN, number, `Z`, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const gstin = line(20)
  .transform((given) => given.toUpperCase().replaceAll(' ', ''))
  .refine(
    (given) => given === '' || GSTIN.test(given),
    'A GSTIN has 15 letters and digits, such as 27AAAPL1234C1ZV',
  )
  .default('')

/** What the legal pages need to know of the company. Blank means: they use the agency's name and contact. */
export const legalSection = z.object({
  courts: line(LABEL_MAX),
  registeredName: line(LINE_MAX).default(''),
  registeredAddress: line(LINE_MAX).default(''),
  gstin,
  grievanceOfficer: line(LABEL_MAX).default(''),
  grievanceEmail: emailOrBlank.default(''),
})
