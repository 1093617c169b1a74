import { indianMinute } from '../../shared/format'
import type { Subscriber } from '../../shared/newsletter'
import { paths } from '../../shared/paths'
import type { CsvColumn } from '../core/csv'
import type { SubscriberRow } from './repository'

/** An address on the list as the agency reads it. */
export const subscriberView = ({ email, consentedAt, isSpam }: SubscriberRow): Subscriber => ({
  email,
  since: consentedAt,
  isSpam,
})

/** The columns of the export. Each address has its own link, for the letter that the agency writes. */
export const subscriberColumns = (site: string): readonly CsvColumn<SubscriberRow>[] => [
  ['Email', ({ email }) => email],
  ['Since (IST)', ({ consentedAt }) => indianMinute(consentedAt)],
  ['Spam?', ({ isSpam }) => (isSpam ? 'Yes' : 'No')],
  ['Way off the list', ({ tokenHash }) => `${site}${paths.unsubscribe(tokenHash)}`],
]
