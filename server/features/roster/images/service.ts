import { localDay } from '../../../../shared/format'
import { PORTFOLIO_MAX } from '../../../../shared/limits'
import { isIntimate, isSingle, type PictureType } from '../../../../shared/lists'
import type {
  AddedDigital,
  ImageChange,
  ImageUpload,
  NewDigital,
  NewImage,
} from '../../../../shared/roster/images'
import type { PortfolioItem, PortfolioLink } from '../../../../shared/roster/portfolio'
import { publicUrl } from '../../../core/config'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, forbidden, invalid, notFound, wrongFileType } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { can } from '../../../core/security/permissions'
import { findAccount } from '../../access/accounts/repository'
import { isAgency } from '../../access/accounts/rules'
import { claimMedia, findMedia, giveFiles, removeMedia } from '../../media/store/repository'
import { mediaIdOf } from '../../media/store/rules'
import { discardMedia, removeFiles, storeUpload } from '../../media/store/service'
import { findModel } from '../models/repository'
import * as portfolio from '../portfolio/repository'
import { kindsOf } from '../portfolio/rules'
import { addLink as addOwnLink, portfoliosOf, putInOrder } from '../portfolio/service'
import { publish } from '../publicRoster/service'
import * as downloads from './downloads.repository'
import * as repository from './repository'

/** A model's images in order, private ones with links signed for the caller. Throws notFound. */
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
 * Adds a picture by address. One of our media must be unused and uploaded by the agency, this model or
 * anonymously; other pictures are downloaded in the background (S25). Throws 400 for an unusable file, 415
 * for a kind that the type does not take, 409 when the portfolio is full, notFound.
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

/**
 * Adds an address to the caller's own portfolio, or as an administrator to that of the model. Throws as the portfolio's
 * `addLink` and as `addImage`, and 400 for an administrator who names no model.
 */
export async function addLink(ctx: SignedInContext, given: PortfolioLink): Promise<PortfolioItem> {
  const { session } = ctx
  if (session.modelId !== null)
    return addOwnLink({ ...ctx, session: { ...session, modelId: session.modelId } }, given)
  if (!can(session, 'modelImages.change')) throw forbidden()
  if (!given.modelId) throw invalid('modelId', serverMessages.unknownModel)
  const { url, type, modelId: id } = given
  // A new picture is the last one.
  const added = addImage(ctx, { id, url, type, isLocked: false }).at(-1)
  if (!added) throw notFound('Image')
  return added
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
  const kinds = kindsOf(type)
  if (file && !kinds.includes(file.kind)) throw wrongFileType(kinds)
}

/**
 * Stores an uploaded picture or video for a model. Throws as storeUpload does, 409 when the portfolio is
 * full, notFound.
 */
export async function uploadImage(ctx: SignedInContext, input: ImageUpload): Promise<PortfolioItem[]> {
  await addUploadedImage(ctx, input)
  return listImages(ctx, input.id)
}

/**
 * Adds one of a model's digitals in place of the last one, which stays in the gallery, locked: it is out of date.
 * Throws as `uploadImage`.
 */
export async function addDigital(ctx: SignedInContext, { id, type }: NewDigital): Promise<AddedDigital> {
  await addUploadedImage(ctx, { id, type, isLocked: false, locksReplaced: true })
  return { type, addedOn: localDay(ctx.clock()) }
}

/** The same; `onAdded` is called with the item's id in the transaction that adds it, and may throw to refuse. */
export async function addUploadedImage(
  ctx: SignedInContext,
  { id, ...more }: ImageUpload & Pick<New, 'locksReplaced'>,
  onAdded: (itemId: string) => void = () => {},
) {
  const { account } = modelOf(ctx, id)
  refuseFull(ctx, id)
  const ownerId = account?.id ?? ctx.session.account.id
  const request = { upload: ctx.upload, kinds: kindsOf(more.type), ownerId, uploader: null }
  const stored = await storeUpload(ctx, request)
  try {
    add(ctx, { ...more, modelId: id, mediaId: stored.id, externalUrl: null }, onAdded)
  } catch (error) {
    await discardMedia(ctx, [stored.id])
    throw error
  }
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
  /** locks the picture that this one replaces */
  locksReplaced?: boolean
}

function add(
  ctx: SignedInContext,
  { type, isLocked, locksReplaced = false, ...item }: New,
  onAdded: (itemId: string) => void = () => {},
) {
  const { db } = ctx
  const createdAt = ctx.clock().toISOString()
  transaction(db, () => {
    const { account } = modelOf(ctx, item.modelId)
    refuseFull(ctx, item.modelId)
    if (item.mediaId !== null) {
      if (!claimMedia(db, item.mediaId, createdAt)) throw invalid('url', serverMessages.unknownFile)
      giveFiles(db, [item.mediaId], account?.id ?? null)
    }
    makeRoom(ctx, item.modelId, type, locksReplaced)
    const position = portfolio.nextPosition(db, item.modelId)
    const row = { ...item, id: newId(), type, isLocked: isLocked || isIntimate(type), position, createdAt }
    portfolio.insertItem(db, row)
    onAdded(row.id)
    if (item.externalUrl !== null) queueDownload(ctx, row.id, item.modelId, item.externalUrl)
    publish(db, item.modelId)
  })
}

function queueDownload(ctx: SignedInContext, itemId: string, modelId: string, address: string) {
  const now = ctx.clock()
  downloads.insertDownload(ctx.db, { itemId, address, status: 'waiting', requestedAt: now.toISOString() })
  // The host only: the rest may contain a secret.
  audit(ctx.db, now, 'picture added by address', ctx.session.account, modelId, new URL(address).host)
}

/** Queues a failed download again. Throws notFound. */
export function retryDownload(
  ctx: SignedInContext,
  { id, imageId }: { id: string; imageId: string },
): PortfolioItem[] {
  transaction(ctx.db, () => {
    const item = portfolio.findItem(ctx.db, id, imageId)
    if (!item) throw notFound('Image')
    // Has no effect on one that is queued or stored: two people may retry at once.
    downloads.queueAgain(ctx.db, imageId, ctx.clock().toISOString())
  })
  return listImages(ctx, id)
}

/** For types with only one picture, moves the current one to the gallery. */
function makeRoom(ctx: SignedInContext, modelId: string, type: PictureType, isLocking = false) {
  if (!isSingle(type)) return
  for (const { id } of portfolio.itemsOfType(ctx.db, modelId, type))
    repository.changeItem(ctx.db, id, { type: 'gallery', ...(isLocking && { isLocked: true }) })
}

/**
 * Changes a picture's type and lock; intimate types are always locked (S26). Throws notFound, 415 for a video
 * as a type that takes pictures only.
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

/** Reorders a model's images; 409 when `ids` are not exactly its images. */
export function reorderImages(
  ctx: SignedInContext,
  { id, imageIds }: { id: string; imageIds: readonly string[] },
): PortfolioItem[] {
  putInOrder(ctx.db, id, imageIds)
  return listImages(ctx, id)
}

/** Removes an image, and its files after the commit. Throws notFound. */
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
