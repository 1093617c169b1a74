import type { MediaKind } from '../../shared/lists'

type FileType = { kind: MediaKind; file: string }

/** Every type that is taken, by what the bytes say it is, and the name under which it is kept (contract, Files). */
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

/** The kind of a file by its proven content type; null for what is refused everywhere. */
export const fileType = (contentType: string | undefined): FileType | null => TYPES[contentType ?? ''] ?? null

const MIDDLE = 960

/**
 * A picture's stored file of the middle size, or of the first size that is `wide` enough in pixels, as WebP, which every
 * client shows; also while it is still being made.
 */
export const pictureFile = ({ widths }: { widths: number[] }, wide = MIDDLE): string =>
  `${widths.find((each) => each >= wide) ?? widths.at(-1) ?? wide}.webp`

/** The name of the stored file that stands for the whole: of a picture, its middle size. */
export const mainFile = (media: { contentType: string; widths: number[] }): string =>
  fileType(media.contentType)?.file || pictureFile(media)

/** What a stored file is sent as, by the name it was stored under. */
export function contentTypeOf(file: string): string | null {
  if (/^\d{1,4}\.avif$/.test(file)) return 'image/avif'
  if (/^\d{1,4}\.webp$/.test(file)) return 'image/webp'
  return Object.entries(TYPES).find(([, type]) => type.file === file)?.[0] ?? null
}

/**
 * The id of the stored file that a web address names, when the address is one of ours; null for any other address.
 * `site` is the public base address; http leads to https, so both name the same. What only looks like one of ours gives
 * an id that nobody has.
 */
export function mediaIdOf(link: string, site: string): string | null {
  const url = new URL(link)
  if (url.host !== new URL(site).host) return null
  return /^\/media\/([^/]*)/.exec(url.pathname)?.[1] ?? null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069<>:"/\\|?*]/gu

/** A client's file name, fit to be shown: its last part, without control and direction characters, 120 at most. */
export function shownName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const clean = [...last.normalize('NFC').replace(UNSAFE, '').trim()].slice(0, 120).join('')
  return clean === '' ? 'file' : clean
}

/** What people who are not signed in may lay down: in an hour from one address, and in all until it is claimed (S21). */
export const ANONYMOUS = {
  filesAnHour: 20,
  bytesAnHour: 100 * 1024 * 1024,
  bytesInAll: 2 * 1024 * 1024 * 1024,
} as const

/** Seconds for which a private file's link is good (S20: 5 minutes at most). */
export const LINK_SECONDS = 300
