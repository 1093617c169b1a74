import { Router } from 'express'
import { SHARE_SHEET } from '../../../shared/media/pictureSizes'
import type { Picture, PublicModel } from '../../../shared/roster/models'
import type { AppContext } from '../../core/context'
import { notFound } from '../../core/errors'
import { findModelPage } from '../../features/roster/publicRoster/service'
import { addressOf } from '../request'
import { answerKept } from '../sharedCaches'
import { sendLinkPicture } from './linkPicture'

const FRAMES = 3
const DAY_SECONDS = 86_400

type Shared = Pick<PublicModel, 'id' | 'profileImage' | 'images'>

/**
 * The pictures from left to right: the profile picture in the middle of three, because a square preview crops there.
 * Public pictures only: a public entry contains no others.
 */
function framesOf({ profileImage, images }: Shared): Picture[] {
  const isMade = ({ widths }: Picture) => widths.length > 0
  if (!profileImage || !isMade(profileImage)) return []
  const others = images.filter(
    (picture) => isMade(picture) && picture.id !== profileImage.id && picture.height > picture.width,
  )
  const [second, third] = others.slice(0, FRAMES - 1)
  if (second && third) return [second, profileImage, third]
  return second ? [profileImage, second] : [profileImage]
}

/**
 * The picture of a link to a model, under `site`; null for a model without pictures. The address changes with the
 * pictures, because messengers cache them.
 */
export function shareSheet(site: string, model: Shared, alt: string) {
  const frames = framesOf(model)
  if (frames.length === 0) return null
  const version = frames.map(({ id }) => id.slice(0, 4)).join('')
  return { ...SHARE_SHEET, url: `${site}/share/${model.id}.jpg?v=${version}`, alt }
}

/**
 * `/share/ID.jpg`: up to three pictures of a model side by side, for link previews. A wide JPEG, because LinkedIn and
 * Telegram show no WebP and crop the face of an upright picture (decision 0028).
 */
export function ogImageRoutes(app: AppContext): Router {
  const router = Router()
  router.get('/share/:id.jpg', async (request, response) => {
    const model = findModelPage(app, request.params.id)
    const frames = model ? framesOf(model) : []
    if (frames.length === 0) throw notFound('File')
    const tag = frames.map(({ id }) => id).join('.')
    if (answerKept(request, response, { seconds: DAY_SECONDS, tag })) return
    await app.limits.count('shareSheet', addressOf(request.ip))
    await sendLinkPicture(app, response, frames)
  })
  return router
}
