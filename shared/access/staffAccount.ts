import { z } from 'zod'
import { NAME_MAX } from '../limits'
import { email, requiredLine } from '../text/text'
import { givenPassword } from './accounts'

/** Who a user of the back office is, as its owner changes it. */
export type StaffAccount = { name: string; email: string }

export const staffAccountChange = z.object({
  name: requiredLine(NAME_MAX, 'Enter your name'),
  email,
  currentPassword: givenPassword,
})
export type StaffAccountChange = z.output<typeof staffAccountChange>
