import { type Build, bodyDepth } from './body'
import { bell, clamp, curve, ease, mix } from './curve'
import { type Mesh, STUFF, sheet, smooth } from './mesh'
import { noise2 } from './paint'

/** A shirt's collar: a stand round the neck and the leaf that falls from it. */
export const collar = (build: Build, open: number, tall: number): Mesh =>
  sheetBoth(14, 90, (r, c, o, at) => {
    const t = (c / 89) * 2 - 1
    const turn = t * (Math.PI - 0.22 - open * 0.3) + Math.PI
    const leaf = r / 13
    const front = Math.abs(t) ** 3
    const s = Math.sin(turn)
    const k = Math.cos(turn)
    const ring =
      build.neck * (6.15 + 0.35 * front) +
      (leaf < 0.3 ? 0 : (leaf - 0.3) * (2.1 + 1.2 * front)) +
      0.35 * bell((leaf - 0.3) / 0.2)
    const top = mix(-11.7, -14.9 - open, front ** 0.8)
    const fall =
      leaf < 0.3 ? -0.6 * (1 - leaf / 0.3) : -((leaf - 0.3) / 0.7) * (tall + 2.6 * Math.abs(t) ** 9)
    o[at] = s * ring * 1.02 + Math.sign(s) * front * open * 1.6 * leaf
    o[at + 1] = top + fall - (leaf < 0.3 ? 1 : 0) * 0.4
    o[at + 2] = k * ring - 1.2 + front * (1.1 + 1.4 * leaf)
  })

function sheetBoth(
  rows: number,
  columns: number,
  point: (r: number, c: number, o: Float32Array, at: number) => void,
): Mesh {
  return smooth(sheet(rows, columns, STUFF.cloth, false, point))
}

const VEIL_SIDE = curve([
  -50, 24, -30, 22.4, -24, 21, -20, 18.5, -16, 13.8, -11, 10.6, -4, 9.4, 3, 8.9, 6, 8.4, 8, 7.6, 10, 5.7,
  11.6, 3.4, 12.6, 0.6,
])
const VEIL_BACK = curve([
  -50, -16, -26, -14.5, -16, -12.6, -8, -12, 0, -11.8, 5, -11.4, 8, -9.8, 10.4, -6.8, 12, -3, 12.6, -0.9,
])
const VEIL_FRONT = curve([-14, 3.5, -4, 2.2, 2, 4.2, 5, 6.6, 7.4, 8.6, 8.6, 8.4, 10, 6.8, 11.4, 4, 12.6, 0.6])
const VEIL_OPEN = curve([
  -50, 1.02, -26, 0.9, -18, 0.98, -10, 1.32, -4, 1.36, 2, 1.2, 5, 0.98, 7.2, 0.62, 8.2, 0.3, 8.9, 0,
])

/** A long cloth over the head and the shoulders, open before the face. */
export function veil(build: Build): Mesh {
  return smooth(
    sheet(150, 150, STUFF.gauze, false, (r, c, o, at) => {
      const y = 12.6 - 58 * (r / 149) ** 1.15
      const u = (c / 149) * 2 - 1
      const from = VEIL_OPEN(y)
      const turn = Math.sign(u) * (from + (Math.PI - from) * (1 - Math.abs(u)))
      const s = Math.sin(turn)
      const k = Math.cos(turn)
      const wave =
        ease(6, -14, y) * 0.55 * Math.sin(turn * 13 + noise2(turn * 2, y * 0.12) * 5) +
        0.2 * Math.sin(turn * 21)
      const n = 0.94
      const x = (VEIL_SIDE(y) + wave) * Math.sign(s) * Math.abs(s) ** n
      const deep = k > 0 ? VEIL_FRONT(y) + 1 : -VEIL_BACK(y) - 1
      let z = -1 + (deep + wave) * Math.sign(k) * Math.abs(k) ** n
      if (y < -14 && k > -0.1) z = Math.max(z, bodyDepth(build, x, y, true) + 1.2 + wave * 0.6)
      o[at] = x
      o[at + 1] = y + 0.5 * bell(turn / 0.9)
      o[at + 2] = z
    }),
  )
}

/** Cloth wound about the head. */
export function turban(side: number): Mesh {
  return smooth(
    sheet(120, 180, STUFF.cloth, true, (r, c, o, at) => {
      const t = r / 119
      const turn = (c / 180) * 2 * Math.PI - Math.PI
      const slope = side * Math.sin(turn) * 1.2 + Math.cos(turn) * 0.9
      const y = 13.9 - 10 * t
      const shell = Math.sqrt(clamp(1 - ((y - 7.2) / 7) ** 2)) * (1 + 0.1 * ease(12, 6, y))
      const band = (y * 0.8 + slope * 1.5 + 3 * side * Math.sin(turn * 0.5)) % 1.55
      const roll = 0.42 * Math.sin((band / 1.55) * Math.PI) ** 0.6
      const wide = 8.3 * shell + roll
      o[at] = Math.sin(turn) * wide
      o[at + 1] = y + slope * 0.55 * (1 - t * 0.4)
      o[at + 2] = -0.6 + Math.cos(turn) * (wide + 2.1 * shell)
    }),
  )
}

/** The veil's border, worked in metal thread: nearest its front edge. */
export function edging(x: number, y: number, z: number): number {
  const turn = Math.abs(Math.atan2(x, z + 1))
  const in_ = (turn - VEIL_OPEN(y)) * Math.max(4, VEIL_SIDE(y) * 0.9)
  if (y > 7.6 && turn < 1) return z > 6.4 - (y - 8) ? 0.3 : 0
  if (in_ < 0.35) return 0.4
  return in_ < 2.1 ? 0.34 * (0.4 + 0.6 * Math.max(0, Math.sin(y * 3.4) * Math.sin(in_ * 4))) : 0
}
