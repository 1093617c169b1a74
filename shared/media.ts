import type { MediaKind } from './lists'

/** A stored upload. `path` is its address on this site; a private file needs a signature as well. */
export type KeptFile = {
  id: string
  path: string
  kind: MediaKind
  contentType: string
  /** the client's file name, sanitized */
  originalName: string
  /** of all stored sizes together */
  bytes: number
}
