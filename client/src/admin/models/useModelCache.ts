import type { ModelRecord } from '../../../../shared/modelRecord'
import type { PortfolioItem } from '../../../../shared/portfolio'
import type { Ratings } from '../../../../shared/ratings'
import { trpc } from '../../lib/trpc'

/** Puts what the server answered where the pages read it, so that nothing is asked for twice. */
export function useModelCache() {
  const utils = trpc.useUtils()
  const detail = utils.admin.models.get
  return {
    /** Done when a list that is on the screen has it too: until then its switch would fall back. */
    async keep(model: ModelRecord) {
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
    /** Done when a list that is on the screen has heard of it. */
    async forget(id: string) {
      void detail.invalidate({ id }, { refetchType: 'none' })
      await utils.admin.models.list.invalidate()
    },
    /** Asks for it anew where it is shown: on its own page, in a list. */
    renew(id: string) {
      void utils.admin.models.list.invalidate()
      void detail.invalidate({ id })
    },
    fetch: (id: string) => detail.fetch({ id }, { staleTime: 0 }),
  }
}
