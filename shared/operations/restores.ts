import { z } from 'zod'
import { LINK_MAX } from '../limits'
import { backupDownload } from './backups'

const KEY_MAX = 200

/** A backup that is uploaded comes in parts, so that a connection that is cut loses one of them. */
export const RESTORE_PART_BYTES = 8 * 1024 ** 2
/** The most that an uploaded backup may have. */
export const RESTORE_UPLOAD_MAX_BYTES = 4 * 1024 ** 3

/** Where a part begins in the file, and how long the file is, in bytes. */
export const restorePart = z.object({
  offset: z.coerce.number().int().min(0),
  total: z.coerce.number().int().min(1).max(RESTORE_UPLOAD_MAX_BYTES),
})
export type RestorePart = z.output<typeof restorePart>

/** A backup on the server or in the bucket by its name; null is the one that was uploaded. */
export const restoreStart = z.object({
  name: backupDownload.shape.name.nullable(),
  isInBucket: z.boolean().default(false),
})
export type RestoreStart = z.output<typeof restoreStart>

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`)

/**
 * The replica to restore from. `url`, `keyId` and `secret` are empty where the settings of the server name it; `at` is a moment at
 * the agency such as `2026-11-25T10:00`, and empty for the newest state.
 */
export const replicaStart = z.object({
  url: text(LINK_MAX),
  keyId: text(KEY_MAX),
  secret: text(KEY_MAX),
  at: z.union([
    z.literal(''),
    z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Enter a date and a time, such as 2026-11-25T10:00'),
  ]),
})
export type ReplicaStart = z.output<typeof replicaStart>

/** The replica that the settings of the server name, without any key; null where they name none. */
export type NamedReplica = { url: string | null }

/** The recovery code; empty to go on without it. */
export const restoreAcceptance = z.object({ code: z.string().trim().max(200) })

/** What is done with the files of a backup before it is ready, in this order; only a ZIP is unpacked. */
const RESTORE_STAGES = ['unpacking', 'comparing', 'copying'] as const
export const restoreProgress = z.object({
  stage: z.enum(RESTORE_STAGES),
  done: z.number(),
  total: z.number(),
})
/** How many files of a backup a stage is through with. */
export type RestoreProgress = z.output<typeof restoreProgress>

/** How far a restore is. Times are ISO 8601. */
export type RestoreState =
  | { step: 'none' }
  | { step: 'uploading'; received: number }
  /** `progress`: null until the first files are through, and while they come from a bucket. */
  | { step: 'checking'; progress: RestoreProgress | null; isReplica?: true }
  | { step: 'refused'; reason: string; isReplica?: true }
  /** `files`: null for a replica, which has no pictures. `closed`: what this server's secret does not open, a line each; `takesCode`: the recovery code would. */
  | { step: 'ready'; madeAt: string; files: number | null; closed: string[]; takesCode: boolean }
  | { step: 'restarting'; isReplica?: true }
