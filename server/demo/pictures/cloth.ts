import { type Build, bodyRing } from './body'
import { type Mesh, rings, STUFF, smooth } from './mesh'
import { noise2 } from './paint'
import type { Cut } from './plate'

/** One piece of cloth: its mesh, its cut, how light it is and how it is woven. */
export type Piece = { mesh: Mesh; cut?: Cut; hold: 'head' | 'neck'; tone: number; weave: Weave }
export type Weave = {
  folds: number
  grain: number
  gloss: number
  trim?: (x: number, y: number, z: number) => number
}

export const PLAIN: Weave = { folds: 0.35, grain: 0.04, gloss: 0.06 }
export const SILK: Weave = { folds: 0.5, grain: 0.02, gloss: 0.55 }

/** Cloth that follows the body at a distance, cm. */
export function close(build: Build, thick: (x: number, y: number, z: number) => number, top = -9): Mesh {
  const p = new Float32Array(3)
  const body = smooth(
    rings(
      110,
      130,
      STUFF.cloth,
      (t) => bodyRing(build, top - 38 * t),
      (u) => u * Math.PI,
    ),
  )
  for (let i = 0; i < body.place.length; i += 3) {
    p.set(body.rest.subarray(i, i + 3))
    const t = thick(p[0] as number, p[1] as number, p[2] as number)
    for (let k = 0; k < 3; k++) body.place[i + k] = (p[k] as number) + (body.normal[i + k] as number) * t
  }
  // Where it is cut away its inside shows.
  body.closed = false
  return smooth(body)
}

function crumple(u: number, v: number, z: number): number {
  return (
    noise2(u * 0.34 + v * 0.2 + 90, v * 0.11 - u * 0.05 + 40) * 1.5 +
    noise2(u * 0.75 + 9, v * 0.3 + u * 0.2 + z * 0.2) * 0.55
  )
}

/** Turns the normals of a piece as its folds would. */
export function fold(piece: Piece): Piece {
  const { rest, normal } = piece.mesh
  const e = 0.35
  const deep = (piece.weave.folds * 1.6) / e
  for (let i = 0; i < rest.length; i += 3) {
    const x = rest[i] as number
    const y = rest[i + 1] as number
    const z = rest[i + 2] as number
    const here = crumple(x, y, z)
    const nx = (normal[i] as number) + (here - crumple(x + e, y, z)) * deep
    const ny = (normal[i + 1] as number) + (here - crumple(x, y + e, z)) * deep
    const nz = normal[i + 2] as number
    const far = Math.hypot(nx, ny, nz) || 1
    normal[i] = nx / far
    normal[i + 1] = ny / far
    normal[i + 2] = nz / far
  }
  return piece
}
