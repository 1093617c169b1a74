import { type DeskSettings, deskSettings } from '../../../../shared/agency/deskSettings'
import type { Db } from '../../../core/db/database'
import { settingText, writeSetting } from '../../../core/db/settings'

const KEY = 'desk'

/** The settings of the desk, defaults where nothing is stored. */
export const readDeskSettings = (db: Db): DeskSettings =>
  deskSettings.parse(JSON.parse(settingText(db, KEY) ?? '{}'))

export const keepDeskSettings = (db: Db, given: DeskSettings) => writeSetting(db, KEY, given)
