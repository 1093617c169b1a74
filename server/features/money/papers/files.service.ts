import { agency, bookingsEmail } from '../../../../shared/agency'
import { localDay } from '../../../../shared/format'
import type { SignedInContext } from '../../../core/context'
import { asStream, keptPdf } from '../../../core/files/drawings'
import { settableLine } from '../../../core/text/settable'
import { fileOf, insertFile } from './files.repository'
import { paperPlan } from './plan.rules'
import * as repository from './repository'
import { paperRow } from './rules'
import { paperOf } from './service'
import { dayOfMoney } from './vouchers.repository'

/**
 * The PDF of a paper: made once, kept with its SHA-256, and the same bytes ever after. Throws 404, and 503 when the queue
 * of drawings is full.
 */
export function paperFile(ctx: SignedInContext, id: string): Promise<Buffer> {
  const { db } = ctx
  return keptPdf({
    kept: () => fileOf(db, id),
    async draw() {
      const paper = paperOf(db, id)
      const figures = repository.figuresOf(db, id)
      const today = localDay(ctx.clock())
      return ctx.cards.drawPaper(
        paperPlan(paper, {
          agency: { name: agency.name, contact: settableLine([bookingsEmail(), agency.contact.phone]) },
          isWaiting: figures?.eInvoice === 'waiting',
          outstandingPaise: figures ? paperRow(figures, today).outstandingPaise : 0,
          moneyOn: dayOfMoney(db, paper),
          refersTo: paper.refersToId ? (repository.findPaper(db, paper.refersToId) ?? null) : null,
        }),
      )
    },
    keep: (file) => insertFile(db, { paperId: id, ...file, createdAt: ctx.clock().toISOString() }),
  })
}

/** Makes the file of a paper that was just issued. Where that fails, it is made when it is asked for. */
export const keepFile = (ctx: SignedInContext, id: string) =>
  paperFile(ctx, id).catch((error: unknown) =>
    ctx.log.warn({ err: error, paper: id }, 'the PDF of a paper is made later'),
  )

/** The PDF as a download. */
export async function downloadPaper(ctx: SignedInContext, { id }: { id: string }) {
  return asStream(await paperFile(ctx, id))
}
