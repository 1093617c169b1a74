import type { ImageChange, ImageUpload, NewImage } from '../../shared/images'
import { PORTFOLIO_MAX } from '../../shared/limits'
import { isIntimate, isSingle, type PictureType } from '../../shared/lists'
import type { PortfolioItem } from '../../shared/portfolio'
import { serverMessages } from '../../shared/serverMessages'
import { findAccount } from '../accounts/repository'
import { isAgency } from '../accounts/rules'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { SignedInContext } from '../core/context'
import { transaction } from '../core/database'
import { conflict, invalid, notFound, wrongType } from '../core/errors'
import { newId } from '../core/ids'
import { claimMedia, findMedia, giveFiles, removeMedia } from '../media/repository'
import { mediaIdOf } from '../media/rules'
import { discardMedia, removeFiles, storeUpload } from '../media/service'
import { findModel } from '../models/repository'
import * as portfolio from '../portfolio/repository'
import { kindsOf } from '../portfolio/rules'
import { portfoliosOf, putInOrder } from '../portfolio/service'
import { publish } from '../roster/service'
import * as repository from './repository'

// A model's pictures in the agency's hands (specification section 2, Images tab; section 7, `…/images`).

/** A model's images in their order, private files with links signed for the caller. Throws notFound. */
export function listImages(ctx: SignedInContext, modelId: string): PortfolioItem[] {
  modelOf(ctx, modelId)
  return portfoliosOf(ctx, [modelId]).get(modelId) ?? []
}

function modelOf(ctx: SignedInContext, modelId: string) {
  const row = findModel(ctx.db, modelId)
  if (!row) throw notFound('Model')
  return row
}

/**
 * Adds the picture at an address. One that names our media must be known, in use nowhere, and laid down by the agency,
 * by this model, or by nobody with an account; one elsewhere is kept as a link and never fetched (S25). Throws 400 for
 * any other, 415 for a kind of file that the type does not take, 409 when the portfolio is full, notFound.
 */
export function addImage(ctx: SignedInContext, { id, url, ...more }: NewImage): PortfolioItem[] {
  const mediaId = mediaIdOf(url, publicUrl(ctx.config))
  if (mediaId !== null) {
    if (!mayUse(ctx, id, mediaId)) throw invalid('url', serverMessages.unknownFile)
    refuseKind(ctx, more.type, mediaId)
  }
  add(ctx, { ...more, modelId: id, mediaId, externalUrl: mediaId === null ? url : null })
  return listImages(ctx, id)
}

function mayUse(ctx: SignedInContext, modelId: string, mediaId: string): boolean {
  const { account } = modelOf(ctx, modelId)
  const file = findMedia(ctx.db, mediaId)
  if (!file || file.claimedAt !== null) return false
  const owner = file.ownerId === null ? undefined : findAccount(ctx.db, file.ownerId)
  return owner === undefined || owner.id === account?.id || isAgency(owner.role)
}

function refuseKind(ctx: SignedInContext, type: PictureType, mediaId: string) {
  const file = findMedia(ctx.db, mediaId)
  if (file && !kindsOf(type).includes(file.kind)) throw wrongType()
}

/** Keeps an uploaded picture or video for a model. Throws what storeUpload throws, 409 when it is full, notFound. */
export async function uploadImage(
  ctx: SignedInContext,
  { id, ...more }: ImageUpload,
): Promise<PortfolioItem[]> {
  const { account } = modelOf(ctx, id)
  refuseFull(ctx, id)
  const ownerId = account?.id ?? ctx.session.account.id
  const request = { upload: ctx.upload, kinds: kindsOf(more.type), ownerId, uploader: null }
  const stored = await storeUpload(ctx, request)
  try {
    add(ctx, { ...more, modelId: id, mediaId: stored.id, externalUrl: null })
  } catch (error) {
    await discardMedia(ctx, [stored.id])
    throw error
  }
  return listImages(ctx, id)
}

function refuseFull(ctx: SignedInContext, modelId: string) {
  if (portfolio.countItems(ctx.db, modelId) >= PORTFOLIO_MAX)
    throw conflict(serverMessages.portfolioFull(PORTFOLIO_MAX))
}

type New = {
  modelId: string
  type: PictureType
  isLocked: boolean
  mediaId: string | null
  externalUrl: string | null
}

function add(ctx: SignedInContext, { type, isLocked, ...item }: New) {
  const { db } = ctx
  const createdAt = ctx.clock().toISOString()
  transaction(db, () => {
    const { account } = modelOf(ctx, item.modelId)
    refuseFull(ctx, item.modelId)
    if (item.mediaId !== null) {
      if (!claimMedia(db, item.mediaId, createdAt)) throw invalid('url', serverMessages.unknownFile)
      giveFiles(db, [item.mediaId], account?.id ?? null)
    }
    makeRoom(ctx, item.modelId, type)
    const position = portfolio.nextPosition(db, item.modelId)
    const row = { ...item, id: newId(), type, isLocked: isLocked || isIntimate(type), position, createdAt }
    portfolio.insertItem(db, row)
    publish(db, item.modelId)
  })
}

/** Of some types there is one each: the picture that was it until now becomes one of the gallery, and is not lost. */
function makeRoom(ctx: SignedInContext, modelId: string, type: PictureType) {
  if (!isSingle(type)) return
  for (const { id } of portfolio.itemsOfType(ctx.db, modelId, type))
    repository.changeItem(ctx.db, id, { type: 'gallery' })
}

/**
 * Changes what a picture is and whether it is locked; intimate types are locked whatever was asked (S26). Throws
 * notFound, 415 for a clip as what there is one picture of.
 */
export function changeImage(
  ctx: SignedInContext,
  { id: modelId, imageId, type, isLocked }: ImageChange,
): PortfolioItem[] {
  transaction(ctx.db, () => {
    const item = portfolio.findItem(ctx.db, modelId, imageId)
    if (!item) throw notFound('Image')
    const next = type ?? item.type
    if (next !== item.type) {
      if (item.mediaId !== null) refuseKind(ctx, next, item.mediaId)
      makeRoom(ctx, modelId, next)
    }
    const locked = (isLocked ?? item.isLocked) || isIntimate(next)
    repository.changeItem(ctx.db, imageId, { type: next, isLocked: locked })
    if (locked !== item.isLocked) {
      const what = locked ? 'picture locked' : 'picture unlocked'
      audit(ctx.db, ctx.clock(), what, ctx.session.account, modelId)
    }
    publish(ctx.db, modelId)
  })
  return listImages(ctx, modelId)
}

/** Puts a model's images into the given order; 409 when these are not exactly the images that there are now. */
export function reorderImages(
  ctx: SignedInContext,
  { id, imageIds }: { id: string; imageIds: readonly string[] },
): PortfolioItem[] {
  putInOrder(ctx.db, id, imageIds)
  return listImages(ctx, id)
}

/** Removes an image for good, its files after the commit. Throws notFound. */
export async function removeImage(
  ctx: SignedInContext,
  { id, imageId }: { id: string; imageId: string },
): Promise<PortfolioItem[]> {
  const mediaId = transaction(ctx.db, () => {
    const item = portfolio.findItem(ctx.db, id, imageId)
    if (!item) throw notFound('Image')
    portfolio.removeItem(ctx.db, item.id)
    if (item.mediaId !== null) removeMedia(ctx.db, item.mediaId)
    audit(ctx.db, ctx.clock(), 'picture deleted', ctx.session.account, id)
    publish(ctx.db, id)
    return item.mediaId
  })
  await removeFiles(ctx, [mediaId])
  return listImages(ctx, id)
}
