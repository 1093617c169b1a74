import type { Response } from 'express'
import type { Picture } from '../../../shared/roster/models'
import type { AppContext } from '../../core/context'
import { busy, notFound } from '../../core/errors'
import { keptDrawings } from '../../core/files/drawings'
import { pictureFile } from '../../features/media/store/rules'
import { brandOf } from './brand'

const BYTES_MAX = 250 * 1024
/** Pictures full of grain need less. */
const QUALITIES = [80, 50, 20]
/** Each waits for the one before; uploads wait behind them all. */
const AT_ONCE = 4
let making = 0

/** What is said beside the pictures, next to the agency's name: how many faces, the days. */
type Beside = { count: string; foot: string }

/**
 * Sends the picture of a link's preview, a JPEG of 1200 by 630 of at most 250 kB: these pictures side by side, with the
 * agency's name where something is said beside them, or its mark where there are none. The only maker of them, for home,
 * profiles and packages. Throws 404 when a file is not there, 503 when too many are made at once.
 */
export async function sendLinkPicture(
  app: AppContext,
  response: Response,
  pictures: readonly Picture[],
  beside?: Beside,
) {
  if (making >= AT_ONCE) throw busy()
  making += 1
  try {
    const made = await drawn(app, pictures, beside)
    response.setHeader('content-type', 'image/jpeg')
    response.end(Buffer.from(made))
  } finally {
    making -= 1
  }
}

const KEPT = 20
type Plan = { files: string[]; panel: Parameters<AppContext['images']['sheet']>[2] }
const drawOnce = keptDrawings<Plan>(KEPT)

async function drawn({ images, storage }: AppContext, pictures: readonly Picture[], beside?: Beside) {
  if (pictures.length === 0) return images.shareJpeg(await brandOf(storage))
  const files = await Promise.all(
    pictures.map(async (picture) => {
      const file = await storage.localPath(picture.id, pictureFile(picture))
      if (file === null) throw notFound('File')
      return file
    }),
  )
  const panel = beside && { brand: await brandOf(storage), ...beside }
  return drawOnce({ files, panel }, async () => {
    let sheet: Uint8Array = new Uint8Array()
    for (const quality of QUALITIES) {
      sheet = await images.sheet(files, quality, panel)
      if (sheet.length <= BYTES_MAX) break
    }
    return sheet
  })
}
