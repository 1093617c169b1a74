import { z } from 'zod'
import {
  type BackupBucket,
  type BackupCopy,
  backupBucket,
  backupCopy,
} from '../../../../shared/operations/backupBucket'
import { type Db, transaction } from '../../../core/db/database'
import { readSetting, removeSetting, writeSetting } from '../../../core/db/settings'

const PLACE = 'backup-bucket'
// A recovery code opens every row that begins with `secret.`.
const SECRET = 'secret.backupBucket'
const COPY = 'backup-copy'
const COPY_SUCCESS = 'backup-copy-success'

const stored = z.object({ sealed: z.string(), at: z.iso.datetime() })

export const readPlace = (db: Db): BackupBucket | null => readSetting(db, PLACE, backupBucket)
export const writePlace = (db: Db, place: BackupBucket) => writeSetting(db, PLACE, place)

export const readSecret = (db: Db) => readSetting(db, SECRET, stored)
export const writeSecret = (db: Db, secret: z.output<typeof stored>) => writeSetting(db, SECRET, secret)

/** Forgets the bucket, its secret and how copies ended. */
export function forgetBucket(db: Db) {
  for (const key of [PLACE, SECRET, COPY, COPY_SUCCESS]) removeSetting(db, key)
}

export const readCopy = (db: Db): BackupCopy | null => readSetting(db, COPY, backupCopy)
export const readLastGoodCopy = (db: Db): BackupCopy | null => readSetting(db, COPY_SUCCESS, backupCopy)
export const writeCopy = (db: Db, copy: BackupCopy) =>
  transaction(db, () => {
    writeSetting(db, COPY, copy)
    if (copy.fault === null) writeSetting(db, COPY_SUCCESS, copy)
  })
/** Another place has no copies yet. */
export function forgetCopies(db: Db) {
  for (const key of [COPY, COPY_SUCCESS]) removeSetting(db, key)
}
