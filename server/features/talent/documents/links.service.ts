import { agency } from '../../../../shared/agency'
import { deskDayOnPaper } from '../../../../shared/desk/dayWords'
import { localDay } from '../../../../shared/format'
import type { DocumentKind } from '../../../../shared/lists'
import { documentInText } from '../../../../shared/media/documentWords'
import { paths } from '../../../../shared/paths'
import type { DocumentFacts, DocumentsAsked, DocumentText } from '../../../../shared/talent/documents'
import { publicUrl } from '../../../core/config'
import type { RequestContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { sha256 } from '../../../core/security/secrets'
import { linkToken } from '../../../core/security/tokens'
import { talentChat } from '../../../core/text/phones'
import { findLink, takeLink } from '../../access/accounts/oneTimeLinks.repository'
import { findModel } from '../../roster/models/repository'
import * as repository from './repository'
import { keepDocument } from './service'

const LINK_MS = 14 * 24 * 60 * 60_000

const firstName = (name: string) => name.split(' ')[0] ?? name

/** A text that asks a talent for a document, with a link for one use within 14 days. Throws 404. */
export function askForDocument(
  ctx: SignedInContext,
  { modelId, kind }: { modelId: string; kind: DocumentKind },
): DocumentText {
  const { db } = ctx
  return transaction(db, () => {
    const found = findModel(db, modelId)
    if (!found) throw notFound('Talent')
    const { model, account } = found
    const now = ctx.clock()
    const { token, stored } = linkToken(now, LINK_MS)
    repository.insertLink(db, { ...stored, modelId })
    audit(db, now, 'document asked for', ctx.session.account, modelId, kind)
    const link = publicUrl(ctx.config) + paths.documents(token, kind)
    return {
      text: `Hi ${firstName(model.stageName ?? model.name)}, ${agency.name} needs your ${documentInText(kind)}. Please send it here: ${link}\n\nThe link is for you alone, for one document, until ${deskDayOnPaper(localDay(new Date(stored.expiresAt)))}.`,
      phone: talentChat(model, account?.phone),
      email: account?.email ?? model.email,
    }
  })
}

/** Whose link it is. Reading writes nothing, because previews and mail scanners open links. */
function modelOf({ db, clock }: RequestContext, token: string) {
  const modelId = findLink(db, sha256(token), 'document', clock().toISOString())?.modelId
  const found = modelId ? findModel(db, modelId) : undefined
  // Unknown, used, ended: nobody can tell one from the other.
  if (!found) throw notFound('Link')
  return found.model
}

/** What the page of a link says. Throws 404, and 429 for too many reads. */
export async function openLink(ctx: RequestContext, { token }: { token: string }): Promise<DocumentsAsked> {
  await ctx.limits.count('answerLink', ctx.address)
  const { stageName, name } = modelOf(ctx, token)
  return { name: firstName(stageName ?? name) }
}

/** Takes the document of a link and ends the link. Throws as `openLink` and `keepDocument`; a refused one leaves it open. */
export async function giveByLink(
  ctx: RequestContext,
  { token, ...facts }: DocumentFacts & { token: string },
) {
  await ctx.limits.count('answerLink', ctx.address)
  const { id: modelId, name } = modelOf(ctx, token)
  const admit = () => {
    if (!takeLink(ctx.db, sha256(token), 'document', ctx.clock().toISOString())) throw notFound('Link')
  }
  await keepDocument(ctx, { modelId, via: 'link', by: name, actor: null, admit }, facts)
}
