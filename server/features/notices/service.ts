import { agency } from '../../../shared/agency'
import type { NoticeKind, NoticeRecipient } from '../../../shared/deskLists'
import { newId } from '../../core/db/ids'
import type { Decision } from '../activities/service'
import { tellFrom } from '../deskSettings/service'
import * as repository from './repository'

type Booked = Pick<NonNullable<ReturnType<typeof repository.claimForMail>>, 'booker'>

/** The recipient for a job's booker: the agency when the booker has left. */
export const bookerOf = ({ booker }: Booked) => ({
  to: booker?.email ?? agency.contact.bookings,
  name: booker?.name ?? agency.name,
})

/**
 * Notes a mail about a claim in the decision's transaction. It waits until the decision can no longer be undone, and
 * with it all other waiting mails about the claim; a mail of the clock does not wait.
 */
export function notify(
  decision: Decision,
  kind: NoticeKind,
  recipient: NoticeRecipient,
  claimId: string,
  claimDateIds: string[],
) {
  const { db, id } = decision
  const dueAt = tellFrom(decision).toISOString()
  repository.insertNotice(db, { id: newId(), decisionId: id, kind, recipient, claimId, claimDateIds, dueAt })
  repository.postpone(db, claimId, dueAt)
}
