import sharp from 'sharp'
import { clamp, ease } from './curve'
import { diceFor } from './dice'

/** The three plates of a print at working size: tone (0 black to 1 white), the figure's mask, the red ink. */
export type Planes = {
  width: number
  height: number
  tone: Float32Array
  mask: Float32Array
  red: Float32Array
}

export type Colour = readonly [number, number, number]
export const BONE: Colour = [236, 229, 214]
export const INK: Colour = [19, 17, 15]
export const RED: Colour = [201, 44, 30]

/** How a print is pulled. Pitches are in points of the finished picture. */
export type Print = {
  paper: Colour
  ink: Colour
  red: Colour
  /** 1 normal; above, blacker blacks and whiter whites. */
  contrast: number
  /** Above 1 lighter. */
  exposure: number
  screen: 'none' | 'dots' | 'lines'
  pitch: number
  angle: number
  /** Where the screen lies and how strong: share on the figure and on the ground. */
  onFigure: number
  onGround: number
  grain: number
  /** A darkroom's test strip: so many bands of rising exposure; 0 none. */
  strip: number
  /** How far the red plate slipped, in working points. */
  slip: number
  seed: number
}

export const PULL: Print = {
  paper: BONE,
  ink: INK,
  red: RED,
  contrast: 1,
  exposure: 1,
  screen: 'none',
  pitch: 20,
  angle: 0.4,
  onFigure: 0,
  onGround: 0,
  grain: 0.05,
  slip: 0,
  strip: 0,
  seed: 1,
}

export function blank(width: number, height: number): Planes {
  const size = width * height
  return {
    width,
    height,
    tone: new Float32Array(size),
    mask: new Float32Array(size),
    red: new Float32Array(size),
  }
}

const TILE = 256

/** A tile of film grain, the same for every print: soft specks, mean 0, about -1 to 1. */
const GRAIN = grainTile()

function grainTile(): Float32Array {
  const dice = diceFor('grain')
  const raw = Float32Array.from({ length: TILE * TILE }, () => dice.next() - 0.5)
  return raw.map((_, p) => {
    let sum = 0
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++)
        sum +=
          (raw[(p + j * TILE + i + raw.length) % raw.length] as number) * (i && j ? 0.5 : i || j ? 0.8 : 1)
    return sum * 0.85
  })
}

/** The shoulder and toe of the paper, as a function of light: tone 0 to 1. */
export function paper(contrast: number, exposure: number): (light: number) => number {
  const table = Float32Array.from({ length: 1025 }, (_, i) => {
    const v = (i / 1024) ** 0.62
    return clamp(v + (ease(0, 1, v) - v) * 0.8 * contrast)
  })
  return (light) => table[(clamp(light * exposure) * 1024) | 0] as number
}

/** Packs a finished print. */
export const pack = (rgb: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84, chromaSubsampling: '4:2:0' })
    .toBuffer()

/** Pulls the print at its full size: red, green, blue for each point. */
export async function pull(planes: Planes, print: Print, width: number, height: number): Promise<Buffer> {
  const { tone, mask, red } = planes
  const screened = print.screen !== 'none' && print.onFigure + print.onGround > 0
  const enlarge = (plane: Float32Array) => {
    const bytes = Buffer.allocUnsafe(plane.length)
    for (let p = 0; p < plane.length; p++) bytes[p] = clamp(plane[p] as number) * 255 + 0.5
    return sharp(bytes, { raw: { width: planes.width, height: planes.height, channels: 1 } })
      .resize(width, height, { kernel: 'mitchell', fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer()
  }
  const large = await enlarge(tone)
  const figure = screened ? await enlarge(mask) : undefined
  const second = red.some((v) => v > 0) ? await enlarge(red) : undefined
  const dice = diceFor('grain', print.seed)
  const gx = Math.floor(dice.next() * TILE)
  const gy = Math.floor(dice.next() * TILE)
  const slip = Math.round((print.slip * width) / planes.width)
  // Ink over paper for each depth of black; what the red lets through for each depth of red, of 256.
  const black = new Uint8Array(256 * 3)
  const through = new Uint16Array(256 * 3)
  const rough = new Float32Array(256)
  for (let k = 0; k < 256; k++) {
    for (let n = 0; n < 3; n++) {
      const paper = print.paper[n] as number
      black[k * 3 + n] = paper + ((print.ink[n] as number) - paper) * (1 - k / 255)
      through[k * 3 + n] = 256 * (1 - (k / 255) * (1 - (print.red[n] as number) / paper))
    }
    rough[k] = print.grain * 255 * (0.25 + 3 * (k / 255) * (1 - k / 255))
  }
  const out = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = ((y + gy) & 255) * TILE
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      let v = large[p] as number
      v += (GRAIN[row + ((x + gx) & 255)] as number) * (rough[v] as number)
      if (figure) v = screen(print, v, x, y, figure[p] as number)
      const k = (v < 0 ? 0 : v > 255 ? 255 : v | 0) * 3
      const o = p * 3
      if (second) {
        const r = (second[x >= slip && x - slip < width ? p - slip : p] as number) * 3
        out[o] = ((black[k] as number) * (through[r] as number)) >> 8
        out[o + 1] = ((black[k + 1] as number) * (through[r + 1] as number)) >> 8
        out[o + 2] = ((black[k + 2] as number) * (through[r + 2] as number)) >> 8
      } else {
        out[o] = black[k] as number
        out[o + 1] = black[k + 1] as number
        out[o + 2] = black[k + 2] as number
      }
    }
  }
  return out
}

const WAVE = Float32Array.from({ length: 1024 }, (_, i) => Math.cos((i / 1024) * Math.PI * 2))

/** Breaks a tone (0 to 255) into dots or lines, as strongly as the print asks for at that place. */
function screen(print: Print, v: number, x: number, y: number, figure: number): number {
  const share = print.onGround + ((print.onFigure - print.onGround) * figure) / 255
  if (share <= 0) return v
  const c = (Math.cos(print.angle) * 1024) / print.pitch
  const s = (Math.sin(print.angle) * 1024) / print.pitch
  const across = WAVE[(x * c + y * s) & 1023] as number
  const down = WAVE[(y * c - x * s) & 1023] as number
  const cell = print.screen === 'lines' ? 0.5 + 0.5 * down : 0.5 + 0.25 * (across + down)
  const ink = clamp((0.97 - v / 255 - cell * 0.94) * (print.screen === 'lines' ? 2.6 : 3.6) + 0.5)
  return v + (255 * (1 - ink) - v) * share
}
