import { pino } from 'pino'
import { updateNote } from '../../../shared/system'
import { changeDatabase } from '../../core/db/database'
import { deriveSecrets, masterSecret } from '../../core/security/secrets'
import { StartupError } from '../../core/startupError'
import { loadAgency } from '../../features/agency/settings/service'
import { noteUpdate } from '../../features/operations/system/updates.service'
import { settings } from '../backups'
import { jsonOf } from '../jsonOf'

/**
 * Stores what an update found or did, for the page System, while the site runs. Returns what may be
 * installed. Throws a StartupError.
 */
export function takeNote(given: string | undefined, usage: string): string {
  const note = updateNote.safeParse(jsonOf(given ?? ''))
  if (!note.success) throw new StartupError(`Usage: ${usage}`)
  const config = settings()
  const db = changeDatabase(config.databasePath)
  try {
    const secrets = deriveSecrets(masterSecret(config.JWT_SECRET, config.dataDir))
    // The mails have the agency's name in them.
    loadAgency({ db, config, secrets, log: pino({ level: 'silent' }) })
    return noteUpdate({ db, config, clock: () => new Date() }, note.data)
  } finally {
    db.$client.close()
  }
}
