import { agency } from '../../../../shared/agency'
import type { SheetAnswer } from '../../../../shared/desk/callSheets/callSheets'
import { type OwnSheet, ownSheet } from '../../../../shared/desk/callSheets/ownSheet'
import type { CallSheetRecord, SheetText } from '../../../../shared/desk/callSheets/sheetViews'
import { sheetText } from '../../../../shared/desk/callSheets/sheetWords'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict } from '../../../core/errors'
import { sha256 } from '../../../core/security/secrets'
import { talentChat } from '../../../core/text/phones'
import { findClaim } from '../claims/repository'
import { activityAbout, actorOf, beginDecision } from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import { changesFor } from './changes.service'
import * as linked from './links.repository'
import { recipientsOf } from './reading.service'
import * as repository from './repository'
import { linkOf, readSheet, tokenOf } from './service'

type App = Pick<AppContext, 'db' | 'config' | 'secrets'>

/** A sheet as the recipient of a link reads it. */
export const sheetOfLink = (
  { number, content }: Pick<repository.SheetRow, 'number' | 'content'>,
  { claimId }: Pick<linked.LinkRow, 'claimId'>,
): OwnSheet => ownSheet(content, number, claimId, { name: agency.name, phone: agency.contact.phone })

/** The address of a link. Where the server's secret was replaced, the address before ends with this one. */
export function addressOf(app: App, link: linked.LinkRow): string {
  const token = tokenOf(app, link.id)
  const tokenHash = sha256(token)
  if (tokenHash !== link.tokenHash) linked.updateLink(app.db, link.id, { tokenHash })
  return publicUrl(app.config) + paths.callSheet(token)
}

/** The receipt of the sheet that holds. Throws 404 for an unknown recipient, 409 before the first issue. */
function receiptOf({ db }: Pick<AppContext, 'db'>, linkId: string) {
  const known = linkOf({ db }, linkId)
  const issued = repository.issuedOf(db, known.link.jobDateId)
  const receipt = linked.receiptsOfLink(db, linkId).find(({ number }) => number === issued?.number)
  if (!issued || !receipt) throw conflict('Issue the call sheet first.')
  return { ...known, issued, receipt }
}

/** What a booker sends one recipient by WhatsApp. Throws as `receiptOf`. */
export function textFor(ctx: SignedInContext, { linkId }: { linkId: string }): SheetText {
  const { link, issued } = receiptOf(ctx, linkId)
  const changes = changesFor(ctx.db, issued, link)?.words ?? null
  const text = sheetText(sheetOfLink(issued, link), changes, addressOf(ctx, link))
  const recipients = recipientsOf(ctx.db, link.jobDateId, issued)
  const talent = link.claimId === null ? undefined : findClaim(ctx.db, link.claimId)
  const phone = talentChat(talent?.model, recipients.find((each) => each.linkId === linkId)?.phone)
  return { text, phone }
}

/** Notes that the text for a recipient was opened in WhatsApp: it is out, also when the issue is undone. */
export function noteSent(ctx: SignedInContext, { linkId }: { linkId: string }): CallSheetRecord {
  const { db, clock } = ctx
  const { link, receipt, date, of } = receiptOf(ctx, linkId)
  transaction(db, () => {
    linked.updateReceipt(db, receipt.id, {
      sentVia: 'whatsapp',
      sentAt: clock().toISOString(),
      mailDueAt: null,
      mailId: null,
    })
    const decision = beginDecision(db, clock(), actorOf(ctx))
    const about = link.claimId === null ? {} : { claimId: link.claimId }
    activityAbout(decision, 'sheet sent', { jobId: date.jobId, ...about })
    finishDecision(decision)
  })
  return readSheet(ctx, of)
}

/** Notes that a recipient was told by phone. */
export function markReached(ctx: SignedInContext, { linkId }: { linkId: string }): CallSheetRecord {
  const { receipt, of } = receiptOf(ctx, linkId)
  if (receipt.reachedByPhoneAt === null)
    linked.updateReceipt(ctx.db, receipt.id, { reachedByPhoneAt: ctx.clock().toISOString() })
  return readSheet(ctx, of)
}

/** Answers the question of a recipient: the answer stands on their page. Throws 409 where nothing was asked. */
export function answerQuestion(ctx: SignedInContext, { linkId, answer }: SheetAnswer): CallSheetRecord {
  const { of } = linkOf(ctx, linkId)
  const asked = linked.receiptsOfLink(ctx.db, linkId).find(({ question }) => question !== null)
  if (!asked) throw conflict('Nothing was asked.')
  linked.updateReceipt(ctx.db, asked.id, { answer, answeredAt: ctx.clock().toISOString() })
  return readSheet(ctx, of)
}
