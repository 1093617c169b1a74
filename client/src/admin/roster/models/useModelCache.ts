import type { EditableModel } from '../../../../../shared/roster/modelRecord'
import type { PortfolioItem } from '../../../../../shared/roster/portfolio'
import type { Ratings } from '../../../../../shared/roster/ratings'
import { trpc } from '../../../lib/trpc'

/** Writes mutation responses into the query cache, so that they are not fetched again. */
export function useModelCache() {
  const utils = trpc.useUtils()
  const detail = utils.admin.models.get
  return {
    /** Resolves after visible lists have refetched: before that their switch would jump back. */
    async keep(model: EditableModel) {
      detail.setData({ id: model.id }, (before) => before && { ...before, model })
      await Promise.all([utils.admin.models.list.invalidate(), utils.admin.models.cities.invalidate()])
    },
    keepImages(id: string, images: PortfolioItem[]) {
      detail.setData({ id }, (before) => before && { ...before, model: { ...before.model, images } })
      void utils.admin.models.list.invalidate()
    },
    keepRatings(id: string, ratings: Ratings) {
      detail.setData({ id }, (before) => before && { ...before, ratings })
    },
    /** Resolves after visible lists have refetched. */
    async forget(id: string) {
      void detail.invalidate({ id }, { refetchType: 'none' })
      await utils.admin.models.list.invalidate()
    },
    /** Refetches the model where it is shown. */
    renew(id: string) {
      void utils.admin.models.list.invalidate()
      void detail.invalidate({ id })
    },
    fetch: (id: string) => detail.fetch({ id }, { staleTime: 0 }),
  }
}
