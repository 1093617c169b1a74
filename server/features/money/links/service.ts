import type { PaperStanding } from '../../../../shared/money/moneyLists'
import type { HandedOver, PaidNote, PaperText, SharedPaper } from '../../../../shared/money/paperLinks'
import type { PaperRecord } from '../../../../shared/money/papers'
import { paperName, paperText } from '../../../../shared/money/paperWords'
import { upiAddress, upiIdFor } from '../../../../shared/money/upi'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { newId, newSecretName } from '../../../core/db/ids'
import { conflict, notFound } from '../../../core/errors'
import { sha256 } from '../../../core/security/secrets'
import { chatNumber } from '../../../core/text/phones'
import { fileOf } from '../papers/files.repository'
import { paperFile } from '../papers/files.service'
import * as repository from '../papers/links.repository'
import { findPaper, type Paper } from '../papers/repository'
import { readPaper } from '../papers/service'

const LINKS_MAX = 50
const NOTES_MAX = 20

/**
 * A text about a paper for WhatsApp or a mail, with a new link to it; those that were sent before stay open. Throws 409 for
 * a paper that was withdrawn, whose job does not take place, or that the e-invoice portal has not registered yet, and for
 * a quote that no longer holds.
 */
export async function makeText(ctx: SignedInContext, { id }: { id: string }): Promise<PaperText> {
  const { db } = ctx
  const paper = readPaper(ctx, { id })
  if (paper.standing === 'withdrawn') throw conflict(`This ${paper.kind} was withdrawn.`)
  if (paper.standing === 'expired') throw conflict('This quote no longer holds. Make a new one.')
  if (paper.standing === 'off') throw conflict('This job does not take place: nothing is asked for.')
  if (paper.eInvoice === 'waiting') throw conflict('This paper is not valid yet: paste its IRN first.')
  if (repository.countLinks(db, id) >= LINKS_MAX) throw conflict('End the links of this paper first.')
  // The page behind the link reads the file and writes nothing.
  await paperFile(ctx, id)
  const token = newSecretName()
  const linkId = newId()
  repository.insertLink(db, {
    id: linkId,
    paperId: id,
    tokenHash: sha256(token),
    createdAt: ctx.clock().toISOString(),
  })
  const clientId = findPaper(db, id)?.clientId
  const contact = clientId ? repository.billingContact(db, clientId) : undefined
  const url = publicUrl(ctx.config) + (paper.kind === 'quote' ? paths.quote : paths.paper)(token)
  const text = paperText({ ...paper, name: contact?.name ?? null, link: url })
  return { linkId, text, url, phone: chatNumber(contact?.phone), email: contact?.email ?? null }
}

/**
 * Keeps that the text with a link went, as a reminder where its paper is late, or that it did not go after all. Throws 404
 * for an unknown link.
 */
export function noteHanded(ctx: SignedInContext, { linkId, went }: HandedOver): PaperRecord {
  const { db, clock, session } = ctx
  const link = repository.findLink(db, linkId)
  if (!link) throw notFound('Link')
  const { daysLate } = readPaper(ctx, { id: link.paperId })
  const handed = {
    ...{ handedAt: clock().toISOString(), handedBy: session.account.name },
    handedAs: daysLate > 0 ? ('reminder' as const) : ('paper' as const),
  }
  repository.putHanded(db, linkId, went ? handed : { handedAt: null, handedBy: null, handedAs: null })
  return readPaper(ctx, { id: link.paperId })
}

/** Ends all links of a paper. */
export function endLinks(ctx: SignedInContext, { id }: { id: string }) {
  repository.endLinks(ctx.db, id, ctx.clock().toISOString())
  return readPaper(ctx, { id })
}

/**
 * The paper behind a token, a quote or any other. Unknown, ended, withdrawn and a link of the other kind: nobody can tell
 * one from the other.
 */
export function paperByToken({ db }: Pick<AppContext, 'db'>, token: string, isQuote: boolean): Paper {
  const paper = repository.findByToken(db, sha256(token))
  if (!paper || paper.withdrawnAt !== null || (paper.kind === 'quote') !== isQuote) throw notFound('Paper')
  return paper
}

const SETTLED_BY: Partial<Record<PaperStanding, SharedPaper['settledBy']>> = {
  ...{ paid: 'payment', overpaid: 'payment', credited: 'credit note', invoiced: 'invoice' },
  off: 'job',
}

/** What a client sees of a paper by its link. Reading writes nothing. Throws 404. */
export function openPaper(ctx: RequestContext, { token }: { token: string }): SharedPaper {
  const { id, seller } = paperByToken(ctx, token, false)
  const paper = readPaper(ctx, { id })
  const { kind, number, issuedOn, dueOn, jobTitle, totalPaise, outstandingPaise } = paper
  const paise = paper.nowPaise
  const upiId = upiIdFor(paper, paise)
  return {
    name: paperName(kind, seller),
    number,
    issuedOn,
    dueOn: outstandingPaise > 0 ? dueOn : null,
    seller: seller.name,
    title: jobTitle,
    totalPaise,
    owedPaise: outstandingPaise,
    settledBy: SETTLED_BY[paper.standing] ?? null,
    askedPaise: paise,
    upi: upiId ? upiAddress({ upiId, name: seller.name, paise, note: number, reference: number }) : null,
    bank: outstandingPaise > 0 ? seller.bank : null,
    noted: paper.notes.length > 0,
  }
}

/** The PDF behind a link, as it was kept. Throws 404. */
export const openFile = (ctx: RequestContext, { token }: { token: string }) =>
  keptFile(ctx, paperByToken(ctx, token, false))

/** The PDF of a paper as a page behind a link hands it over. Throws 404 where none was kept. */
export function keptFile(ctx: RequestContext, { id, number }: Paper) {
  const file = fileOf(ctx.db, id)
  if (!file) throw notFound('Paper')
  return { number, pdf: file.pdf.toString('base64') }
}

/** Keeps that a client says to have paid, with the reference: a note, never a payment. Throws 404, 429. */
export async function notePaid(ctx: RequestContext, { token, reference }: PaidNote): Promise<null> {
  await ctx.limits.count('answerLink', ctx.address)
  const { id } = paperByToken(ctx, token, false)
  const notes = repository.notesOf(ctx.db, id)
  if (notes.some((note) => note.reference === reference)) return null
  if (notes.length >= NOTES_MAX) throw conflict('The agency has your notes already.')
  repository.insertNote(ctx.db, { id: newId(), paperId: id, reference, createdAt: ctx.clock().toISOString() })
  return null
}
