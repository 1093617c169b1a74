import { z } from 'zod'
import { requiredLine } from '../text/text'

/** For how many days a key can work; `null` is without end. */
export const KEY_DAYS = [30, 90, 365] as const
export const API_KEYS_MAX = 50
const NAME_MAX = 60

/** A new key with these actions to choose from; the server has them. */
export const newApiKeyOf = (action: z.ZodType<string, string>) =>
  z.object({
    name: requiredLine(NAME_MAX, 'Enter a name'),
    actions: z.array(action).min(1, 'Choose at least one permission').max(200),
    days: z.union([z.literal(KEY_DAYS), z.null()]),
  })
export const newApiKey = newApiKeyOf(z.string())
export type NewApiKey = z.output<typeof newApiKey>
export const apiKeyId = z.object({ id: z.string() })

/** A key of a program, without the key itself. Times are ISO 8601, UTC. */
export type ApiKey = {
  id: string
  name: string
  /** whose rights it has at most */
  account: string
  actions: string[]
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
  isExpired: boolean
}

/** All keys, the newest first, and the actions that a key can be given. */
export type ApiKeys = { keys: ApiKey[]; actions: string[] }

/** Told once: the key itself. */
export type NewKey = ApiKeys & { key: string }
