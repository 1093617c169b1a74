import { z } from 'zod'
import { email, honeypot, requiredLine } from '../text/text'

export const subscription = z.object({ email, website: honeypot })
export type Subscription = z.output<typeof subscription>

/** The token of the unsubscribe link in a mail. */
export const leaving = z.object({ token: requiredLine(80) })

export const subscriberRemoval = z.object({ email })

/** A subscriber as the agency sees it; `since` is the time of consent, ISO 8601, UTC. */
export type Subscriber = {
  email: string
  since: string
  /** suspected spam; stored, never dropped (S34) */
  isSpam: boolean
}
