import type { ClaimState } from '../../../../shared/desk/deskLists'
import type { AppContext } from '../../../core/context'
import { grouped } from '../../../core/grouped'
import { isBookedOut } from '../calendarHolds/repository'
import { isFirst } from '../calendarHolds/service'
import * as repository from './repository'
import { isReminderOf, recipientOf } from './service'

type App = Pick<AppContext, 'db' | 'clock'>
type About = NonNullable<ReturnType<typeof repository.claimForMail>>
export type Dated = ReturnType<typeof repository.datesForMail>[number]
type Notice = repository.NoticeRow

/** A notice that is due, with its recipient and the dates of which it is still true. */
export type DueMail = {
  notice: Notice
  /** of all notices that became this one */
  ids: string[]
  about: About
  dated: Dated[]
  whom: { to: string; name: string; writer?: string }
}

/** A notice with what it is about; null when it is not true any more or has no address. */
export function readNotice(app: App, notice: Notice): DueMail | null {
  const about = repository.claimForMail(app.db, notice.claimId)
  const whom = about && recipientOf(notice, about)
  if (!about || !whom) return null
  const dated = repository
    .datesForMail(app.db, notice.claimId)
    .filter((each) => notice.claimDateIds.includes(each.date.id) && stillTrue(app, notice, about, each))
  return dated.length > 0 ? { notice, ids: [notice.id], about, dated, whom } : null
}

/**
 * What is said in one mail: of one kind about one claim; to a client about all talents of a job with the same end; to a
 * booker about all that one decision took.
 */
function keyOf({ notice, about, dated, whom }: DueMail): string {
  const { kind, recipient, claimId, decisionId } = notice
  const isLoss = kind === 'freed' && recipient === 'booker'
  const own =
    recipient === 'client' ? [about.job.id, untilOf(notice, about, dated)] : [isLoss ? decisionId : claimId]
  return [kind, recipient, whom.to, ...own].join(' ')
}

/** Notices that go into one mail; those of one claim become one. */
export const together = (due: readonly DueMail[]): DueMail[][] =>
  [...grouped(due, keyOf).values()].map((mail) =>
    [...grouped(mail, ({ notice }) => notice.claimId).values()].map((ofClaim) => {
      const dated = new Map(ofClaim.flatMap((each) => each.dated.map((one) => [one.date.id, one])))
      const ids = ofClaim.flatMap((each) => each.ids)
      return { ...(ofClaim[0] as DueMail), ids, dated: [...dated.values()] }
    }),
  )

const FREE: readonly ClaimState[] = ['released', 'expired', 'declined']
const OFF: readonly ClaimState[] = ['cancelled', 'withdrawn']

/** Which dates of a notice are still true (D27). */
function stillTrue(app: App, notice: Notice, { claim }: About, { date }: Dated): boolean {
  const { kind, recipient } = notice
  const { state } = date
  // A yes to other dates is no yes to this one, so the talent is asked.
  const isOpen = claim.answer === 'asked' || (claim.answer === 'yes' && !date.isAnswered)
  if (kind === 'asked') return isOpen && (state === 'proposed' || state === 'option')
  if (kind === 'confirmed') return state === 'confirmed'
  // A cancellation of what nobody was told is told to nobody.
  if (kind === 'cancelled') return OFF.includes(state) && date.sequence > 0
  // Nor is the end of an option that its talent never heard of.
  if (kind === 'freed') return FREE.includes(state) && (recipient !== 'talent' || date.isTalentTold)
  if (state !== 'option') return false
  if (kind === 'optioned') return true
  if (kind === 'ends soon') return isReminderOf(notice, claim.expiresAt)
  if (kind === 'challenged') return date.challengeEndsAt !== null
  if (kind === 'cannot') return isBookedOut(app.db, date.id)
  return isFirst(app.db, date.id, app.clock().toISOString())
}

/** When that ends of which a notice warns; empty when it names no end. */
export function untilOf({ kind }: Notice, { claim }: About, dated: readonly Dated[]): string {
  if (kind === 'challenged') return dated.map(({ date }) => date.challengeEndsAt ?? '').toSorted()[0] ?? ''
  return kind === 'ends soon' || kind === 'optioned' ? (claim.expiresAt ?? '') : ''
}
