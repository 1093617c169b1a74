import { existsSync } from 'node:fs'
import { readConfig } from '../core/config'
import { changeDatabase, transaction } from '../core/db/database'
import { projectRoot } from '../core/projectRoot'
import { StartupError } from '../core/startupError'
import { findByEmail } from '../features/access/accounts/repository'
import { removeOnServer } from '../features/access/secondFactor/service'
import { takeOverSettings } from './site/settings'

/**
 * Removes the second factor and the passkeys of an account, also while the site runs: for the last superadmin, whom nobody else
 * can help. Returns the line to print. Throws a StartupError.
 */
export function turnSecondFactorOff(email: string): string {
  takeOverSettings()
  const { databasePath } = readConfig(process.env, projectRoot)
  if (!existsSync(databasePath)) throw new StartupError(`There is no database at ${databasePath}.`)
  const db = changeDatabase(databasePath)
  try {
    const account = findByEmail(db, email.toLowerCase())
    if (!account) throw new StartupError(`No account has the email ${email}.`)
    return transaction(db, () => removeOnServer(db, new Date(), account))
      ? `Two-step sign-in is off for ${account.name}, who is signed out everywhere and signs in with the password alone.`
      : `${account.name} has no two-step sign-in.`
  } finally {
    db.$client.close()
  }
}
