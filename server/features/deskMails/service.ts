import type { ClaimState } from '../../../shared/deskLists'
import { paths } from '../../../shared/paths'
import { publicUrl } from '../../core/config'
import type { AppContext } from '../../core/context'
import { transaction } from '../../core/db/database'
import { type Mail, queueMail } from '../../core/mail/outbox'
import { calendarFile } from '../../emails/calendarFile'
import * as emails from '../../emails/desk'
import { answerPath } from '../answerLinks/service'
import { lapse } from '../decisions/service'
import { isBookedOut, queueOf } from '../heldHalves/repository'
import { halvesOf } from '../heldHalves/rules'
import { isFirst } from '../heldHalves/service'
import { endPastJobs } from '../jobStages/service'
import * as repository from '../notices/repository'
import { bookerOf } from '../notices/service'

type App = Pick<AppContext, 'db' | 'clock' | 'config'>
type About = NonNullable<ReturnType<typeof repository.claimForMail>>
type Dated = ReturnType<typeof repository.datesForMail>[number]
type Notice = repository.NoticeRow

/**
 * What the clock does each minute: writes down options that have ended, ends past jobs, and makes mails of the notices
 * whose wait is over.
 */
export function runDeskClock(app: App): { lapsed: number; ended: number; mails: number } {
  const lapsed = lapse(app.db, app.clock())
  return { lapsed, ended: endPastJobs(app), mails: sendDueNotices(app) }
}

/** Makes mails of the notices that are due and still true; the others are dropped. Returns how many mails. */
function sendDueNotices(app: App): number {
  const { db } = app
  const now = app.clock()
  const due = repository.dueNotices(db, now.toISOString())
  if (due.length === 0) return 0
  return transaction(db, () => {
    const mails = together(due).flatMap((notice) => mailOf(app, now, notice) ?? [])
    for (const mail of mails) queueMail(db, now, mail)
    for (const { id } of due) repository.removeNotice(db, id)
    return mails.length
  })
}

/** Notices of one kind about one claim to one recipient become one. */
function together(due: readonly Notice[]): Notice[] {
  const found = new Map<string, Notice>()
  for (const notice of due) {
    const key = `${notice.claimId} ${notice.kind} ${notice.recipient}`
    const before = found.get(key)
    const ids = [...new Set([...(before?.claimDateIds ?? []), ...notice.claimDateIds])]
    found.set(key, { ...notice, claimDateIds: ids })
  }
  return [...found.values()]
}

const FREE: readonly ClaimState[] = ['released', 'expired', 'declined']
const OFF: readonly ClaimState[] = ['cancelled', 'withdrawn']

/** Which dates of a notice are still true (D27). */
function stillTrue(app: App, { kind }: Notice, { claim }: About, { date }: Dated): boolean {
  const { state } = date
  // A yes to other dates is no yes to this one, so the talent is asked.
  const isOpen = claim.answer === 'asked' || (claim.answer === 'yes' && !date.isAnswered)
  if (kind === 'asked') return isOpen && (state === 'proposed' || state === 'option')
  if (kind === 'confirmed') return state === 'confirmed'
  // A cancellation of what nobody was told is told to nobody.
  if (kind === 'cancelled') return OFF.includes(state) && date.sequence > 0
  if (kind === 'freed') return FREE.includes(state)
  if (kind === 'challenged') return state === 'option' && date.challengeEndsAt !== null
  if (kind === 'cannot') return state === 'option' && isBookedOut(app.db, date.id)
  return state === 'option' && isFirst(app.db, date.id, app.clock().toISOString())
}

/** The mail of a notice; null when it is not true any more or has no address. */
function mailOf(app: App, now: Date, notice: Notice): Mail | null {
  const about = repository.claimForMail(app.db, notice.claimId)
  const dated = about
    ? repository
        .datesForMail(app.db, notice.claimId)
        .filter((each) => notice.claimDateIds.includes(each.date.id) && stillTrue(app, notice, about, each))
    : []
  const whom = about && recipientOf(notice, about)
  if (!about || !whom || dated.length === 0) return null
  const { claim, job } = about
  const isTalent = notice.recipient === 'talent'
  const isTold = notice.kind === 'confirmed' || notice.kind === 'cancelled'
  const props: emails.DeskMailProps = {
    ...whom,
    talent: about.model?.stageName ?? claim.modelName,
    title: isTalent && !isTold ? job.talentTitle : job.title,
    city: job.city,
    usageWords: isTalent ? job.usageWords : null,
    feePaise: isTalent && claim.feeIsShared ? claim.feePaise : null,
    feeUnit: claim.feeUnit,
    days: dated.map(({ day }) => day),
  }
  const site = publicUrl(app.config)
  if (notice.kind === 'asked') return emails.talentAsked(props, site + answerPath(app.db, now, about))
  if (notice.kind === 'freed') return emails.talentFreed(props, afterwards(app, claim.modelId, dated))
  const jobLink = `${site}${paths.adminJob(job.number)}`
  if (notice.kind === 'now first') return emails.bookerNowFirst(props, jobLink)
  if (notice.kind === 'cannot') return emails.bookerCannot(props, jobLink)
  if (notice.kind === 'challenged') {
    const ends = dated.map(({ date }) => date.challengeEndsAt ?? '').sort()
    const until = ends[0] ?? ''
    return notice.recipient === 'client'
      ? emails.clientChallenged(props, until)
      : emails.bookerChallenged(props, until, jobLink)
  }
  const calendar = calendarOf(app, now, props.title, dated, notice)
  if (notice.kind === 'cancelled') return emails.datesCancelled(props, calendar)
  return isTalent ? emails.talentConfirmed(props, calendar) : emails.clientConfirmed(props, calendar)
}

/** Which days of an ended option nothing holds any more, and on which another job has confirmed the talent. */
function afterwards({ db }: App, modelId: string | null, dated: readonly Dated[]): emails.DaysAfterwards {
  const held = dated.map(({ day }) => ({
    day: day.day,
    holds: modelId === null ? [] : halvesOf(day).flatMap((half) => queueOf(db, modelId, half)),
  }))
  const daysOf = (some: typeof held) => [...new Set(some.map(({ day }) => day))]
  return {
    free: daysOf(held.filter(({ holds }) => holds.length === 0)),
    confirmed: daysOf(
      held.filter(({ holds }) => holds.some(({ firm, bookoutId }) => firm === 1 && bookoutId === null)),
    ),
  }
}

/** The calendar file; each mailed change of the events raises their sequence (D51). */
function calendarOf({ db }: App, now: Date, title: string, dated: readonly Dated[], { kind }: Notice) {
  const events = dated.map(({ date, day }) => {
    const sequence = date.sequence + 1
    repository.raiseSequence(db, date.id, sequence)
    const { callTime, part, place } = day
    return {
      id: date.id,
      sequence,
      isCancelled: kind === 'cancelled',
      title,
      day: day.day,
      part,
      callTime,
      place,
    }
  })
  return calendarFile(events, now.toISOString())
}

/** Whom a mail of the desk goes to; null without an address, or where the client is not told. */
export function recipientOf({ recipient, kind }: Pick<Notice, 'recipient' | 'kind'>, about: About) {
  const { claim, model, contact, client } = about
  if (recipient === 'talent')
    return model?.email ? { to: model.email, name: model.stageName ?? model.name } : null
  if (recipient === 'booker') return bookerOf(about)
  const isWanted = kind === 'confirmed' || kind === 'cancelled' || claim.keepsClientInformed
  return isWanted && contact?.email && client ? { to: contact.email, name: contact.name } : null
}
