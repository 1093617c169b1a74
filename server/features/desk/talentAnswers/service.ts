import { adminPaths } from '../../../../shared/adminPaths'
import { fits } from '../../../../shared/desk/deskActions'
import type { AnswerWithdrawal, TalentAnswer, TalentJob } from '../../../../shared/desk/talentJobs'
import { messages } from '../../../../shared/messages'
import { publicUrl } from '../../../core/config'
import type { AppContext, TalentContext } from '../../../core/context'
import { conflictWith, notFound } from '../../../core/errors'
import { queueMail, withFaces } from '../../../core/mail/outbox'
import * as emails from '../../../emails/desk'
import { writeAnswer } from '../claims/answers.service'
import { claimsOfModel, datesOfClaims, findClaim } from '../claims/repository'
import { datesWithQueues, type LoadedClaim, loadClaim, saveClaim } from '../claims/service'
import { changeRow, type Decision } from '../decisions/activities.service'
import { decide } from '../decisions/service'
import { claimForMail } from '../notices/repository'
import { bookerOf } from '../notices/service'
import * as repository from './repository'
import { type OwnRows, talentJobs } from './views'

const PAST_MAX = 50

type Site = Pick<AppContext, 'db' | 'config' | 'clock'>

/** These jobs as their talent may know them now. */
function readJobs({ db, clock }: Pick<Site, 'db' | 'clock'>, mine: OwnRows['mine']): TalentJob[] {
  const now = clock()
  const ids = mine.map(({ claim }) => claim.id)
  const rows = {
    mine,
    ...datesWithQueues(db, mine),
    untold: repository.untoldDates(db, ids, now.toISOString()),
    clientNames: repository.clientNames(
      db,
      mine.flatMap(({ job }) => job.clientId ?? []),
    ),
  }
  return talentJobs(rows, now)
}

/** A talent's own jobs: those ahead by their first day, then the latest past ones. */
export function listJobs({ db, clock, session }: TalentContext): TalentJob[] {
  const all = readJobs({ db, clock }, claimsOfModel(db, session.modelId))
  const firstDay = ({ dates }: TalentJob) => dates[0]?.day ?? ''
  const byDay = all.toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)))
  const past = byDay.filter(({ group }) => group === 'past').toReversed()
  return [...byDay.filter(({ group }) => group !== 'past'), ...past.slice(0, PAST_MAX)]
}

/** How many of a talent's jobs wait for an answer. */
export const waiting = (ctx: TalentContext): { toAnswer: number } => ({
  toAnswer: listJobs(ctx).filter(({ group }) => group === 'toAnswer').length,
})

/**
 * A job of this talent. Throws the same 404 for an unknown one, another's, and one that the talent was never told of.
 */
export function jobOf(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  modelId: string,
  claimId: string,
): TalentJob {
  const found = findClaim(db, claimId)
  const [job] = found?.claim.modelId === modelId ? readJobs({ db, clock }, [found]) : []
  if (!job) throw notFound('Job')
  return job
}

/** Answers for the dates that were read. Throws 404 as `jobOf`, 409 when something has changed since it was read. */
export function answer(ctx: TalentContext, given: TalentAnswer): TalentJob {
  const { modelId, account } = ctx.session
  decide(ctx, 'own answer', given, (decision) => {
    const mine = jobOf(ctx, modelId, given.claimId)
    giveAnswer(ctx, decision, mine, given, { id: account.id, via: 'portal' })
  })
  return jobOf(ctx, modelId, given.claimId)
}

/** Why an answer was refused, without a word about the desk or about anybody else (D35). */
const refused = (message: string, now: TalentJob) =>
  conflictWith(message, { kind: 'changed', since: [], now })

/** Writes a talent's answer in a running decision and mails it to the booker at once. */
export function giveAnswer(
  site: Site,
  decision: Decision,
  mine: TalentJob,
  given: Omit<TalentAnswer, 'decisionKey'>,
  who: { id: string | null; via: 'portal' | 'link' },
) {
  const { version, answer: said, words } = given
  const kind = `said ${said}` as const
  const read = given.dateIds ?? mine.dates.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  const isOpen = (id: string) => mine.dates.some((date) => date.id === id && date.isOpen)
  // A confirmation that was not sent yet looks like an option; the answer does not change it.
  const dateIds = datesOfClaims(decision.db, [mine.claimId])
    .filter(({ date }) => read.includes(date.jobDateId) && fits(kind, date.state))
    .map(({ date }) => date.jobDateId)
  if (mine.version !== version || !mine.mayAnswer || !read.every(isOpen) || dateIds.length === 0)
    throw refused(messages.talentJobs.changed, mine)
  const opened = loadClaim(decision, { claimId: mine.claimId, version, dateIds }, kind)
  writeAnswer(decision, opened, said, words ?? null, who)
  tellBooker(site, decision, opened, said, words ?? null)
}

/** Takes a yes back. Throws 404 as `jobOf`, 409 once a date is confirmed or when something has changed since. */
export function takeBackAnswer(ctx: TalentContext, given: AnswerWithdrawal): TalentJob {
  const { modelId } = ctx.session
  decide(ctx, 'own answer back', given, (decision) => {
    const mine = jobOf(ctx, modelId, given.claimId)
    if (mine.version !== given.version) throw refused(messages.talentJobs.changed, mine)
    const dates = datesOfClaims(ctx.db, [given.claimId])
    if (!mine.mayTakeBack || dates.some(({ date }) => date.state === 'confirmed'))
      throw refused(messages.talentJobs.callUs, mine)
    const opened = loadClaim(decision, given, 'yes taken back')
    const { claim, line, chosen } = opened
    saveClaim(decision, line, claim, { answer: 'asked', answerWords: null, answerFeePaise: null })
    for (const { date } of chosen) changeRow(decision, line, 'claimDates', date.id, { isAnswered: false })
    tellBooker(ctx, decision, opened, 'back', null)
  })
  return jobOf(ctx, modelId, given.claimId)
}

function tellBooker(
  { db, config }: Site,
  { now }: Decision,
  { claim, job, chosen }: LoadedClaim,
  said: Parameters<typeof emails.bookerAnswered>[1],
  words: string | null,
) {
  const about = claimForMail(db, claim.id)
  if (!about) return
  const props: emails.DeskMailProps = {
    ...bookerOf(about),
    talent: about.model?.stageName ?? claim.modelName,
    title: `${job.number} ${job.title}`,
    city: job.city,
    usageWords: null,
    feePaise: null,
    feeUnit: claim.feeUnit,
    days: chosen.map(({ day }) => day),
  }
  const mail = emails.bookerAnswered(props, said, words, publicUrl(config) + adminPaths.job(job.number))
  queueMail(db, now, withFaces(mail, [{ modelId: claim.modelId, name: props.talent }]))
}
