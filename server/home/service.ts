import type { Picture } from '../../shared/models'
import type { House } from '../core/context'
import * as repository from './repository'

/** The pictures of the home page's slideshow, in their order; none until the agency or the demo has put some there. */
export const homeSlides = (house: Pick<House, 'db'>): Picture[] =>
  repository.findSlides(house.db).map(({ id, width, height, thumbhash, widths }) => ({
    id,
    type: 'banner',
    width: width ?? 0,
    height: height ?? 0,
    thumbhash: thumbhash ?? '',
    widths,
  }))
