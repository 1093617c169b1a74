import type { MediaKind } from '../lists'
import { messages } from '../messages'

const FORMATS: Record<MediaKind, string> = {
  image: 'photos as JPEG, PNG or WebP',
  video: 'videos as MP4, MOV or WebM',
  document: 'documents as PDF',
}

function allowed(kinds: readonly MediaKind[], file: string) {
  if (kinds.includes('document')) return messages.application.invalidType(file)
  return `${kinds.includes('video') ? messages.onboarding.invalidFilesText : 'Only images are allowed'}.`
}

/** Why an upload is refused, by the server or by the form that knows already. */
export const uploadMessages = {
  tooLarge: 'Each file can be up to 10MB',
  /** It begins with the specification's sentence. */
  wrongType: (kinds: readonly MediaKind[], file = '') =>
    `${allowed(kinds, file)} Send ${kinds.map((kind) => FORMATS[kind]).join(', ')}.`,
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
