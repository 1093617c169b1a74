import { PORTFOLIO_MAX } from '../../shared/limits'
import { isIntimate, isSingle, type PictureType } from '../../shared/lists'
import { mediaPath } from '../../shared/paths'
import type { PortfolioItem, PortfolioLink } from '../../shared/portfolio'
import { serverMessages } from '../../shared/serverMessages'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { House, Session, SignedInContext, TalentContext } from '../core/context'
import { type Db, transaction } from '../core/database'
import { conflict, notFound, wrongType } from '../core/errors'
import { newId } from '../core/ids'
import { claimMedia, findMedia, giveFiles, removeMedia } from '../media/repository'
import { mediaIdOf, pictureFile } from '../media/rules'
import { discardMedia, removeFiles, signedQuery, storeUpload } from '../media/service'
import { publish } from '../roster/service'
import * as repository from './repository'
import { kindsOf } from './rules'
import { portfolioItem } from './views'

/** The caller's own portfolio in its order, private files with signed links. */
export function listPortfolio(ctx: TalentContext): PortfolioItem[] {
  return repository.itemsOf(ctx.db, ctx.session.modelId).map((row) => view(ctx, row))
}

/** The portfolios of several models as the agency sees them, by model id; private files with links signed for the caller. */
export function portfoliosOf(
  ctx: SignedInContext,
  modelIds: readonly string[],
): Map<string, PortfolioItem[]> {
  const found = new Map<string, PortfolioItem[]>(modelIds.map((id) => [id, []]))
  for (const row of repository.itemsOfModels(ctx.db, modelIds))
    found.get(row.item.modelId)?.push(view(ctx, row))
  return found
}

const view = (ctx: SignedInContext, row: repository.ListedItem) =>
  portfolioItem(
    row,
    row.media && !row.media.isPublic ? signedQuery(ctx, ctx.session, row.media.id) : undefined,
  )

/**
 * Where a model's profile picture is found (specification section 3, `profile_pic`): a path of ours, signed for this
 * session while the picture is private, or an address elsewhere; null without one.
 */
export function profilePicture(
  house: Pick<House, 'db' | 'secrets' | 'clock'>,
  session: Pick<Session, 'id'>,
  modelId: string,
): string | null {
  const [item] = repository.itemsOfType(house.db, modelId, 'profile_pic')
  const media = item?.mediaId ? findMedia(house.db, item.mediaId) : undefined
  if (!media) return item?.externalUrl ?? null
  return mediaPath(media.id, pictureFile(media), media.isPublic ? '' : signedQuery(house, session, media.id))
}

function one(ctx: TalentContext, id: string): PortfolioItem {
  const row = repository.itemsOf(ctx.db, ctx.session.modelId).find(({ item }) => item.id === id)
  if (!row) throw notFound('Portfolio item')
  return view(ctx, row)
}

/**
 * Keeps an uploaded picture or video in the caller's portfolio (section 7, `portfolio-upload`). A type of which there
 * is one takes pictures only and replaces the one before, whose files go after the commit. Intimate types are always
 * locked (S26). Throws what storeUpload throws, 409 when the portfolio is full, 429 for too many in an hour.
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
 * Adds what lies at an address (section 7, `POST /portfolio/upload`): a file that the caller has uploaded here, or a
 * page elsewhere, which the server never fetches (S25). Another's file or model is a 404.
 */
export async function addLink(ctx: TalentContext, given: PortfolioLink): Promise<PortfolioItem> {
  const { modelId } = ctx.session
  if (given.modelId && given.modelId !== modelId) throw notFound('Model')
  refuseFull(ctx, given.type)
  const mediaId = mediaIdOf(given.url, publicUrl(ctx.config))
  if (mediaId !== null) refuseFile(ctx, mediaId, given.type)
  const externalUrl = mediaId === null ? given.url : null
  return add(ctx, { type: given.type, mediaId, externalUrl, modelId })
}

/**
 * A file must be the caller's, or one that `POST /media/upload` keeps and nobody has used yet: its name is 128 secret
 * bits, so who knows it is who was told it. Documents are no portfolio.
 */
function refuseFile(ctx: TalentContext, mediaId: string, type: PictureType) {
  const file = findMedia(ctx.db, mediaId)
  const isOwn = file?.ownerId === ctx.session.account.id
  const isUnused = file?.ownerId === null && file.claimedAt === null
  if (!file || !(isOwn || isUnused)) throw notFound('File')
  if (!kindsOf(type).includes(file.kind)) throw wrongType()
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
    // A file that is used already cannot be used twice.
    if (item.mediaId !== null && !claimMedia(db, item.mediaId, now)) throw notFound('File')
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

/** Removes an item of the caller's for good, with its files; another's is a 404 (S11). */
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

/** Rows only: files go after the commit, and what a crash leaves behind the janitor finds. */
function forget(ctx: TalentContext, id: string, mediaId: string | null) {
  repository.removeItem(ctx.db, id)
  if (mediaId !== null) removeMedia(ctx.db, mediaId)
}

/** Puts the caller's items into the given order; 409 when these are not exactly the items that there are now. */
export function reorder(ctx: TalentContext, { ids }: { ids: readonly string[] }): PortfolioItem[] {
  putInOrder(ctx.db, ctx.session.modelId, ids)
  return listPortfolio(ctx)
}

/** Puts a model's items into the given order; 409 when these are not exactly the items that there are now. */
export const putInOrder = (db: Db, modelId: string, ids: readonly string[]) =>
  transaction(db, () => {
    const known = new Set(repository.itemsOf(db, modelId).map(({ item }) => item.id))
    const isWhole = new Set(ids).size === ids.length && ids.length === known.size
    if (!isWhole || !ids.every((id) => known.has(id))) throw conflict(serverMessages.orderStale)
    for (const [position, id] of ids.entries()) repository.placeItem(db, id, position)
    publish(db, modelId)
  })
