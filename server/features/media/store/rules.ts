import type { MediaKind } from '../../../../shared/lists'
import { webpOf } from '../../../../shared/media/pictureSizes'

type FileType = { kind: MediaKind; file: string }

/** The name of a picture's file: its width and its format. */
const SIZE = /^(\d{1,4})\.(avif|webp)$/

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

/** The address of a picture while its files are being made; see `nearestFile`. */
const BEING_MADE = '960.webp'

/** A picture's WebP file, which programs of all kinds read. */
export const pictureFile = ({ widths }: { widths: number[] }): string =>
  widths.length === 0 ? BEING_MADE : webpOf(widths)

/**
 * What answers for a size that is not kept (any more): of `files` the narrowest of the same format that is wide enough,
 * or else the widest. Null for a name that is no size, and where there is none.
 */
export function nearestFile(asked: string, files: readonly string[]): string | null {
  const [, wide, format] = SIZE.exec(asked) ?? []
  if (!wide) return null
  const widths = files
    .flatMap((file) => {
      const [, width, kind] = SIZE.exec(file) ?? []
      return width && kind === format ? [Number(width)] : []
    })
    .sort((a, b) => a - b)
  const found = widths.find((width) => width >= Number(wide)) ?? widths.at(-1)
  return found === undefined ? null : `${found}.${format}`
}

/** The stored file of a medium; of a picture its WebP file. */
export const mainFile = (media: { contentType: string; widths: number[] }): string =>
  fileType(media.contentType)?.file || pictureFile(media)

/** Of the stored `files` of a picture, those that are no longer kept when its AVIF files have `widths`. */
export function extraFiles(files: readonly string[], widths: readonly number[]): string[] {
  const kept = [...widths.map((width) => `${width}.avif`), webpOf(widths)]
  return files.filter((file) => SIZE.test(file) && !kept.includes(file))
}

/** The content type of a stored file by its name. */
export function contentTypeOf(file: string): string | null {
  const format = SIZE.exec(file)?.[2]
  if (format) return `image/${format}`
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
