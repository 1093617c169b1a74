import { type Build, bodyDepth } from './body'
import { clamp, ease } from './curve'
import { type Dice, diceFor } from './dice'
import { type Face, headPoint } from './face'
import { hairlineAt, noise2 } from './paint'
import type { Stance } from './pose'

export const STYLES = [
  'bald',
  'buzz',
  'crop',
  'swept',
  'slick',
  'quiff',
  'curls',
  'afro',
  'pixie',
  'bob',
  'fringe',
  'long',
  'waves',
  'side',
  'bun',
  'topknot',
  'ponytail',
  'braid',
] as const
export type Style = (typeof STYLES)[number]

/** One hair, or a lock drawn as one: points in the room (x, y, z), its width in cm, its own lightness. */
export type Strand = { points: Float32Array; wide: number; tone: number }

type Way = {
  long: number
  step: number
  lift: number
  count: number
  weight: number
  stiff: number
  wave: number
  curl: number
  wide: number
  part: number
  knot?: readonly [number, number, number]
  comb: (x: number, y: number, z: number, part: number) => readonly [number, number, number]
  fringe?: boolean
}

const falling = (x: number, y: number, z: number, part: number) =>
  [(x - part < 0 ? -1 : 1) * (y > 5 ? 1 : 0.25), y > 6 ? 0.15 : -1, z > 0 ? -0.35 : -0.3] as const
const base = {
  long: 4,
  step: 0.45,
  lift: 0.5,
  count: 3600,
  weight: 0,
  stiff: 0.5,
  wave: 0,
  curl: 0,
  wide: 0.07,
  part: 0,
  comb: falling,
}

const WAYS: Record<Style, Way> = {
  bald: { ...base, count: 0 },
  buzz: {
    ...base,
    long: 0.55,
    step: 0.2,
    lift: 0.2,
    count: 7000,
    comb: (x, y, z) => [x * 0.1, y * 0.1, z * 0.1],
  },
  crop: {
    ...base,
    long: 2.4,
    lift: 0.7,
    count: 6500,
    comb: (x, y, z) => [x * 0.1 + 0.3, 0.25 + y * 0.04, 0.5 + z * 0.02],
    wave: 0.12,
  },
  swept: {
    ...base,
    long: 6,
    lift: 1.5,
    count: 4200,
    part: -3.4,
    wave: 0.12,
    fringe: true,
    comb: (x, y, _z, part) => [x > part ? 0.9 : -0.5, y > 6.5 ? 0.5 : -0.8, 0],
  },
  slick: { ...base, long: 8.5, lift: 0.55, count: 4200, comb: (x, y) => [x * 0.03, y > 4 ? 0.35 : -0.5, -1] },
  quiff: {
    ...base,
    long: 6,
    lift: 2.4,
    count: 4600,
    wave: 0.18,
    fringe: true,
    comb: (x, y, z) => [x * 0.06 + 0.12, y > 5 ? 0.8 : -0.8, z > 4 ? 0.3 : -0.8],
  },
  curls: {
    ...base,
    long: 6.5,
    step: 0.35,
    lift: 2.2,
    count: 2600,
    curl: 0.55,
    weight: 0.12,
    fringe: true,
    wide: 0.09,
    comb: (x, y, z) => [x * 0.11, 0.2 + y * 0.06, z * 0.08],
  },
  afro: {
    ...base,
    long: 10,
    step: 0.3,
    lift: 9,
    count: 2600,
    curl: 0.42,
    wide: 0.1,
    fringe: true,
    comb: (x, y, z) => [x * 0.13, (y - 1) * 0.1, (z + 1.5) * 0.11],
  },
  pixie: {
    ...base,
    long: 5.4,
    lift: 0.8,
    count: 5200,
    part: 2.6,
    fringe: true,
    wave: 0.12,
    comb: (x, y, z, part) => [x > part ? 0.5 : -0.85, y > 7 ? 0.15 : -0.7, z > 0 ? 0.5 : 0.1],
  },
  bob: { ...base, long: 23, step: 0.6, lift: 1.5, count: 3600, weight: 0.42, wave: 0.12, part: 0.6 },
  fringe: {
    ...base,
    long: 34,
    step: 0.7,
    lift: 1,
    count: 3400,
    weight: 0.45,
    wave: 0.1,
    fringe: true,
    comb: (x, y, z) => (z > 3.5 && Math.abs(x) < 5.5 ? [x * 0.03, -0.6, 1] : falling(x, y, z, 0)),
  },
  long: { ...base, long: 46, step: 0.8, lift: 0.9, count: 3200, weight: 0.45, wave: 0.16, part: 0 },
  waves: { ...base, long: 42, step: 0.6, lift: 1.9, count: 3000, weight: 0.4, wave: 0.75, part: 1.6 },
  side: { ...base, long: 44, step: 0.8, lift: 1.4, count: 3200, weight: 0.42, wave: 0.3, part: -3 },
  bun: {
    ...base,
    long: 26,
    step: 0.6,
    lift: 0.45,
    count: 4600,
    part: 0,
    knot: [0, -3.2, -10.6],
    comb: (x, y, z, part) => [(x - part) * 0.06, y > 5 ? 0.1 : -0.3, -1],
  },
  topknot: {
    ...base,
    long: 24,
    step: 0.6,
    lift: 0.45,
    count: 4600,
    knot: [0, 12.6, -4],
    comb: (x, y, z) => [-x * 0.1, 0.9, z > -3 ? -0.8 : 0.6],
  },
  ponytail: {
    ...base,
    long: 26,
    step: 0.6,
    lift: 0.45,
    count: 4400,
    knot: [0, 4.6, -11],
    comb: (x, y) => [-x * 0.05, y > 5 ? 0.1 : 0.3, -1],
  },
  braid: {
    ...base,
    long: 26,
    step: 0.6,
    lift: 0.5,
    count: 4400,
    part: 0,
    knot: [1.5, -6.6, -9],
    comb: (x, y, z, part) => [(x - part) * 0.05, y > 5 ? 0.1 : -0.5, -0.9],
  },
}

/** Roots spread evenly over the scalp, in the same order for the same person. */
function roots(face: Face, count: number, recede: number, dice: Dice): Float32Array {
  const out = new Float32Array(count * 3)
  let n = 0
  for (let tries = 0; n < count && tries < count * 6; tries++) {
    const y = -6.5 + 18 * Math.sqrt(dice.next())
    const turn = (dice.next() * 2 - 1) * Math.PI
    if (y < hairlineAt(turn, recede) + 0.25 * dice.next()) continue
    if (dice.next() > Math.sqrt(clamp((11.6 - y) / 6)) + 0.05) continue
    headPoint(face, y, turn, out, n * 3)
    n++
  }
  return out.subarray(0, n * 3)
}

const CX = [0, 2.1, -0.4] as const
const RX = [7.45, 9.5, 9.6] as const

/** Grows a head of hair in the room: rooted in the posed head, falling over neck and shoulders. */
export function grow(
  face: Face,
  build: Build,
  cut: Style,
  seed: number,
  recede: number,
  stance: Stance,
  dressed: boolean,
): Strand[] {
  const way = WAYS[cut]
  const dice = diceFor('hair', seed, cut)
  const start = roots(face, way.count, recede, dice)
  const strands: Strand[] = []
  const mirror = dice.chance(0.5) ? -1 : 1
  const part = way.part * mirror
  const q = new Float32Array(3)
  for (let s = 0; s < start.length; s += 3) {
    const sx = start[s] as number
    const sy = start[s + 1] as number
    const sz = start[s + 2] as number
    const lock = noise2(sx * 0.9 + 31, sy * 0.7 + sz * 0.9)
    const phase = noise2(sx * 0.5 + 7, sz * 0.5 + sy * 0.3) * 12 + dice.next() * 0.9
    const lift = way.lift * (0.25 + 0.75 * dice.next()) * (cut === 'crop' ? ease(0, 7, sy) * 1.2 + 0.25 : 1)
    const trim = cut === 'swept' || cut === 'quiff' || cut === 'curls' ? 0.22 + 0.78 * ease(2.5, 6.5, sy) : 1
    let reach = way.long * trim * (0.78 + 0.26 * lock + 0.08 * dice.next())
    if (cut === 'fringe' && sz > 3 && Math.abs(sx) < 4.6) reach = 7.6 + 0.5 * lock
    const steps = Math.max(2, Math.ceil(reach / way.step))
    const step = reach / steps
    const points = new Float32Array((steps + 1) * 3)
    let used = 0
    let x = sx
    let y = sy
    let z = sz
    let dx = (x - CX[0]) / RX[0]
    let dy = (y - CX[1]) / RX[1]
    let dz = (z - CX[2]) / RX[2]
    const grew = Math.hypot(dx, dy, dz) || 1
    dx /= grew
    dy /= grew
    dz /= grew
    const cx = dice.bell() * 0.35
    const cz = dice.bell() * 0.35
    const curlTurn = dice.next() * 6.28
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      const along = i * step
      // What the combing wants: over the skull first, then the fall; a knot draws everything to itself.
      q[0] = x
      q[1] = y
      q[2] = z
      if (i > 0) {
        const low = y < -11
        let wx: number
        let wy: number
        let wz: number
        if (way.knot) {
          wx = way.knot[0] * mirror - x
          wy = way.knot[1] - y
          wz = way.knot[2] - z
          const far = Math.hypot(wx, wy, wz)
          if (far < 1.1) break
          wx /= far
          wy /= far
          wz /= far
        } else {
          const c = way.comb(x, y, z, part)
          wx = c[0] * (way.fringe || !mirror ? mirror : 1)
          wy = c[1]
          wz = c[2]
        }
        // Outward of the skull here, and how far above its own layer the lock already is.
        let ox = (x - CX[0]) / RX[0]
        let oy = (y - CX[1]) / RX[1]
        let oz = (z - CX[2]) / RX[2]
        const r0 = Math.hypot(ox, oy, oz)
        const layer0 = 1 + (lift * ease(0, 0.35, t + 0.1)) / 8.5
        const free = way.knot || way.curl > 0.3 ? 0 : ease(0.01, 0.1, r0 - layer0)
        ox /= RX[0]
        oy /= RX[1]
        oz /= RX[2]
        const flat = Math.hypot(ox, oy, oz) || 1
        ox /= flat
        oy /= flat
        oz /= flat
        const w = way.stiff * (low ? 0.2 : 1) * (1 - 0.8 * free)
        dx += (wx - dx) * w
        dy += (wy - dy) * w
        dz += (wz - dz) * w
        // Weight pulls down in the room, not in the head.
        q[0] = 0
        q[1] = -1
        q[2] = 0
        stance.toRest(q, 0, 'head', false)
        const pull = way.weight * (0.35 + ease(4, -3, y)) + free * 0.5
        dx += (q[0] as number) * pull
        dy += (q[1] as number) * pull
        dz += (q[2] as number) * pull
        if (way.curl === 0 && (way.knot || y > 1.5)) {
          const out = dx * ox + dy * oy + dz * oz
          const cling = r0 > layer0 * 0.97 ? out * (out > 0 ? 1 : 0.1) : 0
          dx -= cling * ox
          dy -= cling * oy
          dz -= cling * oz
        }
        const far = Math.hypot(dx, dy, dz) || 1
        x += (dx / far) * step
        y += (dy / far) * step
        z += (dz / far) * step
        // Not into the skull: lie on it at this lock's own height.
        if (y > -9) {
          const ux = (x - CX[0]) / RX[0]
          const uy = (y - CX[1]) / RX[1]
          const uz = (z - CX[2]) / RX[2]
          const r = Math.hypot(ux, uy, uz)
          const layer = 1 + (lift * ease(0, 0.35, t + 0.1)) / 8.5
          if (r < layer) {
            const k = layer / r
            x = CX[0] + ux * RX[0] * k
            y = CX[1] + uy * RX[1] * k
            z = CX[2] + uz * RX[2] * k
          }
          const face = !way.fringe && !way.knot && z > 2.2 && y < 6.8
          if (face) {
            const edge = 6.1 + 0.9 * ease(-2, -8, y) + lift * 0.4 + 1.2 * ease(6.8, 4, y) * 0
            const open = edge * ease(6.9, 4.2, y)
            if (Math.abs(x - part * 0.4) < open) x += ((x < part ? -1 : 1) * open - x) * 0.45
          }
        }
        q[0] = x
        q[1] = y
        q[2] = z
        if (y < -7) {
          stance.toRoom(q, 0, 'head', true)
          stance.toRest(q, 0, 'trunk', true)
          const skin = (dressed ? 0.8 : 0.3) + lift * 0.5
          const front = bodyDepth(build, q[0] as number, q[1] as number, true) + skin
          const behind = bodyDepth(build, q[0] as number, q[1] as number, false) - skin
          const bz = q[2] as number
          if (bz < front && bz > behind) {
            q[2] = bz > (front + behind) / 2 || bz > 0 ? front : behind
            stance.toRoom(q, 0, 'trunk', true)
            stance.toRest(q, 0, 'head', true)
            x = mixed(x, q[0] as number)
            y = mixed(y, q[1] as number)
            z = q[2] as number
          }
        }
        q[0] = x
        q[1] = y
        q[2] = z
      }
      const loose = Math.min(1, along / 9)
      if (way.wave > 0) {
        const swing = way.wave * loose * Math.sin(along * (way.wave > 0.5 ? 0.72 : 0.4) + phase)
        q[0] = (q[0] as number) + swing
        q[2] = (q[2] as number) + way.wave * loose * Math.cos(along * 0.66 + phase)
      }
      if (way.curl > 0) {
        const grip = Math.min(1, along / 1.2)
        q[0] = (q[0] as number) + grip * (way.curl * Math.sin(along * 2.6 + curlTurn) + cx * along * 0.14)
        q[1] = (q[1] as number) + grip * way.curl * Math.cos(along * 2.6 + curlTurn)
        q[2] = (q[2] as number) + grip * (way.curl * Math.cos(along * 2.1 + curlTurn) + cz * along * 0.14)
      }
      stance.toRoom(q, 0, 'head', true)
      points.set(q, used * 3)
      used++
    }
    if (used > 1)
      strands.push({
        points: points.subarray(0, used * 3),
        wide: way.wide,
        tone: 0.72 + 0.4 * lock + 0.16 * dice.bell() * 0.6,
      })
  }
  if (way.knot) strands.push(...knotted(cut, way.knot, mirror, stance, dice))
  return strands
}

const mixed = (a: number, b: number) => a + (b - a) * 0.8

/** What hangs from, or is wound about, the knot of tied hair. */
function knotted(
  cut: Style,
  knot: readonly [number, number, number],
  mirror: number,
  stance: Stance,
  dice: Dice,
): Strand[] {
  const out: Strand[] = []
  const [kx, ky, kz] = [knot[0] * mirror, knot[1], knot[2]]
  const count = cut === 'ponytail' ? 800 : cut === 'braid' ? 900 : 700
  for (let n = 0; n < count; n++) {
    const a = dice.next() * Math.PI * 2
    const ring = Math.sqrt(dice.next())
    const long = cut === 'ponytail' ? 44 : cut === 'braid' ? 40 : 7
    const points = new Float32Array((long + 1) * 3)
    for (let i = 0; i <= long; i++) {
      const t = i / long
      let x: number
      let y: number
      let z: number
      if (cut === 'ponytail') {
        const fat = (0.8 + 2.1 * Math.sin(Math.min(1, t * 1.6) * 1.9)) * (1 - 0.5 * t)
        x = kx + Math.cos(a) * ring * fat + 0.5 * Math.sin(t * 5)
        y =
          ky +
          2.4 * Math.sin(Math.min(1, t * 4) * 1.6) * (1 - t) -
          33 * t * t -
          3 * t +
          Math.sin(a) * ring * fat * 0.5
        z = kz - 4.6 * Math.sin(Math.min(1, t * 1.4) * 2.4) + Math.sin(a) * ring * fat
      } else if (cut === 'braid') {
        const strand = n % 3
        const beat = t * 30 + strand * 2.094
        const fat = (0.95 - 0.35 * t) * ring
        x =
          kx +
          (mirror > 0 ? 1 : -1) * (5.5 * ease(0, 0.2, t)) +
          Math.sin(beat) * 1.1 * (1 - 0.4 * t) +
          Math.cos(a) * fat
        y = ky - 34 * t + Math.sin(a) * fat
        z =
          kz +
          15.5 * ease(0, 0.32, t) +
          2.4 * ease(0.3, 0.8, t) +
          Math.sin(beat * 2) * 0.55 +
          Math.cos(a * 2) * fat * 0.4
      } else {
        const b = a + t * 2.4
        const fat = 3.1 * (0.55 + 0.45 * ring)
        const up = (ring * 2 - 1) * 1.2 + 1.3 * Math.sin(t * 3 + a * 2)
        x = kx + Math.cos(b) * fat
        y = ky + (cut === 'topknot' ? 1.6 + up : Math.sin(b) * fat)
        z = kz + (cut === 'topknot' ? Math.sin(b) * fat : -1.4 + up * 1.1)
      }
      points[i * 3] = x
      points[i * 3 + 1] = y
      points[i * 3 + 2] = z
      stance.toRoom(points, i * 3, 'head', true)
    }
    out.push({ points, wide: 0.1, tone: 0.7 + 0.45 * dice.next() })
  }
  return out
}
