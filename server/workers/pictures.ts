import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { SHARE_SHEET, widthsOf } from '../../shared/media/pictureSizes'
import type { FaceCrop } from '../../shared/roster/faces'
import { type Panel, panelJpeg } from './brandPictures'
import { colour } from './card/colour'
import { scansOf } from './jpeg/scans'
import { isPng, pictureOf } from './png/picture'

// Only these decoders are allowed; SVG, PDF, TIFF and the others stay blocked (S22).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifFile',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

const MAX_PIXELS = 40_000_000 // S22
/** Cameras and editors write about ten; the decoder processes the whole picture for each. */
const MAX_SCANS = 100
/** Suits a full-screen view on a dense display. */
const WIDEST = 2000
const THUMB = 100 // thumbhash takes at most 100 x 100

/**
 * Measured on the demo pictures: above 960 pixels more effort costs three times the time and saves no bytes.
 */
const avifEffort = (width: number) => (width <= 640 ? 2 : width <= 960 ? 1 : 0)

export type PictureFiles = {
  width: number
  height: number
  widths: number[]
  thumbhash: string
  bytes: number
}

/** The picture's own fault; other errors are the machine's. */
export class PictureRefused extends Error {
  constructor(
    readonly reason: 'damaged' | 'pixels' | 'too many scans',
    cause?: unknown,
  ) {
    super(`picture refused: ${reason}`, { cause })
  }
}

/**
 * Decodes the picture at `source` and writes it into the folder `target`, upright and without metadata: as AVIF in every
 * width up to its own, and as WebP in its own, at most seven files (decision 0103). Throws `PictureRefused` when it cannot be decoded or has too many
 * pixels or scans.
 */
export async function variants({
  source,
  target,
}: {
  source: string
  target: string
}): Promise<PictureFiles> {
  const { data, info } = await decoded(await readFile(source), source)
  await mkdir(target, { recursive: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const widest = Math.min(info.width, WIDEST)
  const widths = widthsOf(widest)
  let bytes = 0
  for (const width of widths) {
    const resized = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const shape = { width: resized.info.width, height: resized.info.height, channels: resized.info.channels }
    const as = () => sharp(resized.data, { raw: shape })
    bytes += await write(
      join(target, `${width}.avif`),
      await as()
        .avif({ quality: 50, effort: avifEffort(width) })
        .toBuffer(),
    )
    if (width === widest)
      bytes += await write(
        join(target, `${width}.webp`),
        await as().webp({ quality: 74, effort: 2 }).toBuffer(),
      )
  }
  return { width: info.width, height: info.height, widths, thumbhash: await thumbhashOf(data, raw), bytes }
}

/** The upright picture in the largest stored size. Every failure here is the file's fault. */
async function decoded(file: Buffer, source: string) {
  if (scansOf(file) > MAX_SCANS) throw new PictureRefused('too many scans')
  const input = isPng(file) ? pictureOf(file) : source
  try {
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) throw new PictureRefused('pixels')
    return await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, height: 4096, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('damaged', error)
  }
}

/** In pixels. */
const GAP = 2
/** The shape of a picture that is shown alone. */
const PORTRAIT = 3 / 4

type Sheet = { files: string[]; quality?: number; panel?: Panel | undefined }
/** The width of the agency's own column. */
const PANEL = 256

/** Joins up to three pictures side by side into a JPEG for link previews, beside who sends it where a panel is wanted. */
export async function sheet({ files, quality = 80, panel }: Sheet): Promise<Buffer> {
  const { height } = SHARE_SHEET
  const start = panel ? PANEL : 0
  const width = SHARE_SHEET.width - start
  const gaps = GAP * (files.length - 1)
  const isAlone = files.length === 1
  const each = isAlone ? Math.round(height * PORTRAIT) : Math.floor((width - gaps) / files.length)
  const from = start + Math.floor((width - gaps - each * files.length) / 2)
  const frames: OverlayOptions[] = []
  for (const file of files) {
    const { width: given = 0, height: high = 0 } = await sharp(file).metadata()
    // Upright pictures keep their top, where the face is.
    const position = high >= given ? 'top' : 'attention'
    const { data: input, info } = await sharp(file, { failOn: 'error' })
      .resize({ width: each, height, position })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    frames.push({ input, raw, left: from + frames.length * (each + GAP), top: 0 })
  }
  const column = panel ? [{ input: await panelJpeg(panel, { width: PANEL, height }), left: 0, top: 0 }] : []
  return sharp({ create: { ...SHARE_SHEET, channels: 3, background: colour.ink } })
    .composite([...column, ...frames])
    .jpeg({ quality })
    .toBuffer()
}

/** Twice as many pixels as a mail shows. */
const MAIL_FACE = 168

/** A square part of a picture, in thousandths of its width, as a JPEG for a mail. */
export async function face({ file, crop }: { file: string; crop: FaceCrop }): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const pixels = (part: number, most: number) => Math.min(Math.round((part / 1000) * width), most)
  const left = pixels(crop.left, width - 1)
  const top = pixels(crop.top, height - 1)
  const side = Math.max(1, Math.min(pixels(crop.side, width), width - left, height - top))
  return sharp(file, { failOn: 'error' })
    .extract({ left, top, width: side, height: side })
    .resize({ width: MAIL_FACE, height: MAIL_FACE })
    .jpeg({ quality: 76 })
    .toBuffer()
}

/** A stored picture in full size as a JPEG. */
export const photo = ({ file }: { file: string }): Promise<Buffer> =>
  sharp(file, { failOn: 'error' }).jpeg({ quality: 88 }).toBuffer()

async function thumbhashOf(data: Buffer, raw: import('sharp').Raw): Promise<string> {
  const small = await sharp(data, { raw })
    .resize({ width: THUMB, height: THUMB, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64')
}

/** Synced to disk before the upload is answered (R10). */
async function write(path: string, content: Buffer): Promise<number> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  return (await stat(path)).size
}
