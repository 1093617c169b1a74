import { type Beam, type Lamps, lit, unit } from './beam'
import { clamp, ease } from './curve'
import { STUFF } from './mesh'
import type { Plate } from './plate'

/** How much of the sky each point sees, from the depth around it. */
function hollows(plate: Plate): Float32Array {
  const q = 4
  const w = Math.ceil(plate.width / q)
  const h = Math.ceil(plate.height / q)
  let mean = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const d = plate.depth[
        Math.min(plate.height - 1, y * q) * plate.width + Math.min(plate.width - 1, x * q)
      ] as number
      mean[y * w + x] = Math.max(d, -14)
    }
  const r = Math.max(2, Math.round(w / 46))
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(w * h)
    for (let y = 0; y < h; y++) {
      let sum = 0
      for (let x = -r; x < w; x++) {
        sum +=
          (mean[y * w + Math.min(w - 1, x + r)] as number) -
          (x - r - 1 >= 0 ? (mean[y * w + x - r - 1] as number) : 0)
        if (x < 0) continue
        across[y * w + x] =
          sum / (Math.min(w - 1, x + r) - Math.max(0, x - r) + 1 + (x + r >= w ? x + r - w + 1 : 0))
      }
    }
    const down = new Float32Array(w * h)
    for (let x = 0; x < w; x++) {
      let sum = 0
      for (let y = -r; y < h; y++) {
        sum +=
          (across[Math.min(h - 1, y + r) * w + x] as number) -
          (y - r - 1 >= 0 ? (across[(y - r - 1) * w + x] as number) : 0)
        if (y < 0) continue
        down[y * w + x] =
          sum / (Math.min(h - 1, y + r) - Math.max(0, y - r) + 1 + (y + r >= h ? y + r - h + 1 : 0))
      }
    }
    mean = down
  }
  const out = new Float32Array(plate.width * plate.height)
  for (let y = 0; y < plate.height; y++)
    for (let x = 0; x < plate.width; x++) {
      const p = y * plate.width + x
      if (!plate.stuff[p]) continue
      const m = mean[Math.floor(y / q) * w + Math.floor(x / q)] as number
      out[p] = clamp(1.06 - 0.3 * Math.max(0, m - (plate.depth[p] as number)), 0.12, 1)
    }
  return out
}

/** Albedo and gloss per point, as the painters left them. */
export type Coat = { tone: Float32Array; gloss: Float32Array }

/** Exposes the plate: the light (0 black, about 1 white) that each point sends to the lens; NaN where nothing is. */
export function develop(plate: Plate, beam: Beam, lamps: Lamps, coat: Coat): Float32Array {
  const out = new Float32Array(plate.width * plate.height)
  const open = hollows(plate)
  const [lx, ly, lz] = beam.to
  const rim = lamps.rim ? unit(lamps.rim) : ([0, 0, -1] as const)
  const half = unit([lx, ly, lz + 1])
  const wrap = lamps.soft * 0.32
  for (let p = 0; p < out.length; p++) {
    const stuff = plate.stuff[p] as number
    if (stuff === STUFF.nothing) {
      out[p] = Number.NaN
      continue
    }
    const o = p * 3
    const nx = plate.normal[o] as number
    const ny = plate.normal[o + 1] as number
    const nz = plate.normal[o + 2] as number
    const tone = coat.tone[p] as number
    const sky = open[p] as number
    if (stuff === STUFF.hair) {
      const s = lit(
        beam,
        lamps,
        plate.place[o] as number,
        plate.place[o + 1] as number,
        plate.place[o + 2] as number,
        0.9,
      )
      const tl = nx * lx + ny * ly + nz * lz
      const th = nx * half[0] + ny * half[1] + nz * half[2] + 0.08
      const sheen = Math.max(0, 1 - th * th)
      const s4 = sheen * sheen * sheen * sheen
      const s8 = s4 * s4
      const shine = s8 * s8 * s8
      const tr = nx * rim[0] + ny * rim[1] + nz * rim[2]
      out[p] =
        lamps.power *
          s *
          (tone * 0.75 * Math.sqrt(Math.max(0, 1 - tl * tl)) + (0.06 + 0.42 * tone) * shine * 0.8) +
        lamps.rimPower *
          (0.05 + tone * 0.6) *
          Math.sqrt(Math.max(0, 1 - tr * tr)) *
          ease(0.9, 0.35, sky) *
          0.4 +
        lamps.fill * tone * sky * 0.6
      continue
    }
    const flat = nx * lx + ny * ly + nz * lz
    const diffuse = Math.max(0, (flat + wrap) / (1 + wrap))
    const s =
      diffuse > 0
        ? lit(
            beam,
            lamps,
            plate.place[o] as number,
            plate.place[o + 1] as number,
            plate.place[o + 2] as number,
            0.35,
          )
        : 0
    const gloss = (coat.gloss[p] as number) * lamps.gloss
    const spec = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
    const p4 = spec * spec * spec * spec
    const p16 = p4 * p4 * p4 * p4
    const edge = 1 - Math.max(0, nz)
    const back = Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2])
    out[p] =
      tone * (lamps.power * diffuse * (0.08 * sky + 0.92 * s) + lamps.fill * sky * (0.75 + 0.25 * ny)) +
      lamps.power * s * gloss * (0.3 * p16 + 0.12 * p16 * p16 * p16 * p16) +
      lamps.rimPower * back * (tone * 0.6 + 0.25 * edge * edge)
  }
  return out
}
