import type { LegalTextName } from '../../../../shared/agency/legalTexts'
import type { Db } from '../../../core/db/database'
import { settingText, writeSettingText } from '../../../core/db/settings'
import { nextNoticeVersion, noticeVersionOf } from './rules'

const NOTICE = 'notice-version'
const changedKey = (name: LegalTextName) => `legal-changed.${name}`

/** The day of a legal page's last save; null before the first. */
export const findChangedOn = (db: Db, name: LegalTextName): string | null =>
  settingText(db, changedKey(name)) ?? null

export const writeChangedOn = (db: Db, name: LegalTextName, day: string) =>
  writeSettingText(db, changedKey(name), day)

/** The version of the privacy notice that is in force, to be stored with each record (P1). */
export const readNoticeVersion = (db: Db): string => noticeVersionOf(settingText(db, NOTICE))

/** Begins the next version of the privacy notice. */
export const raiseNoticeVersion = (db: Db, today: string) =>
  writeSettingText(db, NOTICE, nextNoticeVersion(readNoticeVersion(db), today))
