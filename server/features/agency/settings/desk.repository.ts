import { type DeskSettings, deskSettings } from '../../../../shared/agency/deskSettings'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const KEY = 'desk'

/** The settings of the desk, defaults where nothing is stored or it cannot be read. */
export const readDeskSettings = (db: Db): DeskSettings =>
  readSetting(db, KEY, deskSettings) ?? deskSettings.parse({})

export const keepDeskSettings = (db: Db, given: DeskSettings) => writeSetting(db, KEY, given)
