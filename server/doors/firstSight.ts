import { agency } from '../../shared/agency'
import { bookingFirst, modelsFirst } from '../../shared/firstWords'
import type { Picture, PublicModel } from '../../shared/models'
import { paths } from '../../shared/paths'
import { FRAME_SIZES, PROFILE_SIZES, pictureSet, SLIDE_SIZES } from '../../shared/pictureSizes'
import { escapeHtml } from './html'

/** What is seen first on the pages that a stranger lands on. */
export type First = {
  slide?: Picture | undefined
  models?: readonly PublicModel[] | undefined
  model?: PublicModel | undefined
}

/** As many frames as a screen shows without scrolling. */
const FRAMES = 4

/**
 * The top of the page as plain HTML, so that something is there while the client's code is on its way: the name, the
 * title, the first faces. The client draws the same at the same place (client/src/design/firstSight.css has the
 * measures) and throws this away. Empty for pages without one.
 */
export function firstSight(path: string, { slide, models, model }: First): string {
  if (path === paths.home)
    return sight(
      'home',
      `${picture(slide, SLIDE_SIZES)}<div data-words>${title(agency.home.headline)}${lead(agency.home.lead)}</div>`,
    )
  if (path === paths.models) {
    const frames = (models ?? [])
      .slice(0, FRAMES)
      .map((each, at) => picture(each.profileImage, FRAME_SIZES, at === 0 ? 'high' : 'low'))
    return sight(
      'models',
      `${title(modelsFirst.title)}${lead(modelsFirst.lead)}<div data-frames>${frames.join('')}</div>`,
    )
  }
  if (path === paths.bookModel) return sight('booking', title(bookingFirst.title) + lead(bookingFirst.lead))
  if (model) return sight('model', title(model.stageName) + picture(model.images[0], PROFILE_SIZES))
  return ''
}

const sight = (page: string, content: string) =>
  `<div class="first-sight" data-page="${page}"><header>${escapeHtml(agency.name)}</header><main>${content}</main></div>`

const title = (text: string) => `<h1>${escapeHtml(text)}</h1>`
const lead = (text: string) => `<p>${escapeHtml(text)}</p>`

/** The first face comes before the others on the line: the page counts as seen when it is there. */
type Priority = 'high' | 'low'

function picture(shown: Picture | null | undefined, sizes: string, priority: Priority = 'high'): string {
  if (!shown || shown.widths.length === 0) return '<picture></picture>'
  const { width, height } = shown
  const from = (kind: 'avif' | 'webp') =>
    `srcset="${escapeHtml(pictureSet(shown, kind))}" sizes="${escapeHtml(sizes)}"`
  return (
    `<picture><source type="image/avif" ${from('avif')} />` +
    `<img ${from('webp')} alt="" width="${width}" height="${height}" fetchpriority="${priority}" /></picture>`
  )
}
