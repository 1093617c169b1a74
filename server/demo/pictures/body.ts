import { bell, curve, ease } from './curve'
import type { Face } from './face'

const HALF = curve(
  [
    -60, 21, -44, 20.6, -34, 20.8, -28, 20.9, -25, 20.6, -22.5, 19.8, -20.5, 18.2, -19, 15.8, -18, 13.2, -17,
    10.7, -16, 8.7, -15, 7.3, -14, 6.3, -12.5, 5.55, -10, 5.2, -7, 5.2, -3, 5,
  ],
  0.5,
)
const CHEST = curve(
  [
    -60, 10, -40, 10, -30, 9.6, -26, 8.4, -22, 6.2, -19.5, 4.4, -18, 3, -17, 2.7, -15, 3.1, -13, 3.7, -11,
    4.2, -8, 4.6, -3, 3,
  ],
  0.6,
)
const SPINE = curve(
  [-60, -11, -34, -12, -26, -11.6, -20, -10.4, -16, -8.6, -13, -7.1, -10, -6.6, -6, -7, -3, -7],
  0.8,
)
const AXIS = curve([-60, -2, -30, -2.4, -24, -3, -18, -4.6, -15, -4, -12, -1.6, -6, -1, -3, -1], 0.8)
const SQUARE = curve([-60, 2.7, -26, 2.7, -19, 2.25, -14, 2, -3, 2], 1)

/** The build below the head: how wide the shoulders, how thick the neck, how full the chest. */
export type Build = { shoulders: number; neck: number; bust: number; larynx: number; shrug: number }

export function castBuild(face: Face, manly: number): Build {
  return {
    shoulders: 0.9 + manly * 0.15,
    neck: 0.9 + manly * 0.17 + face.neck * 0.03,
    bust: 1 - manly,
    larynx: manly,
    shrug: face.neck * 0.5,
  }
}

/** The ring of neck and trunk at a height (cm below the eyes): for a turn x, y, z in cm. */
export function bodyRing(build: Build, y: number): (turn: number, out: Float32Array, at: number) => void {
  const trunk = ease(-12, -19, y)
  const thick = build.neck + (build.shoulders - build.neck) * trunk
  const wide = HALF(y + build.shrug * trunk) * thick
  const mid = AXIS(y)
  const deep = 0.93 + (build.neck - 0.93) * 0.5 * (1 - trunk)
  const n = 2 / SQUARE(y)
  const front = (CHEST(y) - mid) * deep
  const back = (SPINE(y) - mid) * deep
  return (turn, out, at) => {
    const s = Math.sin(turn)
    const c = Math.cos(turn)
    const x = wide * Math.sign(s) * Math.abs(s) ** n
    let z = mid + (c > 0 ? front : back) * Math.abs(c) ** n
    const a = Math.abs(x)
    if (c > 0) {
      const bone = -18.1 + 0.1 * a - 0.012 * (a - 8) ** 2 * (a < 8 ? 0.6 : -0.4)
      const along = ease(0.6, 2, a) * ease(16.5, 12, a)
      z +=
        ease(0, 0.45, c) *
        along *
        (0.62 * bell((y - bone) / 0.62) - 0.7 * bell((y - bone - 1.7) / 1.25) * ease(2, 6, a))
      z -= 0.6 * bell(a / 0.9, (y + 17.4) / 0.9)
      const cord = 1.25 + (y + 17.5) * 0.5
      if (y > -18) z += 0.5 * bell((a - cord) / 0.75) * ease(-18, -15.5, y) * ease(-5, -9, y)
      z += 0.55 * build.larynx * bell(x / 0.9, (y + 13.2) / 0.9)
      z += 2.6 * build.bust * bell((a - 8.3) / 4.6, (y + 33) / 5.2)
      z -= 1.4 * bell((a - 14.2 * build.shoulders) / 1.1) * ease(-24, -29, y)
      z += 0.5 * bell((a - 17.5 * build.shoulders) / 2.5, (y + 22) / 3)
    } else {
      z += 0.8 * bell(x / 1.1) * ease(-16, -24, y)
      z -= 0.7 * bell((a - 8) / 3, (y + 27) / 5)
      z += 0.5 * bell(x / 0.9, (y + 16.2) / 0.8) * -1
    }
    out[at] = x
    out[at + 1] = y
    out[at + 2] = z
  }
}

const HALF_CM = 0.5

/** `bodyDepth` made ready for many askings: read from a grid of half centimetres. */
export function bodyDepths(build: Build): (x: number, y: number, front: boolean) => number {
  const across = 52
  const down = 90
  const fore = new Float32Array(across * down)
  const aft = new Float32Array(across * down)
  for (let j = 0; j < down; j++) {
    const at = depthRow(build, -5 - j * HALF_CM)
    for (let i = 0; i < across; i++) {
      fore[j * across + i] = at(i * HALF_CM, true)
      aft[j * across + i] = at(i * HALF_CM, false)
    }
  }
  return (x, y, front) => {
    const i = Math.min(across - 1, Math.round(Math.abs(x) / HALF_CM))
    const j = Math.min(down - 1, Math.max(0, Math.round((-5 - y) / HALF_CM)))
    return (front ? fore : aft)[j * across + i] as number
  }
}

function depthRow(build: Build, y: number): (x: number, front: boolean) => number {
  const trunk = ease(-12, -19, y)
  const wide = HALF(y + build.shrug * trunk) * (build.neck + (build.shoulders - build.neck) * trunk)
  const mid = AXIS(y)
  const n = SQUARE(y)
  const chest = CHEST(y)
  const spine = SPINE(y)
  return (x, front) => {
    const a = Math.abs(x)
    if (a >= wide) return front ? -1e9 : 1e9
    const swell = front ? 2.6 * build.bust * bell((a - 8.3) / 4.6, (y + 33) / 5.2) : 0
    return mid + ((front ? chest : spine) - mid) * (1 - (a / wide) ** n) ** (1 / n) + swell
  }
}

/** How far forward (or back) the body reaches, roughly, at a place across and a height; for what lies on it. */
export const bodyDepth = (build: Build, x: number, y: number, front: boolean) => depthRow(build, y)(x, front)

/** The ear at its side (+1 left of the sitter, on the viewer's right): ring r 0 to 1, angle v from the front, upwards. */
export function earPoint(side: number, r: number, v: number, out: Float32Array, at: number): void {
  const c = Math.cos(v)
  const s = Math.sin(v)
  const tall = s > 0 ? 3 : 3.1
  const wide = (c > 0 ? 1.25 : 1.95) * (s < 0 ? 1 - 0.42 * s * s : 1)
  const u = r * c * wide
  const w = r * s * tall
  const rim = 0.55 * bell((r - 0.9) / 0.1) * (s < -0.55 ? 0.3 : 1) * (c > 0.75 && s < 0.3 ? 0.2 : 1)
  const fold = 0.5 * bell((r - 0.58) / 0.13) * (c < 0.5 ? 1 : 0) * (s > -0.75 ? 1 : 0)
  const bowl = -0.55 * bell(r / 0.42)
  const tragus = 0.55 * bell((u - 0.95) / 0.4, (w + 0.5) / 0.6)
  const flare = 0.55 - 0.5 * u + (r > 0.97 ? -0.9 * ((r - 0.97) / 0.03) : 0)
  out[at] = side * (6.75 + flare + rim + fold + bowl + tragus - 0.12 * w * 0)
  out[at + 1] = -1.4 + w + u * 0.12
  out[at + 2] = -0.9 + u - w * 0.16
}
