import { readFile } from 'node:fs/promises'
import type { SharedFace } from '../../../shared/desk/packages/packageViews'
import { avifOf } from '../../../shared/media/pictureSizes'
import type { AppContext } from '../../core/context'

/** Side by side on a phone. */
const FACES = 2
/** What a face of the sheet has in dots on a phone. */
const WIDE = 480

/**
 * The first row's pictures as `data:` addresses, null where there is none: they come with the page, because a proxy that
 * speaks HTTP/2 sends all pictures of a page at once, the first as late as the last (docs/decisions/0210).
 */
export const firstRow = (
  { storage }: Pick<AppContext, 'storage'>,
  faces: readonly SharedFace[],
): Promise<(string | null)[]> =>
  Promise.all(
    faces.slice(0, FACES).map(async ({ pictures: [first] }) => {
      const file = first ? await storage.localPath(first.id, avifOf(first.widths, WIDE)) : null
      return file && `data:image/avif;base64,${await readFile(file, 'base64')}`
    }),
  )
