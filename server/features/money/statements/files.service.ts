import { agency, bookingsEmail } from '../../../../shared/agency'
import type { SignedInContext } from '../../../core/context'
import { conflict } from '../../../core/errors'
import { asStream, keptPdf } from '../../../core/files/drawings'
import { settableLine } from '../../../core/text/settable'
import { statementPlan } from './plan.rules'
import * as repository from './repository'
import { shownLine, statementOf } from './service'

/** The PDF of an issued statement: made once, kept with its SHA-256, and the same bytes ever after. Throws 404 and 409. */
export function statementFile(ctx: SignedInContext, id: string): Promise<Buffer> {
  const { db } = ctx
  return keptPdf({
    kept: () => repository.fileOf(db, id),
    async draw() {
      const found = statementOf(db, id)
      if (found.state !== 'issued') throw conflict('Issue this statement first.')
      const contact = settableLine([bookingsEmail(), agency.contact.phone])
      const lines = repository.linesOf(db, id).map(shownLine)
      return ctx.cards.drawStatement(statementPlan(found, lines, { name: agency.name, contact }))
    },
    keep: (file) =>
      repository.insertFile(db, { statementId: id, ...file, createdAt: ctx.clock().toISOString() }),
  })
}

/** Makes the file of a statement that was just issued. Where that fails, it is made when it is asked for. */
export const keepStatementFile = (ctx: SignedInContext, id: string) =>
  statementFile(ctx, id).catch((error: unknown) =>
    ctx.log.warn({ err: error, statement: id }, 'the PDF of a statement is made later'),
  )

/** The PDF as a download. */
export async function downloadStatement(ctx: SignedInContext, { id }: { id: string }) {
  return asStream(await statementFile(ctx, id))
}
