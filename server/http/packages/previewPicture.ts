import type { Response } from 'express'
import type { PackageOpened } from '../../../shared/desk/packages/packageViews'
import type { AppContext } from '../../core/context'
import { busy, notFound } from '../../core/errors'
import { pictureFile } from '../../features/media/store/rules'
import { brandOf } from '../pages/brand'

const BYTES_MAX = 250 * 1024
const FACES = 2
const AT_ONCE = 4

/** Sends the picture of a link's preview: the first two faces, or the agency's mark where they must not be seen. */
export function previewPictures(app: AppContext) {
  let making = 0
  return async (opened: PackageOpened, response: Response) => {
    if (making >= AT_ONCE) throw busy()
    making += 1
    try {
      const picture = await drawn(app, opened)
      response.setHeader('content-type', 'image/jpeg')
      response.end(Buffer.from(picture))
    } finally {
      making -= 1
    }
  }
}

async function drawn(app: AppContext, opened: PackageOpened): Promise<Uint8Array> {
  const faces = opened.isLocked || !opened.showsFaces ? [] : opened.faces.slice(0, FACES)
  const pictures = faces.flatMap((face) => face.pictures[0] ?? [])
  if (pictures.length === 0) return app.images.shareJpeg(await brandOf(app.storage))
  const files = await Promise.all(
    pictures.map(async (picture) => {
      const file = await app.storage.localPath(picture.id, pictureFile(picture))
      if (file === null) throw notFound('File')
      return file
    }),
  )
  const sheet = await app.images.sheet(files)
  return sheet.length <= BYTES_MAX ? sheet : app.images.sheet(files, 50)
}
