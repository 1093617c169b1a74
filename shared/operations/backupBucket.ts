import { z } from 'zod'
import { LINK_MAX } from '../limits'

const NAME_MAX = 63
const FOLDER_MAX = 120
const KEY_MAX = 200

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`)

/** Where backups are copied to. An empty `endpoint` is Amazon's; an empty `folder` the top of the bucket. */
export const backupBucket = z.object({
  endpoint: text(LINK_MAX).refine((given) => given === '' || isHttpsOrigin(given), {
    error: 'Enter an address that starts with https:// and has no path',
  }),
  region: text(NAME_MAX).regex(
    /^[a-z0-9-]+$/,
    'Enter the region as your provider writes it, such as eu-central-1',
  ),
  bucket: text(NAME_MAX).regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Enter the name of the bucket'),
  folder: text(FOLDER_MAX).regex(
    /^(?:[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*)?$/,
    'Use letters, digits, dots, dashes and slashes',
  ),
  keyId: text(KEY_MAX).min(1, 'Enter the key'),
})
export type BackupBucket = z.output<typeof backupBucket>

function isHttpsOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, href, origin } = new URL(address)
  return protocol === 'https:' && (address === origin || address === href) && href === `${origin}/`
}

/** As the form sends it; an empty `secret` is the stored one. */
export const backupBucketForm = backupBucket.extend({ secret: text(KEY_MAX) })
export type BackupBucketForm = z.output<typeof backupBucketForm>

/** How the last copy ended. `backup` is its name and `backupAt` when it was made; `fault` is null for a good one. */
export const backupCopy = z.object({
  at: z.iso.datetime(),
  backup: z.string(),
  backupAt: z.string(),
  files: z.number(),
  bytes: z.number(),
  fault: z.string().nullable(),
})
export type BackupCopy = z.output<typeof backupCopy>

/** The bucket as its page shows it: never the secret. */
export type BackupBucketState = {
  /** null where none is set */
  place: BackupBucket | null
  /** set by this variable of the environment, and not on the page */
  variable: 'BACKUP_URL' | null
  /** when the secret was entered, and whether this machine can read it; null without one */
  secret: { at: string; isReadable: boolean } | null
  last: BackupCopy | null
  /** the last good one */
  lastSuccess: BackupCopy | null
  runningSince: string | null
}

/** A backup that is in the bucket. */
export type BackupInBucket = { name: string; madeAt: string }
