import type { DocumentWay, MediaKind } from '../../../../shared/lists'
import type {
  DocumentEnd,
  DocumentFacts,
  DocumentLine,
  OpenedDocument,
  OwnDocument,
} from '../../../../shared/talent/documents'
import type { RequestContext, SignedInContext, TalentContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { readNoticeVersion } from '../../agency/legalTexts/repository'
import { claimMedia, removeMedia } from '../../media/store/repository'
import { discardMedia, removeFiles, signedQuery, storeUpload } from '../../media/store/service'
import { findModel } from '../../roster/models/repository'
import * as repository from './repository'
import { endView, lineView, openedView, ownView } from './views'

/** A photo or a PDF; nobody films a passport. */
const FILE_KINDS: readonly MediaKind[] = ['image', 'document']
const DOCUMENTS_MAX = 60
const SEEN_MAX = 50

const messages = {
  nothing: 'Add a photo or a PDF, or enter the number',
  aadhaarFile:
    'We keep only the last four digits of an Aadhaar, so please take the photo away: it shows the whole number.',
  full: `There are ${DOCUMENTS_MAX} documents already. Remove one first.`,
} as const

type From = {
  modelId: string
  via: DocumentWay
  /** whom it came from, for the agency */
  by: string
  /** null for a link */
  actor: { id: string; name: string } | null
  /** called in the storing transaction; throws to refuse */
  admit?: () => void
}

/**
 * Stores a document with the file of this request, private like other files. Throws 400 without a file and a number and for
 * a photo of an Aadhaar, 404 for an unknown model, 409 when there are too many, and as `storeUpload`.
 */
export async function keepDocument(ctx: RequestContext, from: From, facts: DocumentFacts): Promise<string> {
  const { db, upload } = ctx
  const { modelId, via, by, actor } = from
  const model = findModel(db, modelId)
  if (!model) throw notFound('Talent')
  if (facts.kind === 'aadhaar' && upload) throw invalid('file', messages.aadhaarFile)
  if (!upload && facts.number === null) throw invalid('file', messages.nothing)
  refuseFull(ctx, modelId)
  const ownerId = model.account?.id ?? null
  const stored = upload && (await storeUpload(ctx, { upload, kinds: FILE_KINDS, ownerId, uploader: null }))
  try {
    return transaction(db, () => {
      const now = ctx.clock()
      from.admit?.()
      if (!findModel(db, modelId)) throw notFound('Talent')
      refuseFull(ctx, modelId)
      const id = newId()
      if (stored) claimMedia(db, stored.id, now.toISOString())
      const noticeVersion = via === 'agency' ? null : readNoticeVersion(db)
      const given = { givenVia: via, givenBy: by, noticeVersion, createdAt: now.toISOString() }
      repository.insertDocument(db, { id, modelId, ...facts, mediaId: stored?.id ?? null, ...given })
      audit(db, now, 'document added', actor, modelId, `${facts.kind}, ${via}`)
      return id
    })
  } catch (error) {
    if (stored) await discardMedia(ctx, [stored.id])
    throw error
  }
}

function refuseFull({ db }: RequestContext, modelId: string) {
  if (repository.countDocuments(db, modelId) >= DOCUMENTS_MAX) throw conflict(messages.full)
}

/** The documents of a talent, numbers masked. Throws 404. */
export function listDocuments({ db }: SignedInContext, { modelId }: { modelId: string }): DocumentLine[] {
  if (!findModel(db, modelId)) throw notFound('Talent')
  return repository.documentsOf(db, modelId).map(lineView)
}

/** What documents a talent has and when they end: no number, no file. Throws 404. */
export function listEnds({ db }: SignedInContext, { modelId }: { modelId: string }): DocumentEnd[] {
  if (!findModel(db, modelId)) throw notFound('Talent')
  return repository.documentsOf(db, modelId).map(endView)
}

/** Adds a document for the agency. Throws as `keepDocument`. */
export async function addForAgency(
  ctx: SignedInContext,
  { modelId, ...facts }: DocumentFacts & { modelId: string },
): Promise<DocumentLine> {
  const { account } = ctx.session
  const id = await keepDocument(ctx, { modelId, via: 'agency', by: account.name, actor: account }, facts)
  return lineView(found(ctx, id))
}

/** A document whole. Who opened it and when is kept with it and in the audit log. Throws 404. */
export function openDocument(ctx: SignedInContext, { id }: { id: string }): OpenedDocument {
  const { db, session } = ctx
  return transaction(db, () => {
    const opened = found(ctx, id)
    const { modelId, kind, seen } = opened.document
    const now = ctx.clock()
    const entry = { by: session.account.name, at: now.toISOString() }
    repository.writeSeen(db, id, [...seen, entry].slice(-SEEN_MAX))
    audit(db, now, 'document seen', session.account, modelId, kind)
    return openedView(opened, (mediaId) => signedQuery(ctx, session, mediaId))
  })
}

/** Removes a document with its file. Throws 404. */
export async function removeDocument(ctx: SignedInContext, { id }: { id: string }) {
  await remove(ctx, id, () => found(ctx, id))
}

async function remove(ctx: SignedInContext, id: string, find: () => repository.Found) {
  const mediaId = transaction(ctx.db, () => {
    const { modelId, kind, mediaId } = find().document
    repository.removeDocument(ctx.db, id)
    if (mediaId !== null) removeMedia(ctx.db, mediaId)
    audit(ctx.db, ctx.clock(), 'document removed', ctx.session.account, modelId, kind)
    return mediaId
  })
  await removeFiles(ctx, [mediaId])
}

function found({ db }: RequestContext, id: string): repository.Found {
  const row = repository.findDocument(db, id)
  if (!row) throw notFound('Document')
  return row
}

// — The talent's own —————————————————————————————————————————————————————————————————————————————————

/** The caller's documents, numbers masked, files with signed links. */
export function listOwn(ctx: TalentContext): OwnDocument[] {
  const { account, modelId } = ctx.session
  const sign = (mediaId: string) => signedQuery(ctx, ctx.session, mediaId)
  return repository.documentsOf(ctx.db, modelId).map((row) => ownView(row, account.id, sign))
}

/** Adds a document of the caller. Throws as `keepDocument`, and 429 for too many in an hour. */
export async function addOwn(ctx: TalentContext, facts: DocumentFacts): Promise<DocumentEnd> {
  const { account, modelId } = ctx.session
  await ctx.limits.count('upload', account.id)
  const id = await keepDocument(ctx, { modelId, via: 'talent', by: account.name, actor: account }, facts)
  return endView(found(ctx, id))
}

/** Takes back a document that the caller gave. Another's is a 404 (S11); one of the agency's is a 409. */
export async function removeOwn(ctx: TalentContext, { id }: { id: string }) {
  await remove(ctx, id, () => {
    const row = found(ctx, id)
    if (row.document.modelId !== ctx.session.modelId) throw notFound('Document')
    if (row.document.givenVia === 'agency')
      throw conflict('The agency added this one. Ask them to remove it.')
    return row
  })
}
