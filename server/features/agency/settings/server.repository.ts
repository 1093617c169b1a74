import { z } from 'zod'
import type { SecretSection } from '../../../../shared/agency/serverSettings'
import type { Db } from '../../../core/db/database'
import { readSetting, removeSetting, writeSetting } from '../../../core/db/settings'

/** A secret as it is stored: encrypted, and when. */
const storedSecret = z.object({ sealed: z.string(), at: z.string() })
export type StoredSecret = z.infer<typeof storedSecret>

const keyOf = (section: SecretSection) => `secret.${section}`

export const findSecret = (db: Db, section: SecretSection): StoredSecret | null =>
  readSetting(db, keyOf(section), storedSecret)

export const writeSecret = (db: Db, section: SecretSection, given: StoredSecret) =>
  writeSetting(db, keyOf(section), given)

export const removeSecret = (db: Db, section: SecretSection) => removeSetting(db, keyOf(section))
