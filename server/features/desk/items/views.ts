import { subjectWords } from '../../../../shared/agency/enquirySubjects'
import { deskDay } from '../../../../shared/desk/dayWords'
import type { DeskItemLine, DeskItemRecord } from '../../../../shared/desk/deskItems'
import { chatNumber } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import type { findItem, jobOfSender, linesOf } from './repository'

type LineRow = ReturnType<typeof linesOf>[number]
type Found = NonNullable<ReturnType<typeof findItem>>

/** A request on the desk in one line. */
export function lineView(row: LineRow, accountId: string, today: string): DeskItemLine {
  const { id, kind, state, createdAt, dueAt, owner, ownerId, version, who, company } = row
  const { standing, standingReason, modelName, workType, day, missingOn, subject, jobNumber } = row
  const asked = row.others > 0 ? `${modelName} +${row.others}` : modelName
  const booked = [asked, workType, day && deskDay(day, today)].filter(Boolean).join(' · ')
  const what =
    kind === 'booking' ? booked : kind === 'enquiry' ? subjectWords(subject ?? '') : 'a face is missing'
  return {
    id,
    kind,
    state,
    who: who ?? '',
    // A designer and a label of the same name are named once.
    company: company === who ? null : company,
    what,
    missingOn,
    createdAt,
    dueAt,
    owner,
    isMine: ownerId === accountId,
    isSpam: row.isSpam === 1,
    standing,
    standingReason,
    job: jobNumber === null ? null : { number: jobNumber },
    talent: kind === 'vacancy' ? who : modelName,
    modelId: row.modelId,
    face: storedFace(row.face),
    version,
  }
}

/** The same with the whole message and how to reach the sender. */
export function itemView(
  line: DeskItemLine,
  { item, booking, enquiry }: Found,
  asked: DeskItemRecord['asked'],
  sameContactJob: ReturnType<typeof jobOfSender>,
  today: string,
): DeskItemRecord {
  const facts: [string, string | null | undefined][] = [
    ['Model', booking?.modelName],
    ['Type of work', booking?.workType],
    ['Date', booking && deskDay(booking.dateRequired, today)],
    ['Budget', booking?.budgetRange],
    ['Brand', booking?.brand],
    ['Company', booking?.company],
  ]
  return {
    ...line,
    email: booking?.email ?? enquiry?.email ?? null,
    phone: booking?.phone ?? null,
    chat: chatNumber(booking?.phone),
    message: booking?.details ?? enquiry?.message ?? null,
    asked,
    facts: facts.flatMap(([term, value]) => (value ? [{ term, value }] : [])),
    closedReason: item.closedReason,
    sameContactJob: sameContactJob ?? null,
  }
}
