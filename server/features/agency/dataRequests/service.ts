import { type PersonRecords, type PersonSearch, phoneDigits } from '../../../../shared/agency/dataRequests'
import type { AppContext } from '../../../core/context'
import { recordsOfEmail, recordsOfPhone } from './repository'

const LISTED = 200

/**
 * A person's submissions by e-mail address or phone number, newest first, at most 200, so that they can be
 * removed on request (P1).
 */
export function findPersonRecords({ db }: Pick<AppContext, 'db'>, { contact }: PersonSearch): PersonRecords {
  const found = contact.includes('@')
    ? recordsOfEmail(db, contact, LISTED + 1)
    : recordsOfPhone(db, phoneDigits(contact), LISTED + 1)
  return { records: found.slice(0, LISTED), hasMore: found.length > LISTED }
}
