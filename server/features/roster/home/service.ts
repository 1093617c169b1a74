import { FEATURED_MODELS } from '../../../../shared/limits'
import type { HomeSlide } from '../../../../shared/roster/models'
import type { AppContext } from '../../../core/context'
import { namedSlides } from '../../agency/pictures/slides.repository'
import { readChosenSlides } from '../../agency/settings/service'
import * as repository from './repository'
import { carriesWords } from './rules'

const SLIDES = 5

/**
 * The slides of the home page: those that the agency has chosen, else the demo's, else the banners of featured models
 * on which the headline is readable.
 */
export function homeSlides({ db, log }: Pick<AppContext, 'db' | 'log'>): HomeSlide[] {
  const chosen = readChosenSlides({ db, log })
  if (!chosen) return (namedSlides(db) ?? darkBanners(db)).map((row) => slideOf(row))
  if (chosen.length === 0) return darkBanners(db).map((row) => slideOf(row))
  const ids = chosen.map(({ picture }) => picture.id)
  const rows = new Map(repository.pictures(db, ids).map((row) => [row.id, row]))
  return chosen.flatMap(({ picture, alt, focus }) => {
    const row = rows.get(picture.id)
    if (!row) return []
    const isBright = row.thumbhash !== null && !carriesWords(row.thumbhash)
    return [slideOf(row, { alt, focus, isBright })]
  })
}

type Row = ReturnType<typeof repository.pictures>[number]

const slideOf = (
  { id, width, height, thumbhash, widths }: Row,
  more: Pick<HomeSlide, 'alt' | 'focus' | 'isBright'> = { alt: '', focus: null, isBright: false },
): HomeSlide => ({
  id,
  type: 'banner',
  width: width ?? 0,
  height: height ?? 0,
  thumbhash: thumbhash ?? '',
  widths,
  ...more,
})

const darkBanners = (db: AppContext['db']) =>
  repository
    .featuredBanners(db, FEATURED_MODELS)
    .filter(({ thumbhash }) => thumbhash !== null && carriesWords(thumbhash))
    .slice(0, SLIDES)
