import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'

const file = createRequire(import.meta.url).resolve
const archivo = (cut: string) => file(`@expo-google-fonts/archivo/${cut}/Archivo_${cut}.ttf`)
const CUTS = {
  regular: ['Archivo', archivo('400Regular')],
  strong: ['Archivo SemiBold', archivo('600SemiBold')],
  black: ['Archivo Black', archivo('900Black')],
  narrow: [
    'Archivo Narrow Bold',
    file('@expo-google-fonts/archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf'),
  ],
} as const

/** The library looks for missing letters in every font that it was given before. */
const DEVANAGARI = file('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf')

type Place = { left: number; top: number }
type Area = Place & { width: number; height: number }
type Words = {
  cut: keyof typeof CUTS
  /** in pixels */
  size: number
  color: string
  /** Wider words become smaller, and in the end shorter. */
  width: number
  spacing?: number
  align?: 'left' | 'right'
  /** reads upwards: `left` and `top` are then where it begins, at the bottom */
  turned?: boolean
}
type Block = { data: Buffer; width: number; height: number }

/** Wider words shrink to this part of their size before they are cut off. */
const SMALLEST = 0.62
const QUALITY = 84
/** An invisible beginning: the library crops to the ink, and this gives every line the same height and foot. */
const STRUT = '<span alpha="1">Ég</span>'

/** Makes text safe in the markup of a drawn line. */
export const escapedMarkup = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A JPEG that is drawn from boxes, pictures and lines of words, in pixels. */
export function drawing(width: number, height: number, ground: string) {
  const layers: OverlayOptions[] = []
  const put = ({ data, ...raw }: Block, { left, top }: Place) =>
    layers.push({
      input: data,
      raw: { width: raw.width, height: raw.height, channels: 4 },
      left: Math.round(left),
      top: Math.round(top),
    })
  return {
    layer: (layer: OverlayOptions) => layers.push(layer),
    box(color: string, at: Area) {
      const size = { width: Math.max(1, Math.round(at.width)), height: Math.max(1, Math.round(at.height)) }
      layers.push({
        input: { create: { ...size, channels: 3, background: color } },
        left: Math.round(at.left),
        top: Math.round(at.top),
      })
    },
    /** A picture, stretched over this area. */
    async picture(source: Buffer, at: Area, kernel: 'lanczos3' | 'nearest' = 'lanczos3') {
      const size = { width: Math.round(at.width), height: Math.round(at.height) }
      const { data } = await sharp(source)
        .resize({ ...size, fit: 'fill', kernel })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      put({ data, ...size }, at)
    },
    /** A line of words; its width in pixels. */
    async words(text: string, { left, top, ...style }: Words & Place): Promise<number> {
      if (text.trim() === '') return 0
      const line = await fitted(text, style)
      if (style.turned) put(await turned(line), { left, top: top - line.width })
      else put(line, { left: style.align === 'right' ? left + style.width - line.width : left, top })
      return line.width
    },
    /** A line of words on a ground of its own, as wide as it needs; `top` is the ground's foot. */
    async label(text: string, ground: string, { left, top, ...style }: Words & Place, padding: number) {
      const line = await fitted(text, style)
      const height = line.height + padding
      this.box(ground, { left, top: top - height, width: line.width + 2 * padding, height })
      put(line, { left: left + padding, top: top - height + padding / 2 })
    },
    jpeg: () =>
      sharp({ create: { width, height, channels: 3, background: ground } })
        .composite(layers)
        .jpeg({ quality: QUALITY })
        .toBuffer(),
  }
}
export type Drawing = ReturnType<typeof drawing>

async function fitted(text: string, style: Words): Promise<Block> {
  const line = await written(text, style)
  if (line.width <= style.width) return line
  const size = style.size * Math.max(SMALLEST, style.width / line.width)
  const smaller = await written(text, { ...style, size })
  if (smaller.width <= style.width * 1.02) return smaller
  const letters = [...text].slice(
    0,
    Math.max(1, Math.floor(([...text].length * style.width) / smaller.width) - 2),
  )
  return written(`${letters.join('').trimEnd()}…`, { ...style, size })
}

async function written(words: string, { cut, size, color, spacing = 0 }: Words): Promise<Block> {
  const [family, fontfile] = CUTS[cut]
  const draw = (text: string) =>
    sharp({ text: { text, font: `${family} ${size.toFixed(1)}`, fontfile, rgba: true, dpi: 72 } })
      .raw()
      .toBuffer({ resolveWithObject: true })
  if (/[\u0900-\u097F]/.test(words)) await sharp({ text: { text: 'क', fontfile: DEVANAGARI } }).toBuffer()
  const markup = `<span foreground="${color}" letter_spacing="${Math.round(spacing * 1024)}">${escapedMarkup(words)}</span>`
  const strut = (await draw(STRUT)).info
  const { data, info } = await draw(`${STRUT}${markup}`)
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  const area = {
    left: strut.width,
    top: 0,
    width: Math.max(1, info.width - strut.width),
    height: info.height,
  }
  const cropped = await sharp(data, { raw }).extract(area).raw().toBuffer()
  return { data: cropped, width: area.width, height: area.height }
}

async function turned({ data, width, height }: Block): Promise<Block> {
  const made = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(270)
    .raw()
    .toBuffer()
  return { data: made, width: height, height: width }
}
