import { ease } from './curve'
import type { Mesh } from './mesh'

/** How someone holds themselves, radians: turn to the viewer's right, nod down, tilt to the viewer's right. */
export type Pose = { turn: number; nod: number; tilt: number; shoulders: number; lean: number }

type Turning = (p: Float32Array, i: number, share: number, spot: boolean) => void

const HINGE = [0, -10, -2] as const
const WAIST = [0, -30, -2] as const

function around(pose: Pose): { head: Turning; trunk: Turning } {
  const spin =
    (turn: number, nod: number, tilt: number, hinge: readonly [number, number, number]): Turning =>
    (p, i, share, spot) => {
      const cy = Math.cos(turn * share)
      const sy = Math.sin(turn * share)
      const cx = Math.cos(nod * share)
      const sx = Math.sin(nod * share)
      const cz = Math.cos(tilt * share)
      const sz = Math.sin(tilt * share)
      const x = (p[i] as number) - (spot ? hinge[0] : 0)
      const y = (p[i + 1] as number) - (spot ? hinge[1] : 0)
      const z = (p[i + 2] as number) - (spot ? hinge[2] : 0)
      const y1 = y * cx - z * sx
      const z1 = y * sx + z * cx
      const x2 = x * cy + z1 * sy
      const z2 = -x * sy + z1 * cy
      p[i] = x2 * cz + y1 * sz + (spot ? hinge[0] : 0)
      p[i + 1] = -x2 * sz + y1 * cz + (spot ? hinge[1] : 0)
      p[i + 2] = z2 + (spot ? hinge[2] : 0)
    }
  return {
    head: spin(pose.turn - pose.shoulders, pose.nod, pose.tilt, HINGE),
    trunk: spin(pose.shoulders, 0, pose.lean, WAIST),
  }
}

/** Puts a resting mesh into a pose; `hold` says how far a height follows the head (1) or the trunk (0). */
export function strike(pose: Pose, mesh: Mesh, hold: 'head' | 'neck'): Mesh {
  const { head, trunk } = around(pose)
  for (let i = 0; i < mesh.place.length; i += 3) {
    const share = hold === 'head' ? 1 : ease(-16.5, -9, mesh.rest[i + 1] as number)
    if (share > 0) head(mesh.place, i, share, true)
    trunk(mesh.place, i, 1, true)
    if (share > 0) head(mesh.normal, i, share, false)
    trunk(mesh.normal, i, 1, false)
  }
  return mesh
}

/** The same for loose points of the head or trunk. */
export function strikePoints(pose: Pose, points: Float32Array, hold: 'head' | 'trunk'): Float32Array {
  const { head, trunk } = around(pose)
  for (let i = 0; i < points.length; i += 3) {
    if (hold === 'head') head(points, i, 1, true)
    trunk(points, i, 1, true)
  }
  return points
}
