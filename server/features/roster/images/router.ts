import { faceChoice } from '../../../../shared/roster/faces'
import {
  imageChange,
  imageId,
  imageOrder,
  imageUpload,
  newDigital,
  newImage,
} from '../../../../shared/roster/images'
import { modelId } from '../../../../shared/roster/modelRecord'
import { portfolioLink } from '../../../../shared/roster/portfolio'
import { protectedProcedure, router } from '../../../core/procedures'
import { chooseFace } from './faces.service'
import * as service from './service'

export const adminImages = router({
  list: protectedProcedure('modelImages.read')
    .input(modelId)
    .query(({ ctx, input }) => service.listImages(ctx, input.id)),
  add: protectedProcedure('modelImages.change')
    .input(newImage)
    .mutation(({ ctx, input }) => service.addImage(ctx, input)),
  upload: protectedProcedure('modelImages.change')
    .input(imageUpload)
    .mutation(({ ctx, input }) => service.uploadImage(ctx, input)),
  change: protectedProcedure('modelImages.change')
    .input(imageChange)
    .mutation(({ ctx, input }) => service.changeImage(ctx, input)),
  chooseFace: protectedProcedure('modelImages.change')
    .input(faceChoice)
    .mutation(({ ctx, input }) => chooseFace(ctx, input)),
  reorder: protectedProcedure('modelImages.change')
    .input(imageOrder)
    .mutation(({ ctx, input }) => service.reorderImages(ctx, input)),
  retry: protectedProcedure('modelImages.change')
    .input(imageId)
    .mutation(({ ctx, input }) => service.retryDownload(ctx, input)),
  remove: protectedProcedure('modelImages.change')
    .input(imageId)
    .mutation(({ ctx, input }) => service.removeImage(ctx, input)),
})

/** The digitals of talents, which bookers add. */
export const deskDigitals = router({
  add: protectedProcedure('digitals.add')
    .input(newDigital)
    .mutation(({ ctx, input }) => service.addDigital(ctx, input)),
})

/** `POST /portfolio/upload`, for talents and administrators. */
export const portfolioLinks = router({
  addLink: protectedProcedure('portfolio.addLink')
    .input(portfolioLink)
    .mutation(({ ctx, input }) => service.addLink(ctx, input)),
})
