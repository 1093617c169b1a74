import { localDay } from '../../../../shared/format'
import { hasPublicAddress } from '../../../core/config'
import type { AppContext } from '../../../core/context'
import { settingText, writeSettingText } from '../../../core/db/settings'
import { holdsDemoAgency, readBackups, readFirstStart } from '../system/repository'
import { hoursSince } from '../system/rules'

const KEY = 'backup-night'
const HOUR_MS = 60 * 60_000
/** Half past three by the agency's clock; where a timer may do it, it has an hour. */
const AFTER_MIDNIGHT_MS = { on: 3.5 * HOUR_MS, auto: 4.5 * HOUR_MS }
/** So old is no backup of this night. */
const OF_NIGHT_HOURS = 12

/**
 * Starts what the timer does, once a night, or later where the site was off then. With NIGHTLY_BACKUP=auto only where a public
 * site has no successful backup of that night: no timer is set up there, or its backup failed. How it ended is in the
 * database, as for every backup.
 */
export function backUpAtNight(app: Pick<AppContext, 'db' | 'clock' | 'config' | 'backups'>) {
  const { db, clock, config, backups } = app
  const mode = config.NIGHTLY_BACKUP
  if (mode === 'off') return
  if (mode === 'auto' && (!hasPublicAddress(config) || holdsDemoAgency(db))) return
  const night = localDay(new Date(clock().getTime() - AFTER_MIDNIGHT_MS[mode]))
  if (settingText(db, KEY) === night) return
  // While one runs that somebody asked for, it is tried again later.
  if ((mode === 'auto' && isOfThisNight(app)) || backups.start('--nightly')) writeSettingText(db, KEY, night)
}

/** A new installation has its timer's first night before it. */
function isOfThisNight({ db, clock }: Pick<AppContext, 'db' | 'clock'>): boolean {
  const since = readBackups(db).lastSuccess?.at ?? readFirstStart(db)
  return since !== null && hoursSince(since, clock()) < OF_NIGHT_HOURS
}
