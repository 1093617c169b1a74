import { bell, clamp, ease, mix } from './curve'
import { noise2 } from './paint'
import { type Planes, type Print, paper } from './print'
import type { Negative } from './studio'

/** What stands behind the sitter. */
export type Ground =
  | { kind: 'wall'; tone: number; shadow: readonly [number, number]; dark: number }
  | { kind: 'pool'; x: number; y: number; size: number; light: number; dark: number }
  | { kind: 'fall'; from: number; to: number; side: number }
  | { kind: 'blinds'; light: number; dark: number; slant: number; pitch: number }
  | { kind: 'flat'; tone: number }

/** Marks that fill with red ink: a disc, a bar, a half, by their shares of the picture. */
export type Red =
  | { kind: 'none' }
  | { kind: 'disc'; x: number; y: number; r: number; over: number }
  | { kind: 'bar'; from: number; to: number; over: number }
  | { kind: 'all'; over: number }
  | { kind: 'half'; at: number; slant: number; over: number }

/** The light of the set at a point, before the figure stands in it. */
function groundAt(ground: Ground, u: number, v: number, aspect: number): number {
  const uneven = (noise2(u * 3 + 5, v * 3 * aspect + 9) - 0.5) * 0.05
  switch (ground.kind) {
    case 'flat':
      return ground.tone
    case 'wall':
      return ground.tone * (1 - 0.32 * ((u - 0.5) ** 2 * 1.6 + (v - 0.42) ** 2)) + uneven * 0.5
    case 'pool':
      return (
        mix(
          ground.dark,
          ground.light,
          bell((u - ground.x) / ground.size, ((v - ground.y) * aspect) / ground.size),
        ) *
        (1 + uneven)
      )
    case 'fall':
      return (
        mix(ground.from, ground.to, ease(0, 1, ground.side > 0 ? u : 1 - u)) * (1 - 0.25 * v) * (1 + uneven)
      )
    case 'blinds': {
      const d = (v * aspect + u * ground.slant) / ground.pitch
      const slat = ease(0.75, 0.45, Math.abs(d - Math.floor(d) - 0.5) * 2)
      const beam = bell((u - 0.5 - ground.slant * 0.3) / 0.6, (v - 0.35) / 0.5)
      return mix(ground.dark, ground.light, slat * beam) * (1 + uneven)
    }
  }
}

/** Brings figure, set and red plate together. The light of the figure goes through the paper's curve here. */
export function mount(planes: Planes, neg: Negative, ground: Ground, red: Red, print: Print): void {
  const { width, height, tone, mask } = planes
  const aspect = height / width
  const light = neg.light
  const bands = print.strip ? strip(width, print.strip) : undefined
  const develop = paper(print.contrast, print.exposure)
  for (let p = 0; p < light.length; p++) mask[p] = Number.isNaN(light[p] as number) ? 0 : 1
  const cast =
    ground.kind === 'wall' ? blurred(mask, width, height, ground.shadow, Math.round(width / 110)) : undefined
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      if (mask[p] === 1) tone[p] = develop((light[p] as number) * (bands?.[x] ?? 1))
      else {
        let g = groundAt(ground, x / width, y / height, aspect)
        if (cast && ground.kind === 'wall') g *= 1 - ground.dark * (cast[p] as number)
        tone[p] = clamp(bands ? g * (0.4 + 0.6 * (bands[x] as number)) : g)
      }
    }
  }
  soften(tone, width, height)
  soften(mask, width, height)
  redden(planes, red)
}

/** The exposure of each column of a test strip: bands, each half as long again as the last. */
function strip(width: number, bands: number): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => {
    const band = Math.floor((x / width) * bands)
    const near = Math.abs((x / width) * bands - Math.round((x / width) * bands)) * (width / bands) < 0.6
    return 0.3 * 1.5 ** ((band * 5) / bands) * (near ? 0.7 : 1)
  })
}

/** Takes the stairs off every edge: a small even blur, in place. */
function soften(plane: Float32Array, width: number, height: number): void {
  const from = plane.slice()
  for (let y = 1; y < height - 1; y++)
    for (let p = y * width + 1; p < (y + 1) * width - 1; p++)
      plane[p] = ((from[p - 1] as number) + 2 * (from[p] as number) + (from[p + 1] as number)) / 4
  from.set(plane)
  for (let p = width; p < plane.length - width; p++)
    plane[p] = ((from[p - width] as number) + 2 * (from[p] as number) + (from[p + width] as number)) / 4
}

function redden(planes: Planes, red: Red): void {
  const { width, height, mask } = planes
  if (red.kind === 'none') return
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      const m = mask[p] as number
      const u = x / width
      const v = y / height
      let r = 0
      let over = 1
      if (red.kind === 'disc') {
        const d = Math.hypot(u - red.x, (v - red.y) * (height / width))
        r = clamp((red.r - d) * width * 0.7 + 0.5)
        over = red.over
      } else if (red.kind === 'bar') {
        r = clamp((u - red.from) * width + 0.5) * clamp((red.to - u) * width + 0.5)
        over = red.over
      } else if (red.kind === 'half') {
        r = clamp((v - red.at - (u - 0.5) * red.slant) * height + 0.5)
        over = red.over
      } else {
        r = 1
        over = red.over
      }
      planes.red[p] = Math.max(planes.red[p] as number, r * (m * over + 1 - m))
    }
  }
}

/** A soft copy of a mask, moved by shares of the width: the shadow on a wall. */
function blurred(
  mask: Float32Array,
  width: number,
  height: number,
  by: readonly [number, number],
  r: number,
): Float32Array {
  const dx = Math.round(by[0] * width)
  const dy = Math.round(by[1] * width)
  const across = new Float32Array(mask.length)
  const out = new Float32Array(mask.length)
  const n = r * 2 + 1
  for (let y = 0; y < height; y++) {
    const sy = clamp(y - dy, 0, height - 1)
    let sum = 0
    for (let x = -r; x < width; x++) {
      sum +=
        (mask[sy * width + clamp(x + r - dx, 0, width - 1)] as number) -
        (x - r - 1 >= -r ? (mask[sy * width + clamp(x - r - 1 - dx, 0, width - 1)] as number) : 0)
      if (x >= 0) across[y * width + x] = clamp(sum / n)
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = -r; y < height; y++) {
      sum +=
        (across[clamp(y + r, 0, height - 1) * width + x] as number) -
        (y - r - 1 >= -r ? (across[clamp(y - r - 1, 0, height - 1) * width + x] as number) : 0)
      if (y >= 0) out[y * width + x] = clamp(sum / n)
    }
  }
  return out
}
