import type { Lamps, Three } from './beam'
import type { Ground, Red } from './ground'
import type { Print } from './print'
import type { Sitting } from './studio'

/** A frame as it is asked for: who stands how, in what light, in front of what, and how it is printed. */
export type Frame = Omit<Sitting, 'lens' | 'width' | 'height'> & {
  /** Height of the view in cm, and its centre. */
  view: number
  x: number
  y: number
  roll: number
  ground: Ground
  red: Red
  print: Print
  /** The edge of the negative left standing. */
  rebate?: boolean
  /** A second exposure, printed in red: what differs from the first. */
  ghost?: Partial<Frame>
}

/** The flash of a polaroid, held high beside the lens. */
export const FLASH: Lamps = {
  key: [0.42, 0.5, 0.85],
  power: 0.95,
  soft: 0.4,
  fill: 0.2,
  rimPower: 0,
  gloss: 0.9,
}

/** Light that falls from one side; the other lies in shadow. */
export const sidelight = (side: number, key: Three, more: Partial<Lamps> = {}): Lamps => ({
  key: [key[0] * side, key[1], key[2]],
  power: 1.25,
  soft: 0.25,
  fill: 0.05,
  rim: [-0.9 * side, 0.25, -0.55],
  rimPower: 0.28,
  gloss: 0.8,
  ...more,
})

/** Long shutters across the beam. */
export const slats = (pitch: number, slant: number) => (u: number, v: number) => {
  const t = Math.abs((((v + u * slant) / pitch) % 1) + (v + u * slant < 0 ? 1 : 0) - 0.5) * 2
  return t > 0.72 ? 0.04 : t > 0.6 ? 0.04 + ((0.72 - t) / 0.12) * 0.96 : 1
}
/** A narrow door of light. */
export const slit = (at: number, wide: number) => (u: number) => {
  const d = Math.abs(u - at) / wide
  return d < 0.8 ? 1 : d > 1.1 ? 0.05 : 1 - ((d - 0.8) / 0.3) * 0.95
}
