import type { TextLanguage, WalkPurpose } from '../../../../shared/agency/textPurposes'
import type { MailPreview, PreviewedMail, TalentText, UsedText } from '../../../../shared/desk/claims'
import { publicUrl } from '../../../core/config'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { type DeskDay, talentConfirmed } from '../../../emails/desk'
import { clientConfirmed } from '../../../emails/deskClients'
import { readMessageTexts } from '../../agency/settings/texts.repository'
import { activityAbout, actorOf, beginDecision } from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import { openDatesOf } from '../jobs/repository'
import { claimForMail, datesForMail, markTold } from '../notices/repository'
import { confirmedTerms, feeOf, ownTerms, recipientOf } from '../notices/service'
import { answerPath } from '../talentAnswers/links.service'
import { jobOf } from '../talentAnswers/service'
import { talentMessage } from './rules'

/**
 * What a booker sends a talent by WhatsApp in place of a mail. The question has an answer link of its own, as in a mail
 * (D31). Throws 404 for a talent who left, 409 when nothing is asked or confirmed.
 */
export function talentText(ctx: SignedInContext, { claimId, of }: TalentText): { text: string } {
  const { db } = ctx
  return transaction(db, () => {
    const about = claimForMail(db, claimId)
    if (!about?.model) throw notFound('Talent of this job')
    const { model } = about
    const ids = of === 'question' ? awaited(ctx, model.id, claimId) : null
    const dated = datesForMail(db, claimId).filter(({ date, day }) =>
      ids ? ids.includes(day.id) : date.state === 'confirmed',
    )
    if (dated.length === 0)
      throw conflict(of === 'question' ? 'Ask the talent first.' : 'No date is confirmed.')
    const purpose = of === 'question' ? 'ask' : 'confirm'
    const days = dated.map(({ day }) => day)
    return { text: messageTo(ctx, about, { purpose, days, language: model.textLanguage ?? 'en' }) }
  })
}

type About = NonNullable<ReturnType<typeof claimForMail>>
type Message = { purpose: WalkPurpose; days: readonly DeskDay[]; language: TextLanguage }

/**
 * A message to a talent about some days of a job, as the agency words it. A question has an answer link of its own (D31),
 * and no place, which would give the client away before a confirmation (D35). Throws 404 for a talent who left.
 */
export function messageTo(
  { db, clock, config }: SignedInContext,
  about: About,
  { purpose, days, language }: Message,
): string {
  const { job, model } = about
  if (!model) throw notFound('Talent of this job')
  const isQuestion = purpose !== 'confirm'
  const given = {
    name: model.stageName ?? model.name,
    title: isQuestion ? job.talentTitle : job.title,
    city: job.city,
    ...ownTerms(about),
    days: days.map((day) => (isQuestion ? { ...day, place: null } : day)),
    link: isQuestion ? publicUrl(config) + answerPath(db, clock(), about) : '',
  }
  return talentMessage(readMessageTexts(db)[purpose][language], given, language)
}

/** Notes that a text left the desk; a talent whose question did is told. Throws 404 for a talent who left. */
export function noteText(ctx: SignedInContext, { claimId, of, as }: UsedText): void {
  const { db, clock } = ctx
  transaction(db, () => {
    const about = claimForMail(db, claimId)
    if (!about?.model) throw notFound('Talent of this job')
    const decision = beginDecision(db, clock(), actorOf(ctx))
    activityAbout(decision, `text ${as}`, { claimId, jobId: about.job.id, modelId: about.model.id })
    finishDecision(decision)
    if (of === 'confirmation') return
    const ids = awaited(ctx, about.model.id, claimId)
    const asked = datesForMail(db, claimId).filter(({ day }) => ids.includes(day.id))
    markTold(
      db,
      asked.map(({ date }) => date.id),
    )
  })
}

/** The mails that confirming a talent on these dates would send, as they would read now. Throws 404. */
export function previewMails(
  ctx: SignedInContext,
  { claimId, dateIds, namesFee }: MailPreview,
): PreviewedMail[] {
  const about = claimForMail(ctx.db, claimId)
  if (!about) throw notFound('Talent of this job')
  const { claim, job, model } = about
  const days = openDatesOf(ctx.db, job.id).filter(({ id }) => dateIds.includes(id))
  if (days.length === 0) return []
  const name = model?.stageName ?? claim.modelName
  const { title, city } = job
  const talents = [{ name, days, fee: namesFee ? feeOf(about) : null }]
  return (['talent', 'client'] as const).flatMap((recipient) => {
    const whom = recipientOf({ recipient, kind: 'confirmed' }, about)
    if (!whom) return []
    const { to, subject, text } =
      recipient === 'client'
        ? clientConfirmed({ ...whom, title, city, ...confirmedTerms(ctx.db, about), talents }, '')
        : talentConfirmed({ ...whom, talent: name, title, city, days, ...ownTerms(about) }, '')
    return [{ recipient, name: whom.name, to, subject, text }]
  })
}

/** The dates for which the talent was asked and can still answer. */
function awaited(ctx: SignedInContext, modelId: string, claimId: string): string[] {
  const { mayAnswer, dates } = jobOf(ctx, modelId, claimId)
  return mayAnswer ? dates.filter(({ isOpen }) => isOpen).map(({ id }) => id) : []
}
