import type { MediaKind } from './lists'

const FORMATS: Record<MediaKind, string> = {
  image: 'photos as JPEG, PNG or WebP',
  video: 'videos as MP4, MOV or WebM',
  document: 'documents as PDF',
}

/** Why an upload is refused, by the server or by the form that knows already. */
export const uploadMessages = {
  tooLarge: 'Each file can be up to 10MB',
  wrongType: (kinds: readonly MediaKind[]) =>
    `This type of file is not accepted. Send ${kinds.map((kind) => FORMATS[kind]).join(', ')}.`,
  heic: 'This is a HEIC photo. Please send it as JPEG, PNG or WebP.',
} as const

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
