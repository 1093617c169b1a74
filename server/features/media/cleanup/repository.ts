import { type FilesCheck, filesCheck } from '../../../../shared/system'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const CHECK = 'files-compared'
/** How the bucket was last compared with the database. */
export const readFilesCheck = (db: Db): FilesCheck | null => readSetting(db, CHECK, filesCheck)
export const writeFilesCheck = (db: Db, check: FilesCheck) => writeSetting(db, CHECK, check)
