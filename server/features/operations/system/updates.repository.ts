import { z } from 'zod'
import {
  AUTOMATIC_UPDATES,
  type AutomaticUpdates,
  type UpdateCheck,
  type UpdateRecord,
  updateCheck,
  updateRecord,
} from '../../../../shared/system'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const CHECK = 'update-check'
export const readCheck = (db: Db): UpdateCheck | null => readSetting(db, CHECK, updateCheck)
export const writeCheck = (db: Db, check: UpdateCheck) => writeSetting(db, CHECK, check)

const LAST = 'update'
export const readLast = (db: Db): UpdateRecord | null => readSetting(db, LAST, updateRecord)
export const writeLast = (db: Db, record: UpdateRecord) => writeSetting(db, LAST, record)

const AUTOMATIC = 'update-automatic'
// Earlier releases stored whether all are.
const automatic = z.union([z.enum(AUTOMATIC_UPDATES), z.boolean().transform((all) => (all ? 'all' : 'off'))])
export const readAutomatic = (db: Db): AutomaticUpdates => readSetting(db, AUTOMATIC, automatic) ?? 'off'
export const writeAutomatic = (db: Db, value: AutomaticUpdates) => writeSetting(db, AUTOMATIC, value)
