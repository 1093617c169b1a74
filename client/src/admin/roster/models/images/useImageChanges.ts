import type { FaceCrop } from '../../../../../../shared/roster/faces'
import type { PortfolioItem } from '../../../../../../shared/roster/portfolio'
import { notifySuccess } from '../../../../lib/notify'
import { trpc } from '../../../../lib/trpc'
import { tellRefused } from '../../../forms/tellFailed'
import { adminModels } from '../copy'
import type { ImageChanges } from './ImageCard'

const copy = adminModels.images

type Given = {
  modelId: string
  images: PortfolioItem[]
  keep: (images: PortfolioItem[]) => void
  renew: () => Promise<void>
  /** A removal has succeeded or failed. */
  onRemoveEnd: (imageId: string) => void
}

/** What can be changed in a model's images. Changes and the order show at once and go back when the server refuses. */
export function useImageChanges({ modelId, images, keep, renew, onRemoveEnd }: Given) {
  const options = (failed: string) => ({
    // One at a time: each response holds all images, and an older one must not overwrite a newer.
    scope: { id: `images ${modelId}` },
    onSuccess: keep,
    onError(error: unknown) {
      tellRefused(error, failed)
      return renew()
    },
  })
  const change = trpc.admin.images.change.useMutation(options(copy.changeFailed))
  const reorder = trpc.admin.images.reorder.useMutation(options(copy.orderFailed))
  const retry = trpc.admin.images.retry.useMutation(options(copy.download.retryFailed))
  const chooseFace = trpc.admin.images.chooseFace.useMutation(options(copy.face.failed))
  const remove = trpc.admin.images.remove.useMutation({
    ...options(copy.removal.failed),
    onSuccess(left) {
      keep(left)
      notifySuccess(copy.removal.done)
    },
    onSettled: (_, __, { imageId }) => onRemoveEnd(imageId),
  })
  return {
    isBusy: change.isPending || chooseFace.isPending || reorder.isPending || retry.isPending,
    isRemoving: remove.isPending,
    change(item: PortfolioItem, changes: ImageChanges) {
      keep(images.map((each) => (each.id === item.id ? { ...each, ...changes } : each)))
      change.mutate({ id: modelId, imageId: item.id, ...changes })
    },
    chooseFace: ({ id: imageId }: PortfolioItem, crop: FaceCrop | null) =>
      chooseFace.mutate({ id: modelId, imageId, crop }),
    order(ids: string[]) {
      keep(ids.flatMap((id) => images.find((each) => each.id === id) ?? []))
      reorder.mutate({ id: modelId, imageIds: ids })
    },
    retry: ({ id: imageId }: PortfolioItem) => retry.mutate({ id: modelId, imageId }),
    remove: ({ id: imageId }: PortfolioItem) => remove.mutateAsync({ id: modelId, imageId }),
  }
}
