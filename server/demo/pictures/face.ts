import { bell, clamp, curve, ease } from './curve'
import { type Dice, diceFor } from './dice'

/** The measures that tell one face from another; 0 is the middle of the range, about -1 to 1 the range. */
export type Face = {
  width: number
  jaw: number
  chin: number
  length: number
  cheekbone: number
  hollow: number
  nose: number
  noseLength: number
  bridge: number
  tip: number
  eyes: number
  eyeTilt: number
  apart: number
  brow: number
  browBulk: number
  browArch: number
  lips: number
  mouth: number
  ridge: number
  neck: number
  /** No face is even: how far mouth and brow slope. */
  skew: number
}

/** Throws one face: a heavier brow and jaw towards `manly` 1, fuller lips and larger eyes towards 0. */
export function castFace(seed: number, manly: number): Face {
  const dice: Dice = diceFor('face', seed)
  const about = (middle: number, spread = 0.55) => clamp(middle + dice.bell() * spread, -1.3, 1.3)
  const m = manly * 2 - 1
  return {
    width: about(m * 0.25),
    jaw: about(m * 0.8),
    chin: about(m * 0.5),
    length: about(0.05 + m * 0.3),
    cheekbone: about(0.35),
    hollow: about(0.15 + m * 0.15, 0.6),
    nose: about(m * 0.45, 0.75),
    noseLength: about(m * 0.3, 0.7),
    bridge: about(m * 0.4, 0.7),
    tip: about(0),
    eyes: about(-m * 0.55),
    eyeTilt: about(0.25 - m * 0.3, 0.7),
    apart: about(0.15),
    brow: about(-m * 0.45),
    browBulk: about(m * 0.5, 0.5),
    browArch: about(-m * 0.6, 0.6),
    lips: about(0.55 - m * 0.5, 0.7),
    mouth: about(0.05),
    ridge: about(m * 0.95, 0.3),
    neck: about(m * 0.8, 0.3),
    skew: about(0, 0.7),
  }
}

const WIDTH = curve(
  [
    -11.3, 0.6, -11, 1.6, -10.4, 2.8, -9.4, 4, -8, 5.05, -6.4, 5.75, -5, 6.1, -3, 6.5, -1.2, 6.85, 1, 7.1, 3,
    7.3, 5, 7.35, 7, 6.95, 8.5, 6.2, 10, 4.7, 11, 2.7, 11.5, 0,
  ],
  0.55,
)
const FRONT = curve(
  [
    -11.3, 6.6, -11, 7.5, -10.4, 8.3, -9.4, 8.7, -8, 8.5, -6.4, 9, -5, 9.05, -3, 8.75, -1, 8.45, 0.6, 8.5, 2,
    9.1, 3.4, 9.35, 5, 9.2, 7, 8.5, 8.5, 7.3, 10, 5.3, 11, 2.7, 11.5, -0.6,
  ],
  0.35,
)
const BACK = curve(
  [
    -11.3, 5.8, -11, 5.2, -10.4, 3.6, -9.4, 1.6, -8, -0.4, -6.4, -1.9, -5, -4, -3, -7.2, -1, -8.8, 1, -9.6, 3,
    -9.9, 5, -9.8, 7, -9, 8.5, -7.8, 10, -5.8, 11, -3.4, 11.5, -0.6,
  ],
  0.7,
)
const WIDEST = curve(
  [-11.3, 6, -10.4, 4.8, -9.4, 3, -8, 1.5, -6.4, 0.6, -4, 0.4, -1.2, 0.6, 1, 0, 4, -1, 8, -1, 11.5, -0.6],
  0.7,
)
const NOSE = curve(
  [
    -5, 0, -4.75, 0.35, -4.5, 1.2, -4.2, 2.05, -3.8, 2.6, -3.4, 2.72, -3, 2.55, -2, 1.95, -1, 1.42, 0, 0.95,
    0.7, 0.68, 1.4, 0.42, 2.6, 0,
  ],
  0.1,
)
const NOSE_HALF = curve([-4.6, 1.15, -3.6, 1.25, -2.6, 1.2, -1, 1.2, 0.6, 1.15, 2, 1.5], 0.3)

export const eyeX = (face: Face) => 3.15 + face.apart * 0.2
export const browY = (face: Face) => 2.15 + face.brow * 0.28
export const mouthY = (face: Face) => -6.95 - face.length * 0.25 - face.noseLength * 0.1
export const mouthHalf = (face: Face) => 2.45 + face.mouth * 0.3
export const noseDrop = (face: Face) => face.noseLength * 0.36 + face.length * 0.12

/** Where on an even face a place of this one lies. */
export const evened = (face: Face, x: number, y: number) =>
  y + face.skew * 0.028 * x * (ease(-3, -6, y) + 0.6 * ease(0, 2, y))

/** How far the face stands out (cm, towards the camera) from the plain skull at a place of its front. */
function relief(face: Face, x: number, height: number): number {
  const y = evened(face, x, height)
  const a = Math.abs(x)
  let z = 0
  const ny = y + noseDrop(face) * ease(2, -4, y)
  if (ny < 3 && ny > -5.6 && a < 4) {
    const half = NOSE_HALF(ny) * (1 + face.nose * 0.17)
    const hump = 1 + face.bridge * 0.22 * bell((ny + 1.2) / 1.7)
    z += NOSE(ny) * hump * Math.exp(-((a / half) ** 1.8)) * (1 + face.tip * 0.1)
    const wing = 1.38 + face.nose * 0.2
    z += 0.78 * Math.exp(-((Math.abs(a - wing) / 0.55) ** 2) - (Math.abs(ny + 3.92) / 0.66) ** 2.2)
    z -= 0.2 * bell((a - wing - 0.72) / 0.34, (ny + 3.9) / 0.9)
    z += 0.12 * bell(a / 0.5, (ny + 3.6) / 0.5)
  }
  const ex = eyeX(face)
  z -= (0.66 + face.ridge * 0.2) * bell((a - ex + 0.1) / 1.75, (y - 0.35) / 1.25)
  z -= (0.34 + face.ridge * 0.1) * bell((a - 1.5) / 0.55, (y - 0.5) / 0.85)
  z += 0.62 * Math.exp(-((((a - ex) / 1.5) ** 2 + ((y - 0.05) / 1.02) ** 2) ** 1.5))
  const by = browY(face) + 0.1
  z += (0.2 + face.ridge * 0.22) * bell((a - 2.9) / 2, (y - by) / 0.62)
  z += (0.04 + face.ridge * 0.14) * bell(a / 1.3, (y - by + 0.25) / 0.7)
  z -= 0.14 * bell((a - 2.7) / 1.1, (y + 1.75) / 0.55)
  z += (0.42 + face.cheekbone * 0.22) * bell((a - 4.9) / 1.5, (y + 2.35) / 1.15)
  z += 0.22 * bell((a - 3.1) / 1.2, (y + 3.3) / 1.2)
  z -= (0.42 + face.hollow * 0.4) * bell((a - 4.7) / 1.15, (y + 5.9) / 1.75)
  z -= 0.09 * bell((a - 2.9 + (y + 6) * 0.28) / 0.6, (y + 5.2) / 1.4)
  const my = mouthY(face)
  const half = mouthHalf(face)
  const full = 1 + face.lips * 0.36
  z += 0.42 * bell(a / 3, (y - my) / 2)
  z -= 0.1 * bell(x / 0.34, (y - my - 1.45) / 0.6)
  z += 0.04 * bell((a - 0.6) / 0.3, (y - my - 1.3) / 0.7)
  const up = my + 0.42 * full
  const across = clamp(1 - (a / half) ** 2.2)
  z += 0.5 * full * across * bell((y - up) / (0.42 * full)) * (1 - 0.1 * bell(a / 0.3))
  z += 0.58 * full * clamp(1 - (a / (half * 0.86)) ** 2.4) * bell((y - my + 0.55 * full) / (0.48 * full))
  z -= 0.38 * clamp(1.15 - (a / half) ** 4) * bell((y - my - 0.06 * Math.cos(a * 2.4)) / 0.14)
  z -= 0.3 * bell((a - half - 0.12) / 0.36, (y - my) / 0.42)
  z -= 0.42 * bell(a / 1.8, (y - my + 1.55 + 0.1 * full) / 0.45)
  const cy = my - 2.85 - face.chin * 0.2
  z += (0.62 + face.chin * 0.16) * bell(a / (1.35 + face.jaw * 0.3), (y - cy) / 0.95)
  return z
}

/** The ring of the head's surface at a height: for a turn (0 front, half a turn behind) x, y, z in cm. */
export function headRing(face: Face, y: number): (turn: number, out: Float32Array, at: number) => void {
  const low = ease(0, -9, y)
  const wide =
    WIDTH(y) *
    (1 + face.width * 0.045) *
    (1 + face.jaw * 0.09 * bell((y + 7.5) / 3)) *
    (1 + face.cheekbone * 0.02 * bell((y + 1.5) / 2))
  const mid = WIDEST(y)
  const front = FRONT(y) - mid
  const back = BACK(y) - mid
  const round = 2 / (2.12 + 0.12 * bell((y + 9.5) / 1.6))
  const long = y - low * (face.length * 0.38 + face.chin * 0.18 * ease(-7, -10, y))
  return (turn, out, at) => {
    const s = Math.sin(turn)
    const c = Math.cos(turn)
    const n = c > 0 ? round : 0.95
    const x = wide * Math.sign(s) * Math.abs(s) ** n
    let z = mid + (c > 0 ? front : back) * Math.abs(c) ** n
    if (c > -0.15) z += relief(face, x, y) * ease(-0.15, 0.35, c)
    // The temple dips between brow and cheekbone.
    out[at] = x - Math.sign(s) * 0.28 * bell((z - 5.2) / 1.8, (y - 2.4) / 2)
    out[at + 1] = long
    out[at + 2] = z
  }
}
