import { z } from 'zod'
import { type UpdateCheck, type UpdateRecord, updateCheck, updateRecord } from '../../../shared/system'
import type { Db } from '../../core/db/database'
import { readSetting, writeSetting } from '../system/repository'

const CHECK = 'update-check'
export const readCheck = (db: Db): UpdateCheck | null => readSetting(db, CHECK, updateCheck)
export const writeCheck = (db: Db, check: UpdateCheck) => writeSetting(db, CHECK, check)

const LAST = 'update'
export const readLast = (db: Db): UpdateRecord | null => readSetting(db, LAST, updateRecord)
export const writeLast = (db: Db, record: UpdateRecord) => writeSetting(db, LAST, record)

const AUTOMATIC = 'update-automatic'
export const isAutomatic = (db: Db): boolean => readSetting(db, AUTOMATIC, z.boolean()) ?? false
export const writeAutomatic = (db: Db, value: boolean) => writeSetting(db, AUTOMATIC, value)
