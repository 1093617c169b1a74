import { isSingle, type MediaKind, type PictureType } from '../../shared/lists'

/** What files of ours a type takes: where there is one of it, it stands for the model, and is a picture. */
export const kindsOf = (type: PictureType): readonly MediaKind[] =>
  isSingle(type) ? ['image'] : ['image', 'video']
