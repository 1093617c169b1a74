import type { SheetQuestion, SheetRead } from '../../../../shared/desk/callSheets/callSheets'
import { isCalled } from '../../../../shared/desk/callSheets/ownSheet'
import type { OffReason, SheetOpened } from '../../../../shared/desk/callSheets/sheetViews'
import type { AppContext, RequestContext } from '../../../core/context'
import { conflict, notFound } from '../../../core/errors'
import { asStream } from '../../../core/files/drawings'
import { cancelMail } from '../../../core/mail/outbox'
import { sha256 } from '../../../core/security/secrets'
import { whomToCall } from '../../access/accounts/service'
import { changesFor } from './changes.service'
import * as linked from './links.repository'
import { sheetPdf } from './pdf.service'
import { sheetOfLink } from './receipts.service'
import * as repository from './repository'
import { dayOff, isOver } from './rules'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** Unknown, ended, revoked: nobody can tell one from the other. */
const closed = () => notFound('Call sheet')

function found({ db, clock }: Reading, token: string) {
  const row = linked.findByToken(db, sha256(token))
  const issued = row && repository.issuedOf(db, row.date.id)
  if (!row || !issued || row.link.revokedAt !== null || isOver(row.date.day, clock())) throw closed()
  return { ...row, issued }
}

/**
 * Why the day of a link is off for its recipient; null while it is on. Who is put back after a number without her waits
 * for the next one: that one is the crew's.
 */
function offReason({ db }: Reading, { link, date, job, issued }: ReturnType<typeof found>): OffReason | null {
  const place = link.claimId === null ? undefined : repository.findClaimDate(db, link.claimId, date.id)
  const isOut = link.claimId !== null && place?.state !== 'confirmed' && place?.state !== 'done'
  const off = dayOff(date, job, issued)
  if (off === 'cancelled' || isOut) return 'cancelled'
  if (off !== null) return off
  return isCalled(issued.content, link.claimId) ? null : 'coming'
}

/**
 * The sheet behind a link, for its own recipient. Reading writes nothing, because previews and mail scanners open links.
 * Whose day is off reads that and nothing else. Throws one 404 for an unknown, revoked and ended link.
 */
export function openSheet(ctx: Reading, { token }: { token: string }): SheetOpened {
  const { db } = ctx
  const at = found(ctx, token)
  const { link, date, job, issued } = at
  const booker = whomToCall(db, job.bookerId)
  const reason = offReason(ctx, at)
  if (reason !== null) return { state: 'off', day: date.day, reason, booker }
  const receipts = linked.receiptsOfLink(db, link.id)
  const isRead = receipts.some(
    ({ number, acknowledgedAt }) => number === issued.number && acknowledgedAt !== null,
  )
  const changes = changesFor(db, issued, link)
  const asked = receipts.find(({ question }) => question !== null)
  const place = link.claimId === null ? undefined : repository.findClaimDate(db, link.claimId, date.id)
  return {
    state: 'open',
    sheet: sheetOfLink(issued, link),
    before: changes && !isRead ? sheetOfLink(changes.known, link) : null,
    changes: changes?.words ?? null,
    changedSince: changes?.since ?? null,
    isRead,
    question: asked?.question ?? null,
    answer: asked?.answer ?? null,
    booker,
    eventId: place?.id ?? link.id,
    sequence: place ? place.sequence : issued.number,
  }
}

/** The sheet behind a link as a PDF of one page. Writes nothing. Throws as `openSheet`, 404 for a day that is off. */
export async function downloadSheet(ctx: RequestContext, given: { token: string }) {
  const opened = openSheet(ctx, given)
  if (opened.state === 'off') throw closed()
  const { sheet, changes: words, changedSince: since } = opened
  return asStream(await sheetPdf(ctx, sheet, since === null ? null : { since, words }))
}

const REFUSALS: Record<OffReason, string> = {
  cancelled: 'This day is cancelled.',
  moved: 'This day has moved.',
  coming: 'A new call sheet comes.',
}

/** A link for a write, counted. Throws as `openSheet`, 409 for a day that is off, 429 above 60 a minute. */
async function writing(ctx: RequestContext, token: string) {
  const at = found(ctx, token)
  await ctx.limits.count('sheetWrite', at.link.id)
  const reason = offReason(ctx, at)
  if (reason !== null) throw conflict(REFUSALS[reason])
  const receipt = linked.receiptsOfLink(ctx.db, at.link.id).find(({ number }) => number === at.issued.number)
  if (!receipt) throw closed()
  return { ...at, receipt, now: ctx.clock().toISOString() }
}

/** The day and place of the talent whose link it is; null for who is no talent, and while the day is off. Throws as `openSheet`. */
export function talentOfLink(ctx: Reading, token: string) {
  const at = found(ctx, token)
  const { link, date } = at
  if (link.claimId === null || offReason(ctx, at) !== null) return null
  const place = repository.findClaimDate(ctx.db, link.claimId, date.id)
  return place ? { date, place } : null
}

/** The place of a talent on the day of a link, to note hours. Throws as `writing`, 404 for who is no talent. */
export async function linkForHours(ctx: RequestContext, token: string) {
  const { link, date, issued } = await writing(ctx, token)
  const place = link.claimId === null ? undefined : repository.findClaimDate(ctx.db, link.claimId, date.id)
  if (!place || link.claimId === null) throw closed()
  const name = issued.content.calls.find(({ claimId }) => claimId === link.claimId)?.name ?? link.name
  return { date, place, claimId: link.claimId, name }
}

/** What was opened is not mailed any more, where its mail waits beside a line on her phone. */
function seen({ db }: RequestContext, { seenAt, mailId }: linked.ReceiptRow, now: string) {
  const isTakenBack = mailId !== null && cancelMail(db, mailId)
  return { seenAt: seenAt ?? now, ...(isTakenBack ? { mailId: null } : {}) }
}

/**
 * Marks a number as read; a second press changes nothing, and an old number is not the new one. Throws as `writing`.
 */
export async function markRead(
  ctx: RequestContext,
  { token, number }: SheetRead,
): Promise<{ isRead: boolean }> {
  const { receipt, issued, now } = await writing(ctx, token)
  if (issued.number !== number) return { isRead: false }
  if (receipt.acknowledgedAt === null)
    linked.updateReceipt(ctx.db, receipt.id, { acknowledgedAt: now, ...seen(ctx, receipt, now) })
  return { isRead: true }
}

/**
 * Marks a number as seen, which is not read: the page tells it after a while in view and a touch. Told twice changes
 * nothing, and an old number is not the new one. Throws as `writing`.
 */
export async function markSeen(
  ctx: RequestContext,
  { token, number }: SheetRead,
): Promise<{ isSeen: boolean }> {
  const { receipt, issued, now } = await writing(ctx, token)
  if (issued.number !== number) return { isSeen: false }
  if (receipt.seenAt === null) linked.updateReceipt(ctx.db, receipt.id, seen(ctx, receipt, now))
  return { isSeen: true }
}

/** Keeps a question for the booker of the job. Throws as `writing`. */
export async function ask(
  ctx: RequestContext,
  { token, question }: SheetQuestion,
): Promise<{ isAsked: true }> {
  const { receipt, now } = await writing(ctx, token)
  linked.updateReceipt(ctx.db, receipt.id, {
    ...{ question, askedAt: now, answer: null, answeredAt: null },
    ...seen(ctx, receipt, now),
  })
  return { isAsked: true }
}
