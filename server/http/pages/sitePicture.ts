import type { Response } from 'express'
import { agency } from '../../../shared/agency'
import type { Picture } from '../../../shared/roster/models'
import type { AppContext } from '../../core/context'
import { toErrorResponse } from '../../core/errors'
import { settable } from '../../core/text/settable'
import { featuredModels } from '../../features/roster/publicRoster/service'
import { brandAddress, brandVersion } from './brand'
import { sendLinkPicture } from './linkPicture'

const FACES = 2

/** The first featured faces: public pictures only, a public entry contains no others. */
const facesOf = (app: AppContext): Picture[] =>
  featuredModels(app)
    .flatMap(({ profileImage }) => profileImage ?? [])
    .filter(({ widths, width, height }) => widths.length > 0 && height > width)
    .slice(0, FACES)

/** The address of the picture of every page that has none of its own; it changes with what it shows. */
export function sharePictureAddress(app: AppContext): string {
  const faces = facesOf(app)
  if (faces.length === 0) return brandAddress('/share.jpg')
  return `/share.jpg?v=${[brandVersion(), ...faces.map(({ id }) => id.slice(0, 4))].join('')}`
}

/** Sends the agency's name beside its first featured faces. False when there are none, or their files are gone. */
export async function sendSitePicture(app: AppContext, response: Response): Promise<boolean> {
  const faces = facesOf(app)
  if (faces.length === 0) return false
  try {
    await sendLinkPicture(app, response, faces, { count: '', foot: settable(agency.line) })
    return true
  } catch (error) {
    if (toErrorResponse(error).status !== 404) throw error
    return false
  }
}
