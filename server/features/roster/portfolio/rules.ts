import { isSingle, type MediaKind, type PictureType } from '../../../../shared/lists'

/** The kinds of files that a type takes; types with only one item take pictures only. */
export const kindsOf = (type: PictureType): readonly MediaKind[] =>
  isSingle(type) ? ['image'] : ['image', 'video']
