import { existsSync } from 'node:fs'
import { closeAppContext, createAppContext } from '../core/appContext'
import { type Config, publicUrl, readConfig } from '../core/config'
import { changeDatabase } from '../core/db/database'
import { lockData } from '../core/db/lock'
import { projectRoot } from '../core/projectRoot'
import { StartupError } from '../core/startupError'
import { findAccount, findByEmail, readSuperadmins } from '../features/access/accounts/repository'
import { ensureSuperadmin } from '../features/access/accounts/service'
import { printedResetPath } from '../features/access/passwordReset/service'
import { takeOverSettings } from './site/settings'

/**
 * A link with which somebody chooses a password: the account with this email, else the only superadmin. Where there is
 * no database yet, it is made, with its first superadmin. With `--first`, empty when the account has been used before.
 * Works while the site runs. Throws a StartupError.
 */
export async function passwordLink(given: string[]): Promise<string> {
  process.umask(0o077) // as in start.ts
  takeOverSettings()
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' }, projectRoot)
  if (!existsSync(config.databasePath)) await makeDatabase(config)
  const isFirst = given.includes('--first')
  const email = given.find((each) => !each.startsWith('--'))
  const db = changeDatabase(config.databasePath)
  try {
    const account = email === undefined ? onlySuperadmin(db) : findByEmail(db, email.toLowerCase())
    if (!account) throw new StartupError(`No account has the email ${email}.`)
    if (isFirst && account.lastSeenAt !== null) return ''
    return `${publicUrl(config)}${printedResetPath(db, new Date(), account)}`
  } finally {
    db.$client.close()
  }
}

async function makeDatabase(config: Config) {
  const unlock = lockData(config.databasePath)
  const app = await createAppContext(config)
  try {
    await ensureSuperadmin(app)
  } finally {
    await closeAppContext(app)
    unlock()
  }
}

function onlySuperadmin(db: ReturnType<typeof changeDatabase>) {
  const [one, another] = readSuperadmins(db)
  if (one && !another) return findAccount(db, one.id)
  throw new StartupError(
    another
      ? 'There are several superadmins. Name one: agency password-link <email>'
      : 'There is no superadmin yet. Start the site: it makes the first one.',
  )
}
