import { PORTFOLIO_MAX } from '../../../../shared/limits'
import { isIntimate, isSingle, type PictureType } from '../../../../shared/lists'
import type { PictureDownload, PortfolioItem, PortfolioLink } from '../../../../shared/roster/portfolio'
import { publicUrl } from '../../../core/config'
import type { SignedInContext, TalentContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, notFound, wrongFileType } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { can } from '../../../core/security/permissions'
import { claimMedia, findMedia, giveFiles, removeMedia } from '../../media/store/repository'
import { mediaIdOf } from '../../media/store/rules'
import { discardMedia, removeFiles, signedQuery, storeUpload } from '../../media/store/service'
import { publish } from '../publicRoster/service'
import * as repository from './repository'
import { kindsOf } from './rules'
import { portfolioItem } from './views'

/** The caller's portfolio in order, private files with signed links. */
export function listPortfolio(ctx: TalentContext): PortfolioItem[] {
  return repository.itemsOf(ctx.db, ctx.session.modelId).map((row) => view(ctx, row))
}

/** Portfolios by model id as the agency sees them, private files with links signed for the caller. */
export function portfoliosOf(
  ctx: SignedInContext,
  modelIds: readonly string[],
): Map<string, PortfolioItem[]> {
  const found = new Map<string, PortfolioItem[]>(modelIds.map((id) => [id, []]))
  for (const row of repository.itemsOfModels(ctx.db, modelIds))
    found.get(row.item.modelId)?.push(view(ctx, row, downloadFor(ctx, row)))
  return found
}

/** The reason of a failed download reveals the server's network, so only administrators see it. */
const downloadFor = ({ session }: SignedInContext, { download }: repository.ListedItem) =>
  download && !can(session, 'modelImages.readFailure') ? { ...download, failure: null } : download

const view = (
  ctx: SignedInContext,
  row: Pick<repository.ListedItem, 'item' | 'media'>,
  download: PictureDownload | null = null,
) =>
  portfolioItem(
    row,
    row.media && !row.media.isPublic ? signedQuery(ctx, ctx.session, row.media.id) : undefined,
    download,
  )

function one(ctx: TalentContext, id: string): PortfolioItem {
  const row = repository.itemsOf(ctx.db, ctx.session.modelId).find(({ item }) => item.id === id)
  if (!row) throw notFound('Portfolio item')
  return view(ctx, row)
}

/**
 * Adds an uploaded picture or video to the caller's portfolio. Types with only one item take pictures only
 * and replace the current one. Intimate types are always locked (S26). Throws as storeUpload does, 409 when
 * the portfolio is full, 429 for too many in an hour.
 */
export async function addUpload(ctx: TalentContext, { type }: { type: PictureType }): Promise<PortfolioItem> {
  const { account, modelId } = ctx.session
  await ctx.limits.count('upload', account.id)
  refuseFull(ctx, type)
  const { upload } = ctx
  const stored = await storeUpload(ctx, { upload, kinds: kindsOf(type), ownerId: account.id, uploader: null })
  try {
    return await add(ctx, { type, mediaId: stored.id, externalUrl: null, modelId })
  } catch (error) {
    await discardMedia(ctx, [stored.id])
    throw error
  }
}

/**
 * Adds an address: a file that the caller has uploaded, or an external page, which the server never fetches
 * (S25). A file that is in the portfolio already, as this type, stays as it is. Another's file or model is a
 * 404, a file used elsewhere a 409.
 */
export async function addLink(ctx: TalentContext, given: PortfolioLink): Promise<PortfolioItem> {
  const { modelId } = ctx.session
  if (given.modelId && given.modelId !== modelId) throw notFound('Model')
  const mediaId = mediaIdOf(given.url, publicUrl(ctx.config))
  const kept = mediaId !== null && repository.itemOfFile(ctx.db, modelId, mediaId)
  if (kept && kept.type === given.type) return one(ctx, kept.id)
  refuseFull(ctx, given.type)
  if (mediaId !== null) refuseFile(ctx, mediaId, given.type)
  const externalUrl = mediaId === null ? given.url : null
  return add(ctx, { type: given.type, mediaId, externalUrl, modelId })
}

/**
 * The file must be the caller's, or an unused anonymous upload, whose 128-bit name only its uploader knows.
 * Documents are refused.
 */
function refuseFile(ctx: TalentContext, mediaId: string, type: PictureType) {
  const file = findMedia(ctx.db, mediaId)
  const isOwn = file?.ownerId === ctx.session.account.id
  const isNobodys = file?.ownerId === null
  if (!file || !(isOwn || isNobodys)) throw notFound('File')
  if (file.claimedAt !== null) throw conflict(serverMessages.fileInUse)
  const kinds = kindsOf(type)
  if (!kinds.includes(file.kind)) throw wrongFileType(kinds)
}

function refuseFull(ctx: TalentContext, type: PictureType) {
  const { modelId } = ctx.session
  const replaced = isSingle(type) ? repository.itemsOfType(ctx.db, modelId, type).length : 0
  if (repository.countItems(ctx.db, modelId) - replaced >= PORTFOLIO_MAX)
    throw conflict(serverMessages.portfolioFull(PORTFOLIO_MAX))
}

type NewItem = Pick<repository.ItemRow, 'type' | 'mediaId' | 'externalUrl' | 'modelId'>

async function add(ctx: TalentContext, item: NewItem): Promise<PortfolioItem> {
  const { db } = ctx
  const now = ctx.clock().toISOString()
  const id = newId()
  const replaced = transaction(db, () => {
    refuseFull(ctx, item.type)
    const old = isSingle(item.type) ? repository.itemsOfType(db, item.modelId, item.type) : []
    for (const { id: oldId, mediaId } of old) forget(ctx, oldId, mediaId)
    // Fails for a file that is already used.
    if (item.mediaId !== null && !claimMedia(db, item.mediaId, now)) throw conflict(serverMessages.fileInUse)
    if (item.mediaId !== null) giveFiles(db, [item.mediaId], ctx.session.account.id)
    const position = old[0]?.position ?? repository.nextPosition(db, item.modelId)
    repository.insertItem(db, { ...item, id, isLocked: isIntimate(item.type), position, createdAt: now })
    publish(db, item.modelId)
    return old
  })
  await removeFiles(
    ctx,
    replaced.map(({ mediaId }) => mediaId),
  )
  return one(ctx, id)
}

/** Removes one of the caller's items with its files; another's is a 404 (S11). */
export async function removeItem(ctx: TalentContext, { id }: { id: string }) {
  const { account, modelId } = ctx.session
  const mediaId = transaction(ctx.db, () => {
    const item = repository.findItem(ctx.db, modelId, id)
    if (!item) throw notFound('Portfolio item')
    forget(ctx, item.id, item.mediaId)
    audit(ctx.db, ctx.clock(), 'picture deleted', account, modelId)
    publish(ctx.db, modelId)
    return item.mediaId
  })
  await removeFiles(ctx, [mediaId])
}

/** Rows only: files are deleted after the commit, and the cleanup finds leftovers. */
function forget(ctx: TalentContext, id: string, mediaId: string | null) {
  repository.removeItem(ctx.db, id)
  if (mediaId !== null) removeMedia(ctx.db, mediaId)
}

/** Reorders the caller's items; 409 when `ids` are not exactly its items. */
export function reorder(ctx: TalentContext, { ids }: { ids: readonly string[] }): PortfolioItem[] {
  putInOrder(ctx.db, ctx.session.modelId, ids)
  return listPortfolio(ctx)
}

/** Reorders a model's items; 409 when `ids` are not exactly its items. */
export const putInOrder = (db: Db, modelId: string, ids: readonly string[]) =>
  transaction(db, () => {
    const known = new Set(repository.itemsOf(db, modelId).map(({ item }) => item.id))
    const isWhole = new Set(ids).size === ids.length && ids.length === known.size
    if (!isWhole || !ids.every((id) => known.has(id))) throw conflict(serverMessages.orderStale)
    for (const [position, id] of ids.entries()) repository.placeItem(db, id, position)
    publish(db, modelId)
  })
