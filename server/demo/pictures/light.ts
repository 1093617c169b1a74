import { clamp, ease } from './curve'
import type { Strand } from './hair'
import { type Mesh, STUFF } from './mesh'
import type { Plate } from './plate'

type Three = readonly [number, number, number]

/** How the set is lit. Directions point from the sitter to the lamp. */
export type Lamps = {
  key: Three
  power: number
  /** 0 a bare bulb, 1 a window: how far light wraps round. */
  soft: number
  fill: number
  rim?: Three
  rimPower: number
  gloss: number
  /** What the key passes through, by its place in the beam (cm): 1 open, 0 shut. */
  screen?: (u: number, v: number) => number
}

const SIZE = 420
const REACH = 36
/** Hair shades through a coarser map of its own: single hairs throw no lines. */
const COARSE = 140

/** What the key lamp sees: the depth of the nearest thing for each part of its beam. */
export type Beam = {
  right: Three
  up: Three
  to: Three
  depth: Float32Array
  hair: Float32Array
  dense: Float32Array
}

const unit = (v: Three): Three => {
  const l = Math.hypot(...v)
  return [v[0] / l, v[1] / l, v[2] / l]
}
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function aim(key: Three): Beam {
  const to = unit(key)
  const right = unit(cross([0, 1, 0.001], to))
  return {
    to,
    right,
    up: cross(to, right),
    depth: new Float32Array(SIZE * SIZE).fill(-1e9),
    hair: new Float32Array(COARSE * COARSE),
    dense: new Float32Array(COARSE * COARSE),
  }
}

const gridAt = (v: number) => ((v + REACH) / (2 * REACH)) * SIZE

export function shadeMesh(beam: Beam, mesh: Mesh): void {
  const { right, up, to, depth } = beam
  const p = mesh.place
  const n = p.length / 3
  const seen = new Float32Array(p.length)
  for (let i = 0; i < n * 3; i += 3) {
    const x = p[i] as number
    const y = (p[i + 1] as number) + 10
    const z = p[i + 2] as number
    seen[i] = gridAt(x * right[0] + y * right[1] + z * right[2])
    seen[i + 1] = gridAt(x * up[0] + y * up[1] + z * up[2])
    seen[i + 2] = x * to[0] + y * to[1] + z * to[2]
  }
  const q = mesh.corners
  for (let i = 0; i < q.length; i += 3) {
    const a = (q[i] as number) * 3
    const b = (q[i + 1] as number) * 3
    const c = (q[i + 2] as number) * 3
    const ax = seen[a] as number
    const ay = seen[a + 1] as number
    const bx = seen[b] as number
    const by = seen[b + 1] as number
    const cx = seen[c] as number
    const cy = seen[c + 1] as number
    const az = seen[a + 2] as number
    const bz = seen[b + 2] as number
    const cz = seen[c + 2] as number
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(SIZE - 1, Math.floor(Math.max(ax, bx, cx) + 0.5))
    const low = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const high = Math.min(SIZE - 1, Math.floor(Math.max(ay, by, cy) + 0.5))
    for (let y = low; y <= high; y++)
      for (let x = left; x <= right; x++) {
        const v = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
        const w = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
        if (v < -0.01 || w < -0.01 || v + w > 1.01) continue
        const z = v * az + w * bz + (1 - v - w) * cz
        if (z > (depth[y * SIZE + x] as number)) depth[y * SIZE + x] = z
      }
  }
}

export function shadeHair(beam: Beam, strands: Strand[]): void {
  const { right, up, to, hair, dense } = beam
  const cells = COARSE / (2 * REACH)
  for (const strand of strands) {
    const p = strand.points
    for (let i = 0; i < p.length; i += 3) {
      const x = p[i] as number
      const y = (p[i + 1] as number) + 10
      const z = p[i + 2] as number
      const u = Math.floor((x * right[0] + y * right[1] + z * right[2] + REACH) * cells)
      const v = Math.floor((x * up[0] + y * up[1] + z * up[2] + REACH) * cells)
      if (u < 0 || v < 0 || u >= COARSE || v >= COARSE) continue
      const k = v * COARSE + u
      const d = x * to[0] + y * to[1] + z * to[2]
      // The mean depth of the hair in this part of the beam, and how much of it there is.
      const n = (dense[k] as number) + 1
      hair[k] = (hair[k] as number) + (d - (hair[k] as number)) / n
      dense[k] = n
    }
  }
}

/** What hair lets through of the key: 1 none in the way. */
function throughHair(beam: Beam, u: number, v: number, d: number): number {
  const cells = COARSE / (2 * REACH)
  const gu = (u + REACH) * cells - 0.5
  const gv = (v + REACH) * cells - 0.5
  const iu = Math.floor(gu)
  const iv = Math.floor(gv)
  if (iu < 0 || iv < 0 || iu >= COARSE - 1 || iv >= COARSE - 1) return 1
  let thick = 0
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 2; i++) {
      const k = (iv + j) * COARSE + iu + i
      const share = (i ? gu - iu : 1 - gu + iu) * (j ? gv - iv : 1 - gv + iv)
      thick += share * (beam.dense[k] as number) * ease(0.3, 1.6, (beam.hair[k] as number) - d)
    }
  return Math.exp(-thick * 0.16)
}

/** The share of the key that reaches a place, 0 to 1, soft at the edge; `bias` cm keeps a surface from shading itself. */
function lit(beam: Beam, lamps: Lamps, x: number, y0: number, z: number, bias: number): number {
  const { right, up, to, depth } = beam
  const y = y0 + 10
  const u = x * right[0] + y * right[1] + z * right[2]
  const v = x * up[0] + y * up[1] + z * up[2]
  const d = x * to[0] + y * to[1] + z * to[2]
  const gu = gridAt(u)
  const gv = gridAt(v)
  const reach = lamps.soft > 0.3 ? 2 : 1
  const iu = Math.floor(gu)
  const iv = Math.floor(gv)
  let open = 1
  if (iu >= reach && iv >= reach && iu < SIZE - reach - 2 && iv < SIZE - reach - 2) {
    const fu = gu - iu
    const fv = gv - iv
    const side = reach * 2 + 1
    let shut = 0
    for (let j = -reach; j <= reach + 1; j++) {
      const wv = j === -reach ? 1 - fv : j === reach + 1 ? fv : 1
      for (let i = -reach; i <= reach + 1; i++) {
        const over = (depth[(iv + j) * SIZE + iu + i] as number) - d - bias
        if (over <= 0) continue
        shut += (over > 0.5 ? 1 : over * 2) * wv * (i === -reach ? 1 - fu : i === reach + 1 ? fu : 1)
      }
    }
    open = 1 - shut / (side * side)
  }
  if (open > 0.01) open *= throughHair(beam, u, v, d)
  return lamps.screen ? open * lamps.screen(u, v) : open
}

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
