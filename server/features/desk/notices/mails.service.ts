import { adminPaths } from '../../../../shared/adminPaths'
import { publicUrl } from '../../../core/config'
import type { AppContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { inTurn } from '../../../core/inTurn'
import { type Mail, withFaces } from '../../../core/mail/outbox'
import { calendarFile, eventOf } from '../../../emails/calendarFile'
import * as emails from '../../../emails/desk'
import * as clientEmails from '../../../emails/deskClients'
import { bookerLost } from '../../../emails/deskLosses'
import { queueOf } from '../calendarHolds/repository'
import { halvesOf } from '../calendarHolds/rules'
import { rankOf } from '../calendarHolds/service'
import { sendDueSheets } from '../callSheets/mails.service'
import { activitiesOf } from '../decisions/activities.repository'
import { lapse } from '../decisions/service'
import { endPastJobs } from '../jobs/stages.service'
import { answerPath } from '../talentAnswers/links.service'
import { type Dated, type DueMail, readNotice, together, untilOf } from './due.service'
import { queueNotice } from './phones.service'
import * as repository from './repository'
import { confirmedTerms, feeOf, ownTerms } from './service'

type App = Pick<AppContext, 'db' | 'clock' | 'config' | 'secrets'>

/** What the clock does each minute: ends options and past jobs, and makes mails of the notices whose wait is over. */
export function runDeskClock(app: App): { lapsed: number; ended: number; mails: number } {
  const [lapsed = 0, ended = 0, ...mails] = inTurn([
    () => lapse(app.db, app.clock()),
    () => endPastJobs(app),
    () => sendDueNotices(app),
    () => sendDueSheets(app),
  ])
  return { lapsed, ended, mails: mails.reduce((sum, count) => sum + count, 0) }
}

/** Makes mails of the notices that are due and still true; the others are dropped. Returns how many mails. */
function sendDueNotices(app: App): number {
  const { db } = app
  const due = repository.dueNotices(db, app.clock().toISOString())
  const isTrue: DueMail[] = []
  const read = due.map((notice) => () => {
    const found = readNotice(app, notice)
    if (found) isTrue.push(found)
    else repository.removeNotice(db, notice.id)
  })
  const send = () =>
    inTurn(together(isTrue).map((group) => () => transaction(db, () => sendTogether(app, group)))).length
  const [, sent = 0] = inTurn([() => inTurn(read).length, send])
  return sent
}

/** One mail of notices that belong together. */
function sendTogether(app: App, group: DueMail[]): void {
  const { db } = app
  const [first] = group as [DueMail]
  queueNotice(db, app.clock(), withFaces(mailOf(app, app.clock(), group), group.map(talentOf)), first)
  if (first.notice.kind === 'asked')
    repository.markTold(
      db,
      first.dated.map(({ date }) => date.id),
    )
  for (const id of group.flatMap(({ ids }) => ids)) repository.removeNotice(db, id)
}

const talentOf = ({ about: { claim, model } }: DueMail) => ({
  modelId: claim.modelId,
  name: model?.stageName ?? claim.modelName,
})

/** The mail of notices that belong together. */
function mailOf(app: App, now: Date, group: DueMail[]): Mail {
  const [first] = group as [DueMail]
  const { recipient, kind } = first.notice
  if (recipient === 'client') return clientMail(app, now, group)
  return recipient === 'booker' && kind === 'freed' ? lossMail(app, group) : ownMail(app, now, first)
}

/** To a booker: what the confirmation of a talent for another job took from theirs. */
function lossMail({ db, config }: App, group: DueMail[]): Mail {
  const [{ notice, about, dated, whom }] = group as [DueMail]
  const { modelId } = about.claim
  const holds = dated.flatMap(({ day }) =>
    modelId === null ? [] : halvesOf(day).flatMap((half) => queueOf(db, modelId, half)),
  )
  const taken = holds.find(({ firm, jobId }) => firm === 1 && jobId !== null)
  return bookerLost({
    ...whom,
    talent: talentOf(group[0] as DueMail).name,
    by: activitiesOf(db, notice.decisionId)[0]?.actorName ?? null,
    takenBy: taken ? `${taken.jobNumber} ${taken.jobTitle}` : null,
    jobs: group.map((each) => ({
      title: `${each.about.job.number} ${each.about.job.title}`,
      days: each.dated.map(({ day }) => day),
      link: `${publicUrl(config)}${adminPaths.job(each.about.job.number)}`,
    })),
  })
}

/** A mail to a talent or to the agency's own booker. */
function ownMail(app: App, now: Date, { notice, about, dated, whom }: DueMail): Mail {
  const { claim, job } = about
  const { kind } = notice
  const isTalent = notice.recipient === 'talent'
  const isTold = kind === 'confirmed' || kind === 'cancelled'
  const props: emails.DeskMailProps = {
    ...whom,
    talent: about.model?.stageName ?? claim.modelName,
    title: isTalent && !isTold ? job.talentTitle : job.title,
    city: job.city,
    ...(isTalent ? ownTerms(about) : { usageWords: null, feePaise: null, feeUnit: claim.feeUnit }),
    days: dated.map(({ day }) => (isTalent && !isTold ? { ...day, place: null } : day)),
  }
  const site = publicUrl(app.config)
  if (kind === 'asked') return emails.talentAsked(props, site + answerPath(app.db, now, about))
  if (kind === 'freed') return emails.talentFreed(props, afterwards(app, claim.modelId, dated))
  const jobLink = `${site}${adminPaths.job(job.number)}`
  if (kind === 'now first') return emails.bookerNowFirst(props, jobLink)
  if (kind === 'cannot') return emails.bookerCannot(props, jobLink)
  const until = untilOf(notice, about, dated)
  if (kind === 'challenged') return emails.bookerChallenged(props, until, jobLink)
  if (kind === 'ends soon') return emails.bookerEndsSoon(props, until, jobLink)
  const events = dated.map((one) => ({ ...one, title: props.title }))
  const calendar = calendarOf(app, now, events, kind === 'cancelled')
  return kind === 'cancelled'
    ? emails.talentCancelled(props, calendar)
    : emails.talentConfirmed(props, calendar)
}

/** One mail to a client about all talents of a job. */
function clientMail(app: App, now: Date, group: DueMail[]): Mail {
  const [{ notice, about, whom, dated }] = group as [DueMail]
  const { kind } = notice
  const rank = (id: string) => (kind === 'optioned' ? { rank: rankOf(app.db, id, now.toISOString()) } : {})
  const props: clientEmails.ClientMailProps = {
    ...whom,
    title: about.job.title,
    city: about.job.city,
    ...confirmedTerms(app.db, about),
    talents: group.map((each) => ({
      name: talentOf(each).name,
      fee: each.notice.namesFee ? feeOf(each.about) : null,
      days: each.dated.map(({ day, date }) => ({ ...day, ...rank(date.id) })),
    })),
  }
  const until = untilOf(notice, about, dated)
  if (kind === 'optioned') return clientEmails.clientOptioned(props, until)
  if (kind === 'now first') return clientEmails.clientNowFirst(props)
  if (kind === 'ends soon') return clientEmails.clientEndsSoon(props, until)
  if (kind === 'challenged') return clientEmails.clientChallenged(props, until)
  if (kind === 'freed') return clientEmails.clientFreed(props)
  const isOff = kind === 'cancelled'
  const events = group.flatMap((each, at) =>
    each.dated.map((one) => ({ ...one, title: `${props.title}: ${props.talents[at]?.name}` })),
  )
  const calendar = calendarOf(app, now, events, isOff)
  return isOff ? clientEmails.clientCancelled(props, calendar) : clientEmails.clientConfirmed(props, calendar)
}

/** Which days of an ended option nothing holds any more, and on which another job has confirmed the talent. */
function afterwards({ db }: App, modelId: string | null, dated: readonly Dated[]): emails.DaysAfterwards {
  const held = dated.map(({ day }) => ({
    day,
    holds: modelId === null ? [] : halvesOf(day).flatMap((half) => queueOf(db, modelId, half)),
  }))
  return {
    free: held.flatMap(({ day, holds }) => (holds.length === 0 ? day : [])),
    confirmed: held.flatMap(({ day, holds }) =>
      holds.some(({ firm, bookoutId }) => firm === 1 && bookoutId === null) ? day : [],
    ),
  }
}

/** The calendar file; each mailed change of the events raises their sequence (D51). */
function calendarOf(
  { db }: App,
  now: Date,
  dated: readonly (Dated & { title: string })[],
  isCancelled: boolean,
) {
  const events = dated.map(({ date, day, title }) => {
    const sequence = date.sequence + 1
    repository.raiseSequence(db, date.id, sequence)
    return eventOf(title, { id: date.id, sequence, isCancelled }, day)
  })
  return calendarFile(events, now.toISOString())
}
