import { publicUrl } from '../../../core/config'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { queueMail } from '../../../core/mail/outbox'
import { calendarFile, eventOf } from '../../../emails/calendarFile'
import { ownDaysCancelled, talentMissing } from '../../../emails/departures'
import { findAccount } from '../../access/accounts/repository'
import { isPast } from '../calendarHolds/rules'
import { endDate } from '../calendarHolds/service'
import { removeLinksOfModel } from '../callSheets/links.repository'
import { addVacancy } from '../claims/confirmations.service'
import { claimsOfModel, datesOfClaims, type JobRow } from '../claims/repository'
import { isLiving } from '../claims/rules'
import { saveClaim } from '../claims/service'
import { activityAbout, beginDecision } from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import { forgetTalent } from '../hours/repository'
import { bookerOf } from './service'

type App = Pick<AppContext, 'db' | 'config'>
/** A model who leaves. */
type Leaving = { id: string; name: string; stageName: string | null; email: string | null }
type Dated = ReturnType<typeof datesOfClaims>[number]
/** A job that loses a confirmed talent, and on which dates. */
type Lost = { job: JobRow; booker: ReturnType<typeof findAccount> | null; dates: Dated[] }

/**
 * Ends everything that a leaving model holds at the desk, in the transaction that deletes it: options are released,
 * confirmed dates ahead are withdrawn, and each such job gets one vacancy of its booker, who is mailed (D22). The
 * talent gets one cancellation of what was told. Past dates stay.
 */
export function leaveJobs(app: App, now: Date, model: Leaving) {
  const { db } = app
  const decision = beginDecision(db, now, null)
  const lost: Lost[] = []
  removeLinksOfModel(db, model.id)
  forgetTalent(db, model.id)
  for (const { claim, job } of claimsOfModel(db, model.id)) {
    const open = datesOfClaims(db, [claim.id]).filter(({ date }) => isLiving(date.state))
    const ahead = open.filter(({ date, day }) => date.state !== 'confirmed' || !isPast(day.day, now))
    if (ahead.length === 0) continue
    const line = activityAbout(decision, 'withdrawn', { claimId: claim.id, jobId: job.id, modelId: model.id })
    saveClaim(decision, line, claim)
    for (const { date } of ahead)
      endDate(
        decision,
        line,
        date.id,
        date.state === 'confirmed' ? 'withdrawn' : 'released',
        'left the agency',
      )
    const dates = ahead.filter(({ date }) => date.state === 'confirmed')
    if (dates.length === 0) continue
    const booker = activeBooker(db, job)
    addVacancy(decision, line, { claim, job, ownerId: booker?.id ?? null })
    lost.push({ job, booker, dates })
  }
  finishDecision(decision)
  mailBookers(app, now, model, lost)
  mailTalent(db, now, model, lost)
}

function activeBooker(db: Db, { bookerId }: JobRow) {
  const booker = bookerId === null ? undefined : findAccount(db, bookerId)
  return booker && booker.deactivatedAt === null ? booker : null
}

const jobLeft = ({ job: { title, number }, dates }: Lost) => ({
  title,
  number,
  days: dates.map(({ day }) => day),
})

/** One mail for each booker; jobs without one are told to the address for bookings. */
function mailBookers({ db, config }: App, now: Date, { name, stageName }: Leaving, lost: readonly Lost[]) {
  for (const bookerId of new Set(lost.map(({ booker }) => booker?.id))) {
    const own = lost.filter(({ booker }) => booker?.id === bookerId)
    const whom = bookerOf({ booker: own[0]?.booker ?? null })
    const mail = talentMissing({ ...whom, jobs: own.map(jobLeft) }, stageName ?? name, publicUrl(config))
    queueMail(db, now, mail)
  }
}

/** A date of which no confirmation was mailed is not cancelled by mail either. */
function mailTalent(db: Db, now: Date, { name, stageName, email }: Leaving, lost: readonly Lost[]) {
  const mailed = lost.flatMap((each) => {
    const dates = each.dates.filter(({ date }) => date.sequence > 0)
    return dates.length > 0 ? [{ ...each, dates }] : []
  })
  if (email === null || mailed.length === 0) return
  const events = mailed.flatMap(({ job: { title }, dates }) =>
    dates.map(({ date: { id, sequence }, day }) =>
      eventOf(title, { id, sequence: sequence + 1, isCancelled: true }, day),
    ),
  )
  const whom = { to: email, name: stageName ?? name }
  const mail = ownDaysCancelled(
    { ...whom, jobs: mailed.map(jobLeft) },
    calendarFile(events, now.toISOString()),
  )
  queueMail(db, now, mail)
}
