import { FEATURED_MODELS } from '../../shared/limits'
import type { Picture } from '../../shared/models'
import type { House } from '../core/context'
import * as repository from './repository'
import { carriesWords } from './rules'

const SLIDES = 5 // section 2, Home

/**
 * The pictures of the home page's slideshow, in their order. An agency has them by what it does anyway: the banners of
 * the models that it features, as far as the words on them can be read. The demo agency names pictures of its own.
 */
export const homeSlides = ({ db }: Pick<House, 'db'>): Picture[] =>
  (repository.namedSlides(db) ?? darkBanners(db)).map(({ id, width, height, thumbhash, widths }) => ({
    id,
    type: 'banner',
    width: width ?? 0,
    height: height ?? 0,
    thumbhash: thumbhash ?? '',
    widths,
  }))

const darkBanners = (db: House['db']) =>
  repository
    .featuredBanners(db, FEATURED_MODELS)
    .filter(({ thumbhash }) => thumbhash !== null && carriesWords(thumbhash))
    .slice(0, SLIDES)
