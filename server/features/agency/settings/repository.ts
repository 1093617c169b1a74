import { and, desc, eq, lt } from 'drizzle-orm'
import { settingsHistory } from '../../../../drizzle/schema'
import type { AgencySection, AgencySettings } from '../../../../shared/agency/agencySettings'
import { region } from '../../../../shared/agency/regionSection'
import { INDIA, type Region } from '../../../../shared/region'
import type { Db } from '../../../core/db/database'
import { addSettingText, readSetting, settingText, writeSetting } from '../../../core/db/settings'
import { agencyPictureOf } from '../pictures/rules'
import { namedSlides } from '../pictures/slides.repository'

const keyOf = (section: AgencySection) => `agency.${section}`

/** The stored JSON of a section; undefined where nothing is stored. */
export const findSection = (db: Db, section: AgencySection): string | undefined =>
  settingText(db, keyOf(section))

/** The agency's region; India where none is stored that this release knows. */
export const regionIn = (db: Db): Region => readSetting(db, keyOf('region'), region) ?? INDIA

/** Stores a section that has no row yet; true when it did. */
export const insertSection = (db: Db, section: AgencySection, value: unknown): boolean =>
  addSettingText(db, keyOf(section), JSON.stringify(value))

/** Stores a section, replacing the stored one. */
export const writeSection = (db: Db, section: AgencySection, given: unknown) =>
  writeSetting(db, keyOf(section), given)

const KEPT = 20
type Change = Omit<typeof settingsHistory.$inferInsert, 'number' | 'key'>

/** The last saves of a section, the latest first. */
export const listChanges = (db: Db, section: AgencySection) =>
  db
    .select()
    .from(settingsHistory)
    .where(eq(settingsHistory.key, keyOf(section)))
    .orderBy(desc(settingsHistory.number))
    .limit(KEPT)
    .all()

/** Notes a save and forgets all but the last saves of its section. */
export function insertChange(db: Db, section: AgencySection, change: Change) {
  db.insert(settingsHistory)
    .values({ ...change, key: keyOf(section) })
    .run()
  const oldest = listChanges(db, section).at(-1)
  if (oldest)
    db.delete(settingsHistory)
      .where(and(eq(settingsHistory.key, keyOf(section)), lt(settingsHistory.number, oldest.number)))
      .run()
}

/** The demo's slides, for the form of an agency that has not saved its own; it may describe them better. */
export const slidesSoFar = (db: Db): AgencySettings['slides'] => ({
  slides: (namedSlides(db) ?? []).map((row) => ({
    picture: agencyPictureOf(row),
    alt: 'A model of the agency',
    focus: null,
  })),
})
