import { localMinute } from '../../../../shared/format'
import type { Subscriber } from '../../../../shared/intake/newsletter'
import { paths } from '../../../../shared/paths'
import { type CsvColumn, timeHead } from '../../../core/files/csv'
import type { SubscriberRow } from './repository'

export const subscriberView = ({ email, consentedAt, isSpam }: SubscriberRow): Subscriber => ({
  email,
  since: consentedAt,
  isSpam,
})

/** The export's columns, with an unsubscribe link for each address. */
export const subscriberColumns = (site: string): readonly CsvColumn<SubscriberRow>[] => [
  ['Email', ({ email }) => email],
  [timeHead('Since'), ({ consentedAt }) => localMinute(consentedAt)],
  ['Spam?', ({ isSpam }) => (isSpam ? 'Yes' : 'No')],
  ['Unsubscribe link', ({ tokenHash }) => `${site}${paths.unsubscribe(tokenHash)}`],
]
