import type { Picture } from '../../shared/models'
import type { House } from '../core/context'
import * as repository from './repository'

const SLIDES = 5 // section 2, Home

/**
 * The pictures of the home page's slideshow, in their order. An agency has them by what it does anyway: the banners of
 * the models that it features. The demo agency names pictures of its own.
 */
export const homeSlides = (house: Pick<House, 'db'>): Picture[] =>
  repository.findSlides(house.db, SLIDES).map(({ id, width, height, thumbhash, widths }) => ({
    id,
    type: 'banner',
    width: width ?? 0,
    height: height ?? 0,
    thumbhash: thumbhash ?? '',
    widths,
  }))
