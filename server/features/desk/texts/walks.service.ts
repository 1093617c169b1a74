import type {
  JobWalkPerson,
  Walk,
  WalkOf,
  WalkPerson,
  WalkStep,
  WalkText,
  WrittenText,
} from '../../../../shared/desk/walks'
import { localDay } from '../../../../shared/format'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { talentChat } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import { ask, takeQuestionBack } from '../claims/answers.service'
import { claimsOfJob, datesOfClaims, type JobRow } from '../claims/repository'
import { findWhole } from '../jobs/repository'
import { claimForMail, datesForMail } from '../notices/repository'
import { isOpenDate } from '../talentAnswers/rules'
import * as repository from './repository'
import { isInWalk, stepCounts } from './rules'
import { messageTo, noteText } from './talents.service'

type Reading = Pick<AppContext, 'db' | 'clock'>
type Dated = ReturnType<typeof datesOfClaims>[number]

/** The dates of a talent that are open for an answer, and those that are confirmed. */
function datesToday(dates: readonly Dated[], { stage }: Pick<JobRow, 'stage'>, today: string) {
  const isAhead = ({ day }: Dated) => day.cancelledAt === null && day.day >= today
  return {
    open: dates.filter(({ date: { state }, day: { day, cancelledAt } }) =>
      isOpenDate({ state, day, cancelledAt }, stage, today),
    ),
    confirmed: dates.filter((each) => each.date.state === 'confirmed' && isAhead(each)),
  }
}
const walkDate = ({ date: { isTalentTold, confirmedAt } }: Dated) => ({ isTold: isTalentTold, confirmedAt })

/** Whom a job's booker writes to for one purpose, and how far that has come. Throws 404. */
export function readWalk({ db, clock }: Reading, { number, purpose }: WalkOf): Walk {
  const job = findWhole(db, { number })?.job
  if (!job) throw notFound('Job')
  const today = localDay(clock())
  const all = claimsOfJob(db, job.id)
  const ids = all.map(({ claim }) => claim.id)
  const dated = datesOfClaims(db, ids)
  const steps = repository.stepsOf(db, ids, purpose)
  const people = all.flatMap(({ claim, model, accountPhone, face }): JobWalkPerson[] => {
    if (!model) return []
    const own = datesToday(
      dated.filter(({ date }) => date.claimId === claim.id),
      job,
      today,
    )
    const confirmed = own.confirmed.map(walkDate)
    const { step = null, at = null } = steps.get(claim.id) ?? {}
    const kept = stepCounts(purpose, { ...claim, step, at }, confirmed, today)
    const now = kept ? { step, at } : { step: null, at: null }
    if (!isInWalk(purpose, { ...claim, ...now }, own.open.map(walkDate), confirmed)) return []
    return [
      {
        id: claim.id,
        version: claim.version,
        modelId: model.id,
        clientId: null,
        name: model.stageName ?? model.name,
        face: storedFace(face),
        more: model.city,
        phone: talentChat(model, accountPhone),
        email: model.email,
        language: model.textLanguage ?? 'en',
        ...now,
      },
    ]
  })
  return { number: job.number, title: job.title, purpose, people: numbersFirst(people) }
}

/** Those without a number last. */
export const numbersFirst = <Person extends Pick<WalkPerson, 'phone'>>(
  people: readonly Person[],
): Person[] => [
  ...people.filter(({ phone }) => phone !== null),
  ...people.filter(({ phone }) => phone === null),
]

/**
 * What a talent is written, in their language; a chosen one becomes theirs. A question has an answer link of its own (D31).
 * Throws 404 for a talent who left, 409 when there is nothing to write about.
 */
export function writeToTalent(ctx: SignedInContext, given: WalkText): WrittenText {
  const { db, clock } = ctx
  const { claimId, purpose } = given
  return transaction(db, () => {
    const about = claimForMail(db, claimId)
    if (!about?.model) throw notFound('Talent of this job')
    const { job, model } = about
    const { open, confirmed } = datesToday(datesForMail(db, claimId), job, localDay(clock()))
    const dates = purpose === 'confirm' ? confirmed : open
    if (dates.length === 0) throw conflict('There is nothing left to write about.')
    const language = given.language ?? model.textLanguage ?? 'en'
    if (given.language && given.language !== model.textLanguage)
      repository.keepModelLanguage(db, model.id, given.language)
    const days = dates.map(({ day }) => day)
    const text = messageTo(ctx, about, { purpose, days, language })
    return { text, language }
  })
}

/**
 * Keeps a step of a walk. Sending a question asks the talent without a mail; taking it back unasks them. Throws 404 as
 * `readWalk`, and 409 for a stale version.
 */
export function keepStep(ctx: SignedInContext, { step, purpose, ...given }: WalkStep): Walk {
  const { db, clock } = ctx
  const about = claimForMail(db, given.claimId)
  if (!about?.model) throw notFound('Talent of this job')
  const { claimId } = given
  transaction(db, () => {
    if (step === 'sent') {
      if (purpose === 'ask' && about.claim.answer === 'none') ask(ctx, given, true)
      noteText(ctx, { claimId, of: purpose === 'confirm' ? 'confirmation' : 'question', as: 'opened' })
    }
    if (step === 'back') {
      const before = repository.stepsOf(db, [claimId], purpose).get(claimId)
      if (purpose === 'ask' && before?.step === 'sent' && about.claim.answer === 'asked')
        takeQuestionBack(ctx, given)
      repository.removeStep(db, claimId, purpose)
    } else repository.keepStep(db, { claimId, purpose, step, at: clock().toISOString() })
  })
  return readWalk(ctx, { number: about.job.number, purpose })
}
