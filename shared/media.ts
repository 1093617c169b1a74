import type { MediaKind } from './lists'

/** A file that was kept after an upload. `path` is where it lies, below the site's address; private ones do not open there. */
export type KeptFile = {
  id: string
  path: string
  kind: MediaKind
  contentType: string
  /** the client's file name, cleaned */
  originalName: string
  /** of all stored sizes together */
  bytes: number
}
