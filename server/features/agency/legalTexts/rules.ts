import {
  LEGAL_TEXTS,
  type LegalTextName,
  legalTexts,
  type OwnLegalSection,
} from '../../../../shared/agency/legalTexts'
import { NOTICE_VERSION } from '../../../../shared/agency/notices'

/** The texts of an agency that has written none. */
export const TEMPLATES_ONLY = Object.fromEntries(
  LEGAL_TEXTS.map((name) => [name, legalTexts[name].parse({})]),
) as Record<LegalTextName, Record<string, OwnLegalSection>>

/** The version in force: the agency's, unless a release has brought a newer notice since. */
export const noticeVersionOf = (own: string | undefined): string =>
  own !== undefined && own > NOTICE_VERSION ? own : NOTICE_VERSION

/** The version after `current`: the day, with a number where it is not the first of that day. */
export function nextNoticeVersion(current: string, today: string): string {
  if (current < today) return today
  const [, day = current, number = '1'] = /^(\d{4}-\d\d-\d\d)-(\d+)$/.exec(current) ?? []
  return `${day}-${Number(number) + 1}`
}
