import { type Build, bodyDepths } from './body'
import { clamp, ease, mix } from './curve'
import { type Dice, diceFor } from './dice'
import { type Face, headRing } from './face'
import { knotted } from './knot'
import { hairlineAt, noise2 } from './paint'
import type { Stance } from './pose'
import type { Strand } from './stroke'
import { bang, combBang, type Style, WAYS, type Way } from './styles'

/** The skull that hair lies on: an ellipsoid, its centre and half axes. */
const CENTRE = [0, 2.1, -0.4] as const
const AXES = [7.45, 9.5, 9.6] as const

type Depths = ReturnType<typeof bodyDepths>

/** Roots spread evenly over the scalp, in the same order for the same person. */
function roots(face: Face, count: number, recede: number, dice: Dice): Float32Array {
  const out = new Float32Array(count * 3)
  const at = Array.from({ length: 181 }, (_, i) => headRing(face, -6.5 + i / 10))
  let n = 0
  for (let tries = 0; n < count && tries < count * 6; tries++) {
    const y = -6.5 + 18 * Math.sqrt(dice.next())
    const turn = (dice.next() * 2 - 1) * Math.PI
    if (y < hairlineAt(turn, recede) + 0.45 * dice.next() ** 2) continue
    if (dice.next() > Math.sqrt(clamp((11.6 - y) / 6)) + 0.05) continue
    at[Math.round((y + 6.5) * 10)]?.(turn, out, n * 3)
    // Low down hair grows only at the nape, not under the ears.
    if (y < -1.5 && (out[n * 3 + 2] as number) > -3.4) continue
    n++
  }
  return out.subarray(0, n * 3)
}

/** Keeps a point of the head's frame outside the body below it. */
function clearBody(depthOf: Depths, stance: Stance, q: Float32Array, skin: number): void {
  stance.toRoom(q, 0, 'head', true)
  stance.toRest(q, 0, 'trunk', true)
  const front = depthOf(q[0] as number, q[1] as number, true) + skin
  const behind = depthOf(q[0] as number, q[1] as number, false) - skin
  const z = q[2] as number
  if (z < front && z > behind) q[2] = z > (front + behind) / 2 || z > 0 ? front : behind
  stance.toRoom(q, 0, 'trunk', true)
  stance.toRest(q, 0, 'head', true)
}

/** What falls where in the head's frame: down in the room. */
function downIn(stance: Stance): Float32Array {
  const down = new Float32Array([0, -1, 0])
  stance.toRest(down, 0, 'head', false)
  return down
}

/** Grows a head of hair in the room: rooted in the posed head, falling over neck and shoulders. */
export function grow(
  face: Face,
  build: Build,
  style: Style,
  seed: number,
  recede: number,
  stance: Stance,
  dressed: boolean,
  tucked: boolean,
): Strand[] {
  const way = WAYS[style]
  const dice = diceFor('hair', seed, style)
  const mirror = dice.chance(0.5) ? -1 : 1
  const down = downIn(stance)
  const depthOf = bodyDepths(build)
  const start = roots(face, way.count, recede, dice)
  const strands: Strand[] = []
  for (let s = 0; s < start.length; s += 3) {
    const strand = one(
      start.subarray(s, s + 3),
      way,
      style,
      mirror,
      down,
      depthOf,
      stance,
      dressed,
      tucked,
      dice,
    )
    if (strand) strands.push(strand)
  }
  if (way.knot)
    strands.push(...knotted(style, [way.knot[0] * mirror, way.knot[1], way.knot[2]], mirror, stance, dice))
  return strands
}

function one(
  root: Float32Array,
  way: Way,
  style: Style,
  mirror: number,
  down: Float32Array,
  depthOf: Depths,
  stance: Stance,
  dressed: boolean,
  tucked: boolean,
  dice: Dice,
): Strand | undefined {
  let x = root[0] as number
  let y = root[1] as number
  let z = root[2] as number
  const lock = noise2(x * 0.9 + 31, y * 0.7 + z * 0.9)
  const phase = noise2(x * 0.5 + 7, z * 0.5 + y * 0.3) * 12 + dice.next() * 0.9
  const high = way.fade === undefined ? 1 : 0.2 + 0.8 * ease(way.fade, way.fade + 4, y)
  const lift = way.lift * (0.2 + 0.8 * dice.next()) * high
  const hangs = bang(style, x, z)
  const ball = way.round === undefined ? way.long : way.round - Math.hypot(x, y - 2.5, z + 1.2)
  const long = hangs
    ? 7.4 + 0.6 * lock
    : Math.max(0.6, ball) * high * (0.78 + 0.26 * lock + 0.08 * dice.next())
  const steps = Math.max(2, Math.ceil(long / way.step))
  const step = long / steps
  const part = way.part * mirror
  const points = new Float32Array((steps + 1) * 3)
  const swirl = dice.next() * 6.28
  const driftX = dice.bell()
  const driftY = dice.bell()
  const driftZ = dice.bell()
  let dx = (x - CENTRE[0]) / AXES[0]
  let dy = (y - CENTRE[1]) / AXES[1]
  let dz = (z - CENTRE[2]) / AXES[2]
  const q = new Float32Array(3)
  let used = 0
  for (let i = 0; i <= steps; i++) {
    const along = i * step
    if (i > 0) {
      let ux = (x - CENTRE[0]) / AXES[0]
      let uy = (y - CENTRE[1]) / AXES[1]
      let uz = (z - CENTRE[2]) / AXES[2]
      const r = Math.hypot(ux, uy, uz)
      const layer = 1 + (lift * ease(0, 0.35, i / steps + 0.1)) / 8.5
      const free = way.knot || way.curl > 0 ? 0 : ease(0.01, 0.1, r - layer)
      let want: readonly [number, number, number]
      if (way.knot) {
        const kx = way.knot[0] * mirror - x
        const ky = way.knot[1] - y
        const kz = way.knot[2] - z
        const far = Math.hypot(kx, ky, kz)
        if (far < 1) break
        want = [kx / far, ky / far + 0.5 * ease(-2, 6, z), kz / far - 0.3 * ease(0, 6, z)]
      } else if (hangs) want = combBang(x, y, z, part)
      else {
        const c = way.comb(x * mirror, y, z, way.part)
        want = [c[0] * mirror, c[1], c[2]]
      }
      const w = way.stiff * (y < -11 ? 0.2 : 1) * (1 - 0.8 * free)
      const pull = way.weight * (0.35 + ease(4, -3, y)) + free * 0.5
      dx += (want[0] - dx) * w + (down[0] as number) * pull
      dy += (want[1] - dy) * w + (down[1] as number) * pull
      dz += (want[2] - dz) * w + (down[2] as number) * pull
      if (way.round !== undefined) {
        // Tight hair kinks at every step.
        dx += dice.bell() * way.kink
        dy += dice.bell() * way.kink
        dz += dice.bell() * way.kink
      }
      if (way.curl === 0 && (way.knot || y > 1.5)) {
        // Combed hair keeps to the skull: what would carry it away from its layer is taken out.
        ux /= AXES[0]
        uy /= AXES[1]
        uz /= AXES[2]
        const flat = Math.hypot(ux, uy, uz) || 1
        const out = (dx * ux + dy * uy + dz * uz) / flat
        const cling = r > layer * 0.97 ? (out > 0 ? out : out * 0.1) / flat : 0
        dx -= cling * ux
        dy -= cling * uy
        dz -= cling * uz
      }
      const far = Math.hypot(dx, dy, dz) || 1
      x += (dx / far) * step
      y += (dy / far) * step
      z += (dz / far) * step
      if (y > -9) {
        const vx = (x - CENTRE[0]) / AXES[0]
        const vy = (y - CENTRE[1]) / AXES[1]
        const vz = (z - CENTRE[2]) / AXES[2]
        const now = Math.hypot(vx, vy, vz)
        if (now < layer) {
          x = CENTRE[0] + (vx * AXES[0] * layer) / now
          y = CENTRE[1] + (vy * AXES[1] * layer) / now
          z = CENTRE[2] + (vz * AXES[2] * layer) / now
        }
        if (way.brow !== undefined && !hangs && way.long < 20) {
          // Short hair that would cover the face: it stops at the brow.
          if (z > 3.6 && y < way.brow && Math.abs(x) < 6.4) {
            if (way.curl > 0) y += (way.brow - y) * 0.6
            else break
          }
        } else if (!hangs && !way.knot && z > (tucked ? -3 : 2.2) && y < 6.8) {
          const open = (6.1 + 0.9 * ease(-2, -8, y) + lift * 0.4) * ease(6.9, 4.2, y)
          if (tucked && y < 2.5 && z > -2.6) z += (-2.6 - z) * 0.3
          if (Math.abs(x - part * 0.4) < open) x += ((x < part ? -1 : 1) * open - x) * 0.45
        }
      }
      if (y < -7 && way.long > 20) {
        q[0] = x
        q[1] = y
        q[2] = z
        clearBody(depthOf, stance, q, (dressed ? 1.3 : 0.35) + lift * 0.5)
        x = mix(x, q[0] as number, 0.8)
        y = mix(y, q[1] as number, 0.8)
        z = q[2] as number
      }
    }
    const swing = way.wave * Math.min(1, along / 9)
    const grip = way.curl * Math.min(1, along / 1.2)
    const stray = way.curl > 0 ? along * 0.09 : 0
    points[used * 3] =
      x +
      swing * Math.sin(along * (way.wave > 0.5 ? 0.72 : 0.4) + phase) +
      grip * Math.sin(along * way.coil + swirl) +
      stray * driftX
    points[used * 3 + 1] = y + grip * Math.cos(along * way.coil + swirl) + stray * driftY
    points[used * 3 + 2] =
      z +
      swing * Math.cos(along * 0.66 + phase) +
      grip * Math.cos(along * way.coil * 0.83 + swirl) +
      stray * driftZ
    stance.toRoom(points, used * 3, 'head', true)
    used++
  }
  if (used < 2) return undefined
  return {
    points: points.subarray(0, used * 3),
    wide: way.wide,
    tone: 0.72 + 0.4 * lock + 0.06 * dice.bell(),
  }
}
