import { z } from 'zod'
import { LINK_MAX } from '../limits'
import { hasNoCredentials } from '../text/text'

/** The address of a watch outside, called every five minutes while all is well; null for none. */
export const outsideWatch = z.object({
  address: z
    .string()
    .trim()
    .max(LINK_MAX, 'This address is too long')
    .pipe(z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https://' }))
    .refine(hasNoCredentials, 'Enter the address without user and password')
    .nullable(),
})
export type OutsideWatch = z.output<typeof outsideWatch>

/** When the watch was last called, or not called because something needs attention; `fault` is why it was not reached. */
export const watchCall = z.object({
  at: z.iso.datetime(),
  wasHeldBack: z.boolean(),
  fault: z.string().nullable(),
})
export type WatchCall = z.output<typeof watchCall>
