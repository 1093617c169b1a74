import { ease } from './curve'
import type { Mesh } from './mesh'
import type { Strand } from './stroke'

export type Three = readonly [number, number, number]

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

export const unit = (v: Three): Three => {
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

/** Spreads the hair's map a little, so that its shadow has no cells. */
export function softenHair(beam: Beam): void {
  const { hair, dense } = beam
  const deep = hair.map((d, k) => d * (dense[k] as number))
  const thick = dense.slice()
  for (let y = 1; y < COARSE - 1; y++)
    for (let x = 1; x < COARSE - 1; x++) {
      let sum = 0
      let depth = 0
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          const k = (y + j) * COARSE + x + i
          const w = i && j ? 1 : i || j ? 2 : 4
          sum += w * (thick[k] as number)
          depth += w * (deep[k] as number)
        }
      const k = y * COARSE + x
      dense[k] = sum / 16
      if (sum > 0) hair[k] = depth / sum
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
export function lit(beam: Beam, lamps: Lamps, x: number, y0: number, z: number, bias: number): number {
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
