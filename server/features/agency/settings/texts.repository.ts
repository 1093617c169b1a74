import { z } from 'zod'
import { type MessageTexts, USUAL_TEXTS } from '../../../../shared/agency/messageTexts'
import { TEXT_LANGUAGES, TEXT_PURPOSES } from '../../../../shared/agency/textPurposes'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const KEY = 'message texts'
/** By purpose and language, of which another release may have others. */
const ownTexts = z.record(z.string(), z.record(z.string(), z.string()))

/** The texts of messages: the agency's own, and the usual one where it wrote none. */
export function readMessageTexts(db: Db): MessageTexts {
  const own = readSetting(db, KEY, ownTexts) ?? {}
  const merged = TEXT_PURPOSES.map((purpose) => [purpose, { ...USUAL_TEXTS[purpose], ...own[purpose] }])
  return Object.fromEntries(merged)
}

/** Keeps what differs from the usual texts, so that a better usual text reaches an agency that never wrote its own. */
export function keepMessageTexts(db: Db, given: MessageTexts) {
  const own = TEXT_PURPOSES.map((purpose) => {
    const changed = TEXT_LANGUAGES.filter((each) => given[purpose][each] !== USUAL_TEXTS[purpose][each])
    return [purpose, Object.fromEntries(changed.map((each) => [each, given[purpose][each]]))]
  })
  writeSetting(db, KEY, Object.fromEntries(own))
}
