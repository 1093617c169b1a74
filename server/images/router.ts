import { imageChange, imageId, imageOrder, imageUpload, newImage } from '../../shared/images'
import { modelId } from '../../shared/modelRecord'
import { adminProcedure, router } from '../core/procedures'
import * as service from './service'

export const adminImages = router({
  list: adminProcedure.input(modelId).query(({ ctx, input }) => service.listImages(ctx, input.id)),
  add: adminProcedure.input(newImage).mutation(({ ctx, input }) => service.addImage(ctx, input)),
  upload: adminProcedure.input(imageUpload).mutation(({ ctx, input }) => service.uploadImage(ctx, input)),
  change: adminProcedure.input(imageChange).mutation(({ ctx, input }) => service.changeImage(ctx, input)),
  reorder: adminProcedure.input(imageOrder).mutation(({ ctx, input }) => service.reorderImages(ctx, input)),
  remove: adminProcedure.input(imageId).mutation(({ ctx, input }) => service.removeImage(ctx, input)),
})
