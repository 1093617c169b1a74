import type { MediaKind } from '../../../../shared/lists'

type FileType = { kind: MediaKind; file: string }

/** The accepted types, as detected from the bytes, with their stored names. */
const TYPES: Record<string, FileType> = {
  'image/jpeg': { kind: 'image', file: '' },
  'image/png': { kind: 'image', file: '' },
  'image/webp': { kind: 'image', file: '' },
  'image/avif': { kind: 'image', file: '' },
  'video/mp4': { kind: 'video', file: 'video.mp4' },
  'video/webm': { kind: 'video', file: 'video.webm' },
  'video/quicktime': { kind: 'video', file: 'video.mov' },
  'application/pdf': { kind: 'document', file: 'document.pdf' },
}

/** The file type of a detected content type; null when it is not accepted. */
export const fileType = (contentType: string | undefined): FileType | null => TYPES[contentType ?? ''] ?? null

const MIDDLE = 960

/**
 * A picture's WebP file of middle size, or the smallest that is at least `wide` pixels; also while it is
 * being processed.
 */
export const pictureFile = ({ widths }: { widths: number[] }, wide = MIDDLE): string =>
  `${widths.find((each) => each >= wide) ?? widths.at(-1) ?? wide}.webp`

/** The stored file of a medium; of a picture its middle size. */
export const mainFile = (media: { contentType: string; widths: number[] }): string =>
  fileType(media.contentType)?.file || pictureFile(media)

/** The content type of a stored file by its name. */
export function contentTypeOf(file: string): string | null {
  if (/^\d{1,4}\.avif$/.test(file)) return 'image/avif'
  if (/^\d{1,4}\.webp$/.test(file)) return 'image/webp'
  return Object.entries(TYPES).find(([, type]) => type.file === file)?.[0] ?? null
}

/**
 * The media id in a web address of this site (`site` is its base; http and https count as the same); null for
 * other addresses. The id may not exist.
 */
export function mediaIdOf(link: string, site: string): string | null {
  const url = new URL(link)
  if (url.host !== new URL(site).host) return null
  return /^\/media\/([^/]*)/.exec(url.pathname)?.[1] ?? null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069<>:"/\\|?*]/gu

const NAME_READ = 1_000 // UTF-16 units from the end; no file system allows longer names

/**
 * A client's file name for display: the last path part without control and direction characters, at most 120
 * characters.
 */
export function shownName(given: string): string {
  const last = given.slice(-NAME_READ).split(/[/\\]/).at(-1) ?? ''
  const clean = [...last.normalize('NFC').replace(UNSAFE, '').trim()].slice(0, 120).join('')
  return clean === '' ? 'file' : clean
}

/** Limits for anonymous uploads: per hour and address, and in total until claimed (S21). */
export const ANONYMOUS = {
  filesAnHour: 20,
  bytesAnHour: 100 * 1024 * 1024,
  bytesInAll: 2 * 1024 * 1024 * 1024,
} as const

/** The lifetime of a private file's link (S20). */
export const LINK_SECONDS = 300
