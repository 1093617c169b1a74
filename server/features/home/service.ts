import { FEATURED_MODELS } from '../../../shared/limits'
import type { Picture } from '../../../shared/models'
import type { AppContext } from '../../core/context'
import * as repository from './repository'
import { carriesWords } from './rules'

const SLIDES = 5

/**
 * The slides of the home page: the configured ones, else the banners of featured models on which the headline
 * is readable.
 */
export const homeSlides = ({ db }: Pick<AppContext, 'db'>): Picture[] =>
  (repository.namedSlides(db) ?? darkBanners(db)).map(({ id, width, height, thumbhash, widths }) => ({
    id,
    type: 'banner',
    width: width ?? 0,
    height: height ?? 0,
    thumbhash: thumbhash ?? '',
    widths,
  }))

const darkBanners = (db: AppContext['db']) =>
  repository
    .featuredBanners(db, FEATURED_MODELS)
    .filter(({ thumbhash }) => thumbhash !== null && carriesWords(thumbhash))
    .slice(0, SLIDES)
