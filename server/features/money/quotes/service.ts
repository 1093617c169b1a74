import { adminPaths } from '../../../../shared/adminPaths'
import { bookingsEmail } from '../../../../shared/agency'
import { localDay } from '../../../../shared/format'
import type { Acceptance, SharedQuote } from '../../../../shared/money/paperLinks'
import type { PaperRow } from '../../../../shared/money/papers'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { quoteAccepted } from '../../../emails/quotes'
import { findAccount } from '../../access/accounts/repository'
import { queueEvent } from '../../agency/webhooks/service'
import { activityAbout, beginDecision } from '../../desk/decisions/activities.service'
import { finishDecision } from '../../desk/decisions/queues.service'
import { findJob } from '../../desk/jobs/repository'
import { keptFile, paperByToken } from '../links/service'
import { figuresOf, type Paper } from '../papers/repository'
import { paperRow } from '../papers/rules'
import * as repository from './repository'

const ACCEPTED_MAX = 20

/** Accepted quotes that wait for their proforma or invoice, on the caller's jobs and on those of nobody. */
export const listAccepted = ({ db, clock, session }: SignedInContext): PaperRow[] =>
  repository.acceptedOf(db, session.account.id, ACCEPTED_MAX).map((row) => paperRow(row, localDay(clock())))

function rowOf({ db, clock }: Pick<AppContext, 'db' | 'clock'>, { id }: Paper): PaperRow {
  const figures = figuresOf(db, id)
  if (!figures) throw notFound('Paper')
  return paperRow(figures, localDay(clock()))
}

/** What a client sees of a quote by its link. Reading writes nothing. Throws 404. */
export function openQuote(ctx: RequestContext, { token }: { token: string }): SharedQuote {
  const paper = paperByToken(ctx, token, true)
  const row = rowOf(ctx, paper)
  const { number, seller, lines, cgst, sgst, igst, roundOffPaise, totalPaise, issuedOn } = paper
  return {
    ...{ number, roundOffPaise, totalPaise },
    validUntil: paper.dueOn ?? issuedOn,
    seller: seller.name,
    title: paper.jobTitle,
    lines: lines.map(({ words, more, amountPaise }) => ({ words, more, amountPaise })),
    taxPaise: cgst + sgst + igst,
    isOpen: row.standing === 'open',
    acceptedBy: row.acceptedBy,
    acceptedAt: row.acceptedAt,
  }
}

/** The PDF of a quote behind its link. Throws 404. */
export const openFile = (ctx: RequestContext, { token }: { token: string }) =>
  keptFile(ctx, paperByToken(ctx, token, true))

/**
 * Keeps that a client accepts a quote, once: another press changes nothing. The booker of the job is mailed. Throws 404,
 * 409 once it no longer holds, 429.
 */
export async function acceptQuote(ctx: RequestContext, { token, name }: Acceptance): Promise<null> {
  await ctx.limits.count('answerLink', ctx.address)
  transaction(ctx.db, () => acceptNow(ctx, paperByToken(ctx, token, true), name))
  return null
}

/** The same in the caller's transaction. */
export function acceptNow(ctx: AppContext, quote: Paper, name: string): void {
  const { acceptedAt, standing } = rowOf(ctx, quote)
  if (acceptedAt !== null) return
  if (standing !== 'open') throw conflict('This quote no longer holds. Please call us.')
  repository.insertAcceptance(ctx.db, { paperId: quote.id, name, acceptedAt: ctx.clock().toISOString() })
  announce(ctx, quote, name)
}

/** Writes the activity, mails the booker and tells the webhooks, in the caller's transaction. */
function announce({ db, clock, config }: AppContext, quote: Paper, name: string) {
  const { id, number, jobTitle, totalPaise } = quote
  const now = clock()
  const job = quote.jobId === null ? undefined : findJob(db, quote.jobId)
  if (job) {
    const decision = beginDecision(db, now, { id: null, name })
    activityAbout(decision, 'quote accepted', { jobId: job.id })
    finishDecision(decision)
  }
  queueEvent(db, now, 'quote.accepted', { id, ...(job && { jobId: job.id }) })
  const booker = job?.bookerId ? findAccount(db, job.bookerId) : undefined
  const to = (booker?.deactivatedAt === null && booker.email) || bookingsEmail()
  if (!to) return
  const link = publicUrl(config) + adminPaths.paper(id)
  queueMail(db, now, quoteAccepted({ to, name, number, title: jobTitle, totalPaise, link }))
}
