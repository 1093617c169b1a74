import { createRequire } from 'node:module'
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp'
import { SHARE_SHEET } from '../../shared/media/pictureSizes'
import { colour } from './card/colour'
import { drawing, escapedMarkup } from './jpeg/drawing'

const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo/900Black/Archivo_900Black.ttf',
)
const QUALITY = 84

/** The source of the agency's icon and link picture. */
export type Brand = {
  /** in Latin letters; blank when the name cannot be transliterated */
  name: string
  line: string
  /** `#rrggbb`, dark enough for white words */
  accent: string
  /** files; null where there is none */
  icon: string | null
  logo: string | null
  /** true for a logo that is drawn white */
  isSilhouette: boolean
}

/** The icon as a PNG of `size` by `size`: the agency's own picture, else the first letter of its name. */
export async function icon({ brand, size }: { brand: Brand; size: number }): Promise<Buffer> {
  if (brand.icon)
    return sharp(brand.icon, { failOn: 'error' })
      .resize({ width: size, height: size, fit: 'cover' })
      .png()
      .toBuffer()
  const [letter = ''] = brand.name
  const place = Math.round(size * 0.58)
  const room = { width: place, height: place }
  return sharp({ create: { width: size, height: size, channels: 3, background: brand.accent } })
    .composite(letter ? [await written(letter.toUpperCase(), '#ffffff', room)] : [])
    .png()
    .toBuffer()
}

/** The JPEG of a shared link: the logo or the name on a dark background, over a strip in the accent colour. */
export async function shareJpeg({ brand }: { brand: Brand }): Promise<Buffer> {
  const { width, height } = SHARE_SHEET
  const strip = 24
  const room = { width: Math.round(width * 0.74), height: Math.round(height * 0.34) }
  const mark = brand.logo
    ? await drawn(brand.logo, brand.isSilhouette, room)
    : await written(brand.name.toUpperCase() || ' ', colour.bone, room)
  const line = brand.line
    ? await written(brand.line, colour.bone, { width: room.width, height: 40 })
    : undefined
  const top = Math.round((height - strip) * (line ? 0.44 : 0.5) - mark.height / 2)
  const centred = (layer: Layer, at: number): OverlayOptions => ({
    ...layer,
    left: Math.round((width - layer.width) / 2),
    top: at,
  })
  const accent = { width, height: strip, channels: 3, background: brand.accent } as const
  return sharp({ create: { width, height, channels: 3, background: colour.ink } })
    .composite([
      { input: { create: accent }, left: 0, top: height - strip },
      centred(mark, top),
      ...(line ? [centred(line, top + mark.height + 44)] : []),
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** What stands beside the faces of a link's preview: who sends it, how many they are, and a line at the foot. */
export type Panel = { brand: Brand; count: string; foot: string }
const EDGE = 30

/** The column at the left of a link's preview, as a JPEG. */
export async function panelJpeg({ brand, count, foot }: Panel, { width, height }: Room): Promise<Buffer> {
  const room = { width: width - 2 * EDGE, height: 150 }
  const mark = brand.logo
    ? await drawn(brand.logo, brand.isSilhouette, room)
    : await written(brand.name.toUpperCase() || ' ', colour.bone, room, 'left')
  const on = drawing(width, height, colour.ink)
  on.layer({ ...mark, left: EDGE, top: EDGE })
  on.box(brand.accent, { left: EDGE, top: EDGE + mark.height + 18, width: 44, height: 12 })
  const [number = '', ...words] = count.split(' ')
  const line = { left: EDGE, color: colour.bone, width: room.width } as const
  await on.words(number, { ...line, top: 210, cut: 'narrow', size: 190 })
  await on.words(words.join(' '), { ...line, top: 400, cut: 'narrow', size: 62 })
  const rows = rowsOf(foot)
  for (const [at, row] of rows.entries())
    await on.words(row, { ...line, top: height - EDGE - ROW * (rows.length - at), cut: 'strong', size: 24 })
  return on.jpeg()
}

const ROW = 32
const ROW_LETTERS = 16
const ROWS_MAX = 5
/** A text on as many lines as the column needs. */
function rowsOf(text: string): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= ROW_LETTERS)
      rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows.slice(0, ROWS_MAX)
}

type Room = { width: number; height: number }
type Layer = Room & Pick<OverlayOptions, 'input' | 'raw'>

/** Words in the headline's type, as large as they fit. */
async function written(
  words: string,
  color: string,
  room: Room,
  align: 'centre' | 'left' = 'centre',
): Promise<Layer> {
  const text = `<span foreground="${color}">${escapedMarkup(words)}</span>`
  const { data, info } = await sharp({
    text: { text, font: 'Archivo Black', fontfile, rgba: true, align, ...room },
  })
    .resize({ ...room, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return layerOf(data, info)
}

async function drawn(file: string, isSilhouette: boolean, room: Room): Promise<Layer> {
  const fitted = sharp(file, { failOn: 'error' })
    .resize({ ...room, fit: 'inside' })
    .ensureAlpha()
  const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true })
  // White, with the original transparency.
  if (isSilhouette) for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = 255
  return layerOf(data, info)
}

const layerOf = (input: Buffer, { width, height, channels }: OutputInfo): Layer => ({
  input,
  raw: { width, height, channels },
  width,
  height,
})
