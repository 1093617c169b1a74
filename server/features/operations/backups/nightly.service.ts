import { localDay } from '../../../../shared/format'
import type { AppContext } from '../../../core/context'
import { settingText, writeSettingText } from '../../../core/db/settings'

const KEY = 'backup-night'
/** Half past three by the agency's clock. */
const AFTER_MIDNIGHT_MS = 3.5 * 60 * 60_000

/**
 * With NIGHTLY_BACKUP=on starts what the timer of a machine without containers does, once a night, or later where the site
 * was off then. How it ended is in the database, as for every backup.
 */
export function backUpAtNight({
  db,
  clock,
  config,
  backups,
}: Pick<AppContext, 'db' | 'clock' | 'config' | 'backups'>) {
  if (config.NIGHTLY_BACKUP === 'off') return
  const night = localDay(new Date(clock().getTime() - AFTER_MIDNIGHT_MS))
  if (settingText(db, KEY) === night) return
  // While one runs that somebody asked for, it is tried again later.
  if (backups.start('--nightly')) writeSettingText(db, KEY, night)
}
