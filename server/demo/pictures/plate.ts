import type { Mesh } from './mesh'

/**
 * The negative: for every point of the picture the nearest surface. While things are laid on it only depth and owner
 * are kept; `fix` then fills in stuff, normal, place of rest and place in the room (cm) for what is left to see.
 */
export type Plate = {
  width: number
  height: number
  depth: Float32Array
  owner: Int32Array
  stuff: Uint8Array
  /** Which of the meshes laid on it, in their order. */
  layer: Uint8Array
  normal: Float32Array
  rest: Float32Array
  place: Float32Array
  meshes: { mesh: Mesh; seen: Float32Array; first: number }[]
  triangles: number
  /** Per piece of hair: its run (x, y, z) and lightness. */
  hair: Float32Array
  hairs: number
}

/** A long lens on the z axis: `scale` points per cm in the plane z = 0, the centre of the view at x, y. */
export type Lens = { scale: number; x: number; y: number; distance: number; roll: number }

/** Whether a point of a surface is there at all, by its place of rest: the cut of a garment. */
export type Cut = (x: number, y: number, z: number) => boolean

/** Owners from here on are pieces of hair. */
export const HAIR = 1 << 28
/** Points that carry their own normal and place already. */
export const OWN = -2

export function emptyPlate(width: number, height: number): Plate {
  const size = width * height
  return {
    width,
    height,
    depth: new Float32Array(size).fill(-1e9),
    owner: new Int32Array(size).fill(-1),
    stuff: new Uint8Array(size),
    layer: new Uint8Array(size),
    normal: new Float32Array(size * 3),
    rest: new Float32Array(size * 3),
    place: new Float32Array(size * 3),
    meshes: [],
    triangles: 0,
    hair: new Float32Array(4 * 262144),
    hairs: 0,
  }
}

/** Room to picture: fills x, y in points and z (nearer is larger) into `out`. */
export function project(
  lens: Lens,
  plate: { width: number; height: number },
  place: Float32Array,
  out: Float32Array,
): void {
  const c = Math.cos(lens.roll) * lens.scale
  const s = Math.sin(lens.roll) * lens.scale
  for (let i = 0; i < place.length; i += 3) {
    const z = place[i + 2] as number
    const k = lens.distance / (lens.distance - z)
    const x = ((place[i] as number) - lens.x) * k
    const y = ((place[i + 1] as number) - lens.y) * k
    out[i] = plate.width / 2 + x * c - y * s
    out[i + 1] = plate.height / 2 - (x * s + y * c)
    out[i + 2] = z
  }
}

/** Lays a mesh on the plate, nearest surface first; `cut` leaves points out. */
export function expose(plate: Plate, lens: Lens, mesh: Mesh, cut?: Cut): void {
  const { width, height, depth, owner } = plate
  const seen = new Float32Array(mesh.place.length)
  project(lens, plate, mesh.place, seen)
  const first = plate.triangles
  plate.meshes.push({ mesh, seen, first })
  plate.triangles += mesh.corners.length / 3
  const q = mesh.corners
  const rest = mesh.rest
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
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0 || (mesh.closed && area > 0)) continue
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)))
    if (left > right) continue
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)))
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)))
    const az = seen[a + 2] as number
    const bz = seen[b + 2] as number
    const cz = seen[c + 2] as number
    const over = 1 / area
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) * over
        if (u < -1e-5) continue
        const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) * over
        const w = 1 - u - v
        if (v < -1e-5 || w < -1e-5) continue
        const z = u * az + v * bz + w * cz
        const p = y * width + x
        if (z <= (depth[p] as number)) continue
        if (
          cut &&
          !cut(
            u * (rest[a] as number) + v * (rest[b] as number) + w * (rest[c] as number),
            u * (rest[a + 1] as number) + v * (rest[b + 1] as number) + w * (rest[c + 1] as number),
            u * (rest[a + 2] as number) + v * (rest[b + 2] as number) + w * (rest[c + 2] as number),
          )
        )
          continue
        depth[p] = z
        owner[p] = first + i / 3
      }
    }
  }
}
