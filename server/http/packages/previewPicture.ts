import { daySpans } from '../../../shared/desk/dayWords'
import type { PackageOpened } from '../../../shared/desk/packages/packageViews'
import { facesInWords } from '../../../shared/desk/packages/packageWords'
import type { Picture } from '../../../shared/roster/models'
import { settable } from '../../core/text/settable'

const FACES = 2

/** What the preview of a package's link shows: its first two faces, or nobody where they must not be seen. */
export function previewPictures(opened: PackageOpened): Picture[] {
  if (opened.isLocked || !opened.showsFaces) return []
  return opened.faces.slice(0, FACES).flatMap((face) => face.pictures[0] ?? [])
}

/** What stands beside them: how many faces, and the days. */
export const besideFaces = (opened: PackageOpened) =>
  opened.isLocked
    ? undefined
    : { count: facesInWords(opened.faces.length), foot: settable(daySpans(opened.days)) }
