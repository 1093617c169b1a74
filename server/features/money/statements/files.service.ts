import { agency, bookingsEmail } from '../../../../shared/agency'
import type { SignedInContext } from '../../../core/context'
import { conflict } from '../../../core/errors'
import { asStream } from '../../../core/files/drawings'
import { sha256 } from '../../../core/security/secrets'
import { settable } from '../../../core/text/transliterate'
import { statementPlan } from './plan.rules'
import * as repository from './repository'
import { shownLine, statementOf } from './service'

/** The PDF of an issued statement: made once, kept with its SHA-256, and the same bytes ever after. Throws 404 and 409. */
export async function statementFile(ctx: SignedInContext, id: string): Promise<Buffer> {
  const { db } = ctx
  const kept = repository.fileOf(db, id)
  if (kept) return kept.pdf
  const found = statementOf(db, id)
  if (found.state !== 'issued') throw conflict('Issue this statement first.')
  const contact = [bookingsEmail(), agency.contact.phone].filter(Boolean).map(settable).join(', ')
  const lines = repository.linesOf(db, id).map(shownLine)
  const drawn = await ctx.cards.drawStatement(statementPlan(found, lines, { name: agency.name, contact }))
  const pdf = Buffer.from(drawn)
  repository.insertFile(db, {
    ...{ statementId: id, sha256: sha256(pdf), pdf, createdAt: ctx.clock().toISOString() },
  })
  // Two may have drawn at once: the first one counts.
  return repository.fileOf(db, id)?.pdf ?? pdf
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
