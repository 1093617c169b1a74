import type { OwnSheet } from '../../../../shared/desk/callSheets/ownSheet'
import type { AppContext } from '../../../core/context'
import { keptDrawings } from '../../../core/files/drawings'
import type { MailFile } from '../../../core/mail/transport'
import type { CallSheetPlan } from '../../../workers/callSheet/plan'
import * as linked from './links.repository'
import { callSheetPlan } from './pdf.rules'
import { sheetOfLink } from './receipts.service'
import * as repository from './repository'

/** A link can be opened again and again: the last PDFs are kept, at about 30 kB each. */
const KEPT = 60
const drawOnce = keptDrawings<CallSheetPlan>(KEPT)

/** The PDF of a recipient's sheet. Throws 503 when the queue of drawings is full. */
export const sheetPdf = (
  { cards }: Pick<AppContext, 'cards'>,
  sheet: OwnSheet,
  changes: string | null,
): Promise<Uint8Array> => drawOnce(callSheetPlan(sheet, changes), cards.drawCallSheet)

/** The call sheet that goes with a mail as a PDF; null for a mail of something else. */
export async function sheetOfMail(
  app: Pick<AppContext, 'db' | 'cards'>,
  mailId: string,
): Promise<MailFile | null> {
  const sent = linked.receiptOfMail(app.db, mailId)
  const issued = sent && repository.sheetOfNumber(app.db, sent.link.jobDateId, sent.receipt.number)
  if (!issued) return null
  const content = await sheetPdf(app, sheetOfLink(issued, sent.link), issued.changes)
  return { filename: `call-sheet-${issued.content.day}.pdf`, content, contentType: 'application/pdf' }
}
