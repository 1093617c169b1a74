import { z } from 'zod'

/** The most that a download of pictures and files with the database may have: a browser keeps it until it is whole. */
export const BACKUP_DOWNLOAD_MAX_BYTES = 2 * 1024 ** 3

/** Names a folder in the folder of backups, and nothing outside of it. */
const BACKUP_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/
export const BACKUP_PARTS = ['database', 'everything'] as const
export type BackupPart = (typeof BACKUP_PARTS)[number]

/** A backup on the server, without what is in it. */
export type BackupOnDisk = {
  name: string
  madeAt: string
  files: number
  databaseBytes: number
}

export const backupDownload = z.object({
  name: z.string().regex(BACKUP_NAME),
  part: z.enum(BACKUP_PARTS),
})
export type BackupDownload = z.output<typeof backupDownload>
