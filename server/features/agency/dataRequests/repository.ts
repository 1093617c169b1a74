import { type PersonRecord, phoneDigits } from '../../../../shared/agency/dataRequests'
import { type Db, statement } from '../../../core/db/database'

type Stored = Omit<PersonRecord, 'isSpam'> & { isSpam: 0 | 1 }

const endsWith = (column: string) => `substr(phone_digits(${column}), -length(@contact)) = @contact`

const FIELDS = 'email, status, is_spam as isSpam, created_at as createdAt'
const BOOKINGS = `select 'bookings' as "of", id, client_name as name, phone, model_name as about, ${FIELDS} from bookings`
const ENQUIRIES = `select 'enquiries', id, name, null, subject, ${FIELDS} from enquiries`
const APPLICATIONS = `select 'signupRequests', id, coalesce(stage_name, name), contact, null, ${FIELDS} from applications`
const SUBSCRIBERS = `select 'newsletter', email, null, null, null, email, '', is_spam, consented_at from subscribers
  where removed_at is null`
const NEWEST = 'order by createdAt desc limit @limit'

const byEmail = statement(({ $client }) =>
  $client.prepare(`${BOOKINGS} where email = @contact collate nocase
    union all ${ENQUIRIES} where email = @contact collate nocase
    union all ${APPLICATIONS} where email = @contact collate nocase
    union all ${SUBSCRIBERS} and email = @contact collate nocase ${NEWEST}`),
)
const byPhone = statement(({ $client }) => {
  $client.function('phone_digits', { deterministic: true, directOnly: true }, (text) =>
    phoneDigits(String(text ?? '')),
  )
  return $client.prepare(`${BOOKINGS} where ${endsWith('phone')}
    union all ${APPLICATIONS} where ${endsWith('contact')} ${NEWEST}`)
})

const read = (rows: unknown[]): PersonRecord[] =>
  (rows as Stored[]).map((row) => ({ ...row, isSpam: row.isSpam === 1 }))

/** Submissions with this address, ignoring case, newest first. */
export const recordsOfEmail = (db: Db, email: string, limit: number) =>
  read(byEmail(db).all({ contact: email, limit }))

/**
 * Submissions with a phone number ending in `digits`, newest first. Enquiries and newsletter have no phone.
 */
export const recordsOfPhone = (db: Db, digits: string, limit: number) =>
  read(byPhone(db).all({ contact: digits, limit }))
