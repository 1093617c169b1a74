import { bell, clamp, ease } from './curve'
import { browY, evened, eyeX, type Face, mouthHalf, mouthY, noseDrop } from './face'

/** What is painted on a face: how open the eyes are, where they look, make-up, stubble. */
export type Makeup = {
  lids: number
  gazeX: number
  gazeY: number
  lips: number
  liner: number
  shadow: number
  brows: number
  stubble: number
  bindi: boolean
  freckles: number
  hairline: number
  hairInk: number
  iris: number
}

/** The painter's answer for one point: albedo factor, gloss, and the eyeball's normal where one shows. */
export type Dab = { tone: number; gloss: number; eye: boolean; nx: number; ny: number; nz: number }

function speck(a: number, b: number): number {
  let h = Math.imul(a, 374761393) + Math.imul(b, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise, 0 to 1, a new value about every whole step. */
export function noise2(x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const u = x - xi
  const v = y - yi
  const s = u * u * (3 - 2 * u)
  const t = v * v * (3 - 2 * v)
  const top = speck(xi, yi) * (1 - s) + speck(xi + 1, yi) * s
  const low = speck(xi, yi + 1) * (1 - s) + speck(xi + 1, yi + 1) * s
  return top * (1 - t) + low * t
}

/** The lowest height at which hair grows, by the turn around the head (0 front). */
export function hairlineAt(turn: number, recede: number): number {
  const t = Math.abs(turn)
  const front =
    7.1 + recede * 0.9 - 0.5 * bell((t - 0.0) / 0.3) * (1 - recede) + recede * 0.9 * bell((t - 0.5) / 0.25)
  const temple = front - 1.1 * ease(0.45, 0.85, t)
  const side = ease(0.82, 1.28, t)
  const nape = ease(1.75, 2.5, t)
  return temple * (1 - side) + side * (-0.6 + 1.8 * bell((t - 1.72) / 0.2) - 6 * nape)
}

/** Paints the front of the head at its place of rest. */
export function paintFace(face: Face, make: Makeup, px: number, py: number, pz: number, dab: Dab): void {
  dab.tone = 1
  dab.gloss = 0.5
  dab.eye = false
  const y = evened(face, px, py + ease(0, -9, py) * (face.length * 0.38))
  const a = Math.abs(px)
  const side = px < 0 ? -1 : 1
  const turn = Math.atan2(px / 7.3, pz / 9)
  const grow = y - hairlineAt(turn, make.hairline)
  const fuzz = (noise2(px * 5, py * 2.2) - 0.5) * 0.9
  const scalp = ease(-0.45, 0.6, grow + fuzz)
  dab.tone *= 1 - (1 - make.hairInk) * scalp
  dab.gloss *= 1 - scalp
  dab.tone *= 0.97 + 0.06 * noise2(px * 3.1 + pz, py * 3.1)
  if (pz < 0) return
  if (make.freckles > 0)
    dab.tone *=
      1 - 0.05 * make.freckles * ease(0.72, 0.86, noise2(px * 7 + 40, py * 7)) * bell(a / 5, (y + 1.5) / 2)

  const my = mouthY(face)
  if (make.stubble > 0) {
    const jaw = ease(-5.2, -7.2, y + 0.12 * a) * ease(-1, 3, pz) + ease(5.2, 5.9, a) * ease(-0.5, -3, y)
    const lip = bell(a / 2.4, (y - my - 1.45) / 0.6)
    const grainy = 0.6 + 0.4 * noise2(px * 14, py * 14)
    dab.tone *= 1 - make.stubble * clamp(Math.max(jaw, lip)) * grainy
  }
  const half = mouthHalf(face)
  const full = 1 + face.lips * 0.36
  if (a < half + 0.2 && Math.abs(y - my) < 2) {
    const arch = clamp(1 - (a / half) ** 2)
    const seam = my + 0.06 * Math.cos(a * 2.4) - 0.05
    const top = seam + full * (0.78 * arch ** 0.85 + 0.1 * bell((a - 0.55) / 0.3) - 0.13 * bell(a / 0.25))
    const low = seam - full * 1.02 * clamp(1 - (a / (half * 0.97)) ** 2.2) ** 0.62
    const inside = ease(-0.1, 0.1, top - y) * ease(-0.12, 0.12, y - low)
    dab.tone *= 1 - inside * make.lips * (y > seam ? 1 : 0.86) * (0.92 + 0.08 * noise2(px * 9, py * 2))
    dab.gloss += inside * 1.1 * (0.4 + make.lips)
    dab.tone *= 1 - 0.75 * bell((y - seam) / 0.085) * ease(half + 0.1, half - 0.3, a)
  }
  const ny = y + noseDrop(face) * ease(2, -4, y)
  dab.tone *=
    1 -
    0.72 *
      Math.exp(
        -(
          (((a - 0.78 - face.nose * 0.06) / 0.42) ** 2 + ((ny + 4.52 - 0.12 * (a - 0.8)) / 0.17) ** 2) **
          1.6
        ),
      )
  dab.gloss += 0.35 * bell(a / 0.5, (ny + 2.8) / 1.2)

  const by = browY(face)
  const along = (a - 1.25) / 4
  if (along > -0.06 && along < 1.06 && Math.abs(y - by) < 1.6) {
    const rise = 0.52 + face.browArch * 0.16
    const mid =
      by - 0.12 + rise * Math.sin(clamp(along / 1.05) ** 0.9 * 2.45) * 0.95 - 0.42 * clamp(along, 0, 2) ** 2.2
    const bulk =
      (0.46 + face.browBulk * 0.13) *
      make.brows *
      (1 - 0.72 * ease(0.35, 1.05, along)) *
      (0.75 + 0.25 * ease(-0.05, 0.15, along))
    const hairs = 0.82 + 0.3 * noise2((a + (y - mid) * 1.1) * 6, (y - mid) * 2.5 + 7)
    const inside =
      ease(bulk, bulk * 0.45, Math.abs(y - mid)) * ease(-0.02, 0.1, along) * ease(1.06, 0.85, along)
    dab.tone *= 1 - clamp(inside * hairs) * 0.9 * (1 - make.hairInk * 0.55)
  }

  const u = (a - eyeX(face)) / 1.6 / (1 + face.eyes * 0.05)
  if (u < -1.45 || u > 1.6 || Math.abs(y) > 2.4) return
  const lean = 0.1 + face.eyeTilt * 0.09
  const base = lean * u - 0.05
  const bow = clamp(1 - u * u)
  const tall = 1 + face.eyes * 0.1
  const upper = base + (0.68 * make.lids - 0.36 * (1 - make.lids)) * tall * bow ** 0.72 * (1 - 0.12 * u)
  const lower = base - 0.4 * tall * bow ** 0.85 * (1 + 0.2 * u)
  const crease = base + (0.98 * tall + 0.1) * clamp(1 - (u * 0.86) ** 2) ** 0.7 - 0.08
  const wing = u > 0.5 ? (u - 0.5) * 0.35 * make.liner : 0
  dab.tone *=
    1 -
    make.shadow * ease(crease + 0.75, crease - 0.35, y) * ease(upper - 0.4, upper + 0.1, y) * bell(u / 1.25)
  dab.tone *= 1 - 0.42 * bell((y - crease) / 0.1) * ease(1.15, 0.6, Math.abs(u))
  dab.tone *= 1 - 0.13 * bell((y - lower + 0.35) / 0.28) * bell(u / 0.9)
  const span = ease(1.06, 0.9, Math.abs(u))
  if (y < upper && y > lower && Math.abs(u) < 1) {
    const iy = y - make.gazeY * 0.32 - 0.06
    const ix = (a - eyeX(face)) * side - make.gazeX * 0.5
    const r = Math.hypot(ix, iy)
    const shade = ease(0, 0.42, upper - y) * 0.62 + 0.38
    let tone = 1.22 * (0.82 + 0.18 * bow) * shade
    tone *= 1 - ease(0.66, 0.6, r) * (1 - make.iris * (0.55 + 0.6 * ease(0.28, 0.5, r) * (iy < 0 ? 1 : 0.55)))
    tone *= 1 - 0.5 * bell((r - 0.62) / 0.05)
    tone *= 1 - 0.97 * ease(0.3, 0.25, r)
    tone *= 1 - 0.3 * ease(-0.8, -1, u)
    dab.tone = tone
    dab.gloss = 0
    dab.eye = true
    const reach = 1.35
    const ox = ((a - eyeX(face)) * side) / reach
    const oy = (y - 0.02) / reach
    dab.nx = ox * 0.8
    dab.ny = oy * 0.8
    dab.nz = Math.sqrt(Math.max(0.1, 1 - dab.nx * dab.nx - dab.ny * dab.ny))
    const glint = Math.hypot(ix - 0.2, iy - 0.24)
    if (glint < 0.13) dab.tone = 3.2
  }
  const lash = 0.1 + 0.07 * make.liner + 0.05 * ease(-0.6, 0.7, u)
  dab.tone *= 1 - (0.75 + 0.24 * make.liner) * bell((y - upper - 0.03 - wing) / lash) * span
  dab.tone *= 1 - (0.28 + 0.3 * make.liner) * bell((y - lower + 0.02) / 0.07) * span
  if (make.liner > 0 && u > 0.9 && u < 1.5)
    dab.tone *= 1 - 0.9 * make.liner * bell((y - base - (u - 0.85) * 0.42) / 0.08) * ease(1.45, 1.15, u)
}
