import type { SecretSection } from '../../../../shared/agency/serverSettings'
import type { Db } from '../../../core/db/database'
import { removeSetting, settingText, writeSetting } from '../../../core/db/settings'

/** A secret as it is stored: encrypted, and when. */
export type StoredSecret = { sealed: string; at: string }

const keyOf = (section: SecretSection) => `secret.${section}`

export function findSecret(db: Db, section: SecretSection): StoredSecret | null {
  const text = settingText(db, keyOf(section))
  return text === undefined ? null : (JSON.parse(text) as StoredSecret)
}

export const writeSecret = (db: Db, section: SecretSection, given: StoredSecret) =>
  writeSetting(db, keyOf(section), given)

export const removeSecret = (db: Db, section: SecretSection) => removeSetting(db, keyOf(section))
