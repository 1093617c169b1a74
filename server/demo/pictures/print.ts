import sharp from 'sharp'
import { clamp, ease } from './curve'
import { type Dice, diceFor } from './dice'

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
  screen: 'none' | 'dots' | 'lines' | 'stipple'
  pitch: number
  angle: number
  /** Where the screen lies and how strong: share on the figure and on the ground. */
  onFigure: number
  onGround: number
  grain: number
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

/** A tile of film grain: soft specks, mean 0, about -1 to 1. */
function grainTile(dice: Dice): Float32Array {
  const raw = Float32Array.from({ length: TILE * TILE }, () => dice.next() - 0.5)
  const out = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      let sum = 0
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++)
          sum +=
            (raw[((y + j + TILE) % TILE) * TILE + ((x + i + TILE) % TILE)] as number) *
            (i && j ? 0.5 : i || j ? 0.8 : 1)
      out[y * TILE + x] = sum * 0.85
    }
  return out
}

/** The shoulder and toe of the paper: light to tone, 0 to 1. */
export function paperCurve(light: number, contrast: number, exposure: number): number {
  const v = clamp(light * exposure) ** 0.62
  const s = ease(0, 1, v)
  return clamp(v + (s - v) * 0.8 * contrast)
}

/** Pulls the print at its full size and packs it as a JPEG. */
export async function pull(planes: Planes, print: Print, width: number, height: number): Promise<Buffer> {
  const { tone, mask, red } = planes
  const small = Buffer.allocUnsafe(tone.length * 3)
  for (let p = 0; p < tone.length; p++) {
    small[p * 3] = clamp(tone[p] as number) * 255
    small[p * 3 + 1] = clamp(mask[p] as number) * 255
    small[p * 3 + 2] = clamp(red[p] as number) * 255
  }
  const large = await sharp(small, { raw: { width: planes.width, height: planes.height, channels: 3 } })
    .resize(width, height, { kernel: 'mitchell', fit: 'fill' })
    .raw()
    .toBuffer()
  const dice = diceFor('grain', print.seed)
  const grain = grainTile(dice)
  const gx = Math.floor(dice.next() * TILE)
  const gy = Math.floor(dice.next() * TILE)
  const c = Math.cos(print.angle) / print.pitch
  const s = Math.sin(print.angle) / print.pitch
  const slip = Math.round((print.slip * width) / planes.width)
  const [pr, pg, pb] = print.paper
  const kr = 1 - print.ink[0] / 255
  const kg = 1 - print.ink[1] / 255
  const kb = 1 - print.ink[2] / 255
  const rr = 1 - print.red[0] / print.paper[0]
  const rg = 1 - print.red[1] / print.paper[1]
  const rb = 1 - print.red[2] / print.paper[2]
  const screened = print.screen !== 'none' && print.onFigure + print.onGround > 0
  const wave = new Float32Array(1024)
  for (let i = 0; i < 1024; i++) wave[i] = Math.cos((i / 1024) * Math.PI * 2)
  const out = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = ((y + gy) & 255) * TILE
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3
      let k = 1 - (large[o] as number) / 255
      k += (grain[row + ((x + gx) & 255)] as number) * print.grain * (0.25 + 3 * k * (1 - k))
      if (screened) {
        const m = (large[o + 1] as number) / 255
        const share = print.onGround + (print.onFigure - print.onGround) * m
        if (share > 0) {
          const u = x * c + y * s
          const v = y * c - x * s
          const cu = wave[(u * 1024) & 1023] as number
          const cv = wave[(v * 1024) & 1023] as number
          const cell = print.screen === 'lines' ? 0.5 + 0.5 * cv : 0.5 + 0.25 * (cu + cv)
          const dot = clamp((k - 0.03 - cell * 0.94) * (print.screen === 'lines' ? 3.2 : 5) + 0.5)
          k += (dot - k) * share
        }
      }
      k = k < 0 ? 0 : k > 1 ? 1 : k
      const r = (large[(y * width + (x >= slip && x - slip < width ? x - slip : x)) * 3 + 2] as number) / 255
      out[o] = pr * (1 - k * kr) * (1 - r * rr)
      out[o + 1] = pg * (1 - k * kg) * (1 - r * rg)
      out[o + 2] = pb * (1 - k * kb) * (1 - r * rb)
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
