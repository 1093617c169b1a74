import type { OwnSheet } from '../../../../shared/desk/callSheets/ownSheet'
import type { AppContext } from '../../../core/context'
import { keptDrawings } from '../../../core/files/drawings'
import type { MailFile } from '../../../core/mail/transport'
import type { CallSheetPlan, PlanFace } from '../../../workers/callSheet/plan'
import { type Changes, changesFor } from './changes.service'
import * as linked from './links.repository'
import { callSheetPlan, claimsOnSheet } from './pdf.rules'
import { sheetOfLink } from './receipts.service'
import * as repository from './repository'

/** A link can be opened again and again: the last PDFs are kept, at about 30 kB each, with faces at 130 kB at most. */
const KEPT = 60
const drawOnce = keptDrawings<CallSheetPlan>(KEPT)

type App = Pick<AppContext, 'db' | 'cards' | 'storage'>

/** The faces of the talents of a sheet, as they are now; of one without an open picture none. */
async function facesOf({ db, storage }: App, sheet: OwnSheet): Promise<Map<string, PlanFace>> {
  const faces = new Map<string, PlanFace>()
  for (const { id, face } of linked.facesOfClaims(db, claimsOnSheet(sheet))) {
    const [mediaId, width, left, top, side] = face
    const file = await storage.localPath(mediaId, `${width}.avif`)
    if (file !== null) faces.set(id, { file, crop: { left, top, side } })
  }
  return faces
}

/** The PDF of a recipient's sheet. Throws 503 when the queue of drawings is full. */
export async function sheetPdf(app: App, sheet: OwnSheet, changed: Changes | null): Promise<Uint8Array> {
  return drawOnce(callSheetPlan(sheet, changed, await facesOf(app, sheet)), app.cards.drawCallSheet)
}

/** The call sheet that goes with a mail as a PDF; null for a mail of something else. */
export async function sheetOfMail(app: App, mailId: string): Promise<MailFile | null> {
  const sent = linked.receiptOfMail(app.db, mailId)
  const issued = sent && repository.sheetOfNumber(app.db, sent.link.jobDateId, sent.receipt.number)
  if (!issued) return null
  const changed = changesFor(app.db, issued, sent.link)
  const content = await sheetPdf(app, sheetOfLink(issued, sent.link), changed)
  return { filename: `call-sheet-${issued.content.day}.pdf`, content, contentType: 'application/pdf' }
}
