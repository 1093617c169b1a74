import type { PackageOpened } from '../../../shared/desk/packages/packageViews'
import type { Picture } from '../../../shared/roster/models'

const FACES = 2

/** What the preview of a package's link shows: its first two faces, or nobody where they must not be seen. */
export function previewPictures(opened: PackageOpened): Picture[] {
  if (opened.isLocked || !opened.showsFaces) return []
  return opened.faces.slice(0, FACES).flatMap((face) => face.pictures[0] ?? [])
}
