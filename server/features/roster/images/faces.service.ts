import { type FaceChoice, faceWithin } from '../../../../shared/roster/faces'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { findMedia } from '../../media/store/repository'
import * as portfolio from '../portfolio/repository'
import { publish } from '../publicRoster/service'
import * as repository from './repository'
import { listImages } from './service'

/**
 * Makes a square of an open picture the model's face, or gives the choice up again. Throws notFound, 409 for a picture
 * that is locked or not stored.
 */
export function chooseFace(
  ctx: SignedInContext,
  { id: modelId, imageId, crop }: FaceChoice,
): PortfolioItem[] {
  transaction(ctx.db, () => {
    const item = portfolio.findItem(ctx.db, modelId, imageId)
    if (!item) throw notFound('Image')
    const file = item.mediaId === null ? undefined : findMedia(ctx.db, item.mediaId)
    if (crop && (item.isLocked || file?.kind !== 'image')) throw conflict(serverMessages.noFaceThere)
    repository.forgetFace(ctx.db, modelId)
    if (crop && file) {
      const size = { width: file.width ?? 0, height: file.height ?? 0 }
      repository.changeItem(ctx.db, imageId, { face: faceWithin(size, crop) })
    }
    publish(ctx.db, modelId)
  })
  return listImages(ctx, modelId)
}
