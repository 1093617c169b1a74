import { z } from 'zod'
import { LINK_MAX } from '../limits'
import { hasNoCredentials } from '../text/text'

/** Of one account; the oldest gives way to a new one. */
export const PUSH_DEVICES_MAX = 5

/** What a browser gives after it was allowed to show notices: where to send them, and the keys to seal them with. */
export const pushSubscription = z.object({
  endpoint: z
    .string()
    .max(2 * LINK_MAX, 'This address is too long')
    .pipe(z.url({ protocol: /^https$/, error: 'The address must start with https://' }))
    .refine(hasNoCredentials, 'The address must be without user and password'),
  p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'This is no key of a browser'),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, 'This is no secret of a browser'),
})
export type PushSubscriptionGiven = z.output<typeof pushSubscription>
export const pushDeviceId = z.object({ id: z.string() })

/** Each has a switch of its own on each phone. */
export const PUSH_KINDS = ['asked', 'confirmed', 'cancelled', 'sheet', 'sheet change', 'message'] as const
export type PushKind = (typeof PUSH_KINDS)[number]
export const pushSwitch = z.object({ id: z.string(), kind: z.enum(PUSH_KINDS), isOn: z.boolean() })
export type PushSwitch = z.output<typeof pushSwitch>

/** A phone or computer that is told. `id` is the SHA-256 of its endpoint, by which a browser knows itself. */
export type PushDevice = { id: string; userAgent: string; createdAt: string; off: PushKind[] }
/** The own devices, and the key that a browser asks for to accept what this site sends. */
export type PushDevices = { publicKey: string; devices: PushDevice[] }
