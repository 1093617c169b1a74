import type { PublicModel } from '../../../../../shared/roster/models'

/** The models that a visitor marks. */
export type LineUp = {
  turn: (on: boolean) => void
  /** Slugs, in the order of marking. */
  marked: readonly string[]
  isMarked: (model: PublicModel) => boolean
  isFull: boolean
  toggle: (model: PublicModel) => void
  /** The keys in the address: the models that the open line-up shows. */
  shown: readonly string[]
  open: () => void
  close: () => void
}
