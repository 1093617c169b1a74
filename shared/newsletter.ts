import { z } from 'zod'
import { email, requiredLine } from './text'

/** The home page's newsletter form (specification section 5: required, e-mail type). */
export const subscription = z.object({ email })

/** What the link in a subscriber's mail carries. */
export const leaving = z.object({ token: requiredLine(80) })
