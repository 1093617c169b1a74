import { ease } from './curve'
import type { Mesh } from './mesh'

/**
 * How someone holds themselves, radians, seen by the viewer: the head's turn (to the right), nod (down) and tilt
 * (to the right), the turn of the shoulders, the lean of the trunk.
 */
export type Pose = { turn: number; nod: number; tilt: number; shoulders: number; lean: number }

/** A turn about a point: nine numbers and the hinge. */
type Turning = { m: readonly number[]; hinge: readonly [number, number, number] }

function turning(turn: number, nod: number, tilt: number, hinge: readonly [number, number, number]): Turning {
  const [cy, sy, cx, sx, cz, sz] = [
    Math.cos(turn),
    Math.sin(turn),
    Math.cos(nod),
    Math.sin(nod),
    Math.cos(tilt),
    Math.sin(tilt),
  ]
  // Nod first, then turn, then tilt.
  const r0 = [cy, sy * sx, sy * cx]
  const r1 = [0, cx, -sx]
  const m = [0, 1, 2].flatMap((i) => [(r0[i] as number) * cz + (r1[i] as number) * sz])
  const n = [0, 1, 2].flatMap((i) => [-(r0[i] as number) * sz + (r1[i] as number) * cz])
  return { m: [...m, ...n, -sy, cy * sx, cy * cx], hinge }
}

function apply(t: Turning, p: Float32Array, i: number, spot: boolean): void {
  const h = t.hinge
  const x = (p[i] as number) - (spot ? h[0] : 0)
  const y = (p[i + 1] as number) - (spot ? h[1] : 0)
  const z = (p[i + 2] as number) - (spot ? h[2] : 0)
  for (let k = 0; k < 3; k++)
    p[i + k] =
      (t.m[k * 3] as number) * x +
      (t.m[k * 3 + 1] as number) * y +
      (t.m[k * 3 + 2] as number) * z +
      (spot ? (h[k] as number) : 0)
}

const back = (t: Turning): Turning => ({
  m: [0, 3, 6, 1, 4, 7, 2, 5, 8].map((i) => t.m[i] as number),
  hinge: t.hinge,
})

const NECK = [0, -10, -2] as const
const WAIST = [0, -30, -2] as const
const SHARES = 24

/** A pose made ready to move things: meshes, loose points, and back again to rest. */
export type Stance = {
  strike: (mesh: Mesh, hold: 'head' | 'neck') => Mesh
  toRoom: (p: Float32Array, i: number, hold: 'head' | 'trunk', spot: boolean) => void
  toRest: (p: Float32Array, i: number, hold: 'head' | 'trunk', spot: boolean) => void
}

export function take(pose: Pose): Stance {
  const trunk = turning(pose.shoulders, 0, pose.lean, WAIST)
  const heads = Array.from({ length: SHARES + 1 }, (_, k) => {
    const s = k / SHARES
    return turning((pose.turn - pose.shoulders) * s, pose.nod * s, pose.tilt * s, NECK)
  })
  const head = heads[SHARES] as Turning
  const trunkBack = back(trunk)
  const headBack = back(head)
  return {
    strike(mesh, hold) {
      for (let i = 0; i < mesh.place.length; i += 3) {
        const share = hold === 'head' ? 1 : ease(-16.5, -9, mesh.rest[i + 1] as number)
        const partly = heads[Math.round(share * SHARES)] as Turning
        for (const [list, spot] of [
          [mesh.place, true],
          [mesh.normal, false],
        ] as const) {
          if (share > 0) apply(partly, list, i, spot)
          apply(trunk, list, i, spot)
        }
      }
      return mesh
    },
    toRoom(p, i, hold, spot) {
      if (hold === 'head') apply(head, p, i, spot)
      apply(trunk, p, i, spot)
    },
    toRest(p, i, hold, spot) {
      apply(trunkBack, p, i, spot)
      if (hold === 'head') apply(headBack, p, i, spot)
    },
  }
}
