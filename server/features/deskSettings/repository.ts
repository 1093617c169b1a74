import { eq } from 'drizzle-orm'
import { settings } from '../../../drizzle/schema'
import { type DeskSettings, deskSettings } from '../../../shared/deskSettings'
import { type Db, statement } from '../../core/db/database'

const KEY = 'desk'

const stored = statement((db) => db.select().from(settings).where(eq(settings.key, KEY)).prepare())
/** The settings of the desk, defaults where nothing is stored. */
export function readDeskSettings(db: Db): DeskSettings {
  const row = stored(db).get()
  return deskSettings.parse(row ? JSON.parse(row.value) : {})
}

export function keepDeskSettings(db: Db, given: DeskSettings) {
  const value = JSON.stringify(given)
  db.insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run()
}
