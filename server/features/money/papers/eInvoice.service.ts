import type { PaperRecord } from '../../../../shared/money/papers'
import { type EInvoicesOf, isQrOf, pinOf, type Registering } from '../../../../shared/money/tax/eInvoices'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, invalid } from '../../../core/errors'
import { asStream } from '../../../core/files/drawings'
import { turns } from '../../../core/processes/turns'
import { audit } from '../../../core/security/audit'
import { findMoneySettings } from '../settings/repository'
import { register, waitingIds } from './eInvoice.repository'
import { inv01 } from './eInvoice.rules'
import { keepFile } from './files.service'
import * as repository from './repository'
import { paperOf, readPaper } from './service'

/** What the portal takes in one file. */
const BULK_MAX = 500

/** One paper by INV-01, or all that wait, the oldest first; others have their turn between them. Throws 404, and 409 for a paper that is not registered there. */
export async function listEInvoices({ db }: Pick<AppContext, 'db'>, { id }: EInvoicesOf) {
  if (id !== null) {
    paperOf(db, id)
    if (repository.figuresOf(db, id)?.eInvoice === 'none') throw conflict(NOT_NEEDED)
  }
  const pin = pinOf(findMoneySettings(db)?.address ?? '')
  const letOthers = turns()
  const found = []
  for (const each of id === null ? waitingIds(db, BULK_MAX) : [id]) {
    const paper = paperOf(db, each)
    const original = paper.refersToId ? repository.findPaper(db, paper.refersToId) : undefined
    found.push(inv01(paper, original ?? null, pin))
    await letOthers()
  }
  return found
}

const NOT_NEEDED = 'This paper needs no e-invoice.'

/** The same as a file: one paper by itself, or a list of all that wait. */
export async function eInvoiceFile(app: Pick<AppContext, 'db'>, given: EInvoicesOf) {
  const found = await listEInvoices(app, given)
  return asStream(Buffer.from(JSON.stringify(given.id === null ? found : found[0], null, 2)))
}

/**
 * Keeps the number and the QR code from the portal, which never change after that, and draws the file again. Throws 404,
 * 400 for the QR code of another paper, and 409 where no number is awaited.
 */
export async function registerPaper(ctx: SignedInContext, given: Registering): Promise<PaperRecord> {
  const { id, irn, irnQr } = given
  const { db, session } = ctx
  transaction(db, () => {
    const { number } = paperOf(db, id)
    const state = repository.figuresOf(db, id)?.eInvoice
    if (state !== 'waiting') throw conflict(state === 'none' ? NOT_NEEDED : 'This paper has its IRN.')
    if (!isQrOf(irnQr, number)) throw invalid('irnQr', 'This QR is of another paper')
    register(db, id, { irn, irnQr })
    audit(db, ctx.clock(), 'paper registered', session.account, id, number)
  })
  await keepFile(ctx, id)
  return readPaper(ctx, { id })
}
