import { z } from 'zod'
import { paging, search } from './paging'
import { email, honeypot, requiredLine } from './text'

/** The home page's newsletter form (specification section 5: required, e-mail type). */
export const subscription = z.object({ email, website: honeypot })
export type Subscription = z.output<typeof subscription>

/** What the link in a subscriber's mail carries. */
export const leaving = z.object({ token: requiredLine(80) })

/** The list at the desk: page, limit, search in the address. */
export const subscriberFilters = paging().extend({ search })
export type SubscriberFilters = z.output<typeof subscriberFilters>

/** The same without pages: what an export holds. */
export const subscriberSearch = subscriberFilters.pick({ search: true })
export type SubscriberSearch = z.output<typeof subscriberSearch>

/** Whom the agency takes off the list. */
export const subscriberRemoval = z.object({ email })

/** An address on the list as the agency reads it; `since` is the moment of its consent, ISO 8601, UTC. */
export type Subscriber = {
  email: string
  since: string
  /** looks like a machine's; kept, never dropped (S34) */
  isSpam: boolean
}
