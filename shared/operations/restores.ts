import { z } from 'zod'
import { backupDownload } from './backups'

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
  | { step: 'checking'; progress: RestoreProgress | null }
  | { step: 'refused'; reason: string }
  /** `closed`: what this server's secret does not open, a line each; `takesCode`: the recovery code would. */
  | { step: 'ready'; madeAt: string; files: number; closed: string[]; takesCode: boolean }
  | { step: 'restarting' }
