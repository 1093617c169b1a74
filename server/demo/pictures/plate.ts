import type { Mesh } from './mesh'

/** The negative: for every point of the picture the nearest surface, its stuff, normal and place of rest. */
export type Plate = {
  width: number
  height: number
  depth: Float32Array
  stuff: Uint8Array
  normal: Float32Array
  rest: Float32Array
  /** Where the surface lies in the room, cm. */
  place: Float32Array
}

/** A long lens on the z axis: `scale` points per cm in the plane z = 0, the centre of the view at x, y. */
export type Lens = { scale: number; x: number; y: number; distance: number; roll: number }

export function emptyPlate(width: number, height: number): Plate {
  const size = width * height
  return {
    width,
    height,
    depth: new Float32Array(size).fill(-1e9),
    stuff: new Uint8Array(size),
    normal: new Float32Array(size * 3),
    rest: new Float32Array(size * 3),
    place: new Float32Array(size * 3),
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

/** Whether a point of a surface is there at all, by its place of rest: the cut of a garment. */
export type Cut = (x: number, y: number, z: number) => boolean

/** Lays a mesh on the plate, nearest surface first; `cut` leaves points out. */
export function expose(plate: Plate, lens: Lens, mesh: Mesh, cut?: Cut): void {
  const { width, height, depth } = plate
  const seen = new Float32Array(mesh.place.length)
  project(lens, plate, mesh.place, seen)
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
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)))
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)))
    const az = seen[a + 2] as number
    const bz = seen[b + 2] as number
    const cz = seen[c + 2] as number
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
        const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
        const w = 1 - u - v
        if (u < -1e-5 || v < -1e-5 || w < -1e-5) continue
        const z = u * az + v * bz + w * cz
        const p = y * width + x
        if (z <= (depth[p] as number)) continue
        if (
          cut &&
          !cut(
            u * (mesh.rest[a] as number) + v * (mesh.rest[b] as number) + w * (mesh.rest[c] as number),
            u * (mesh.rest[a + 1] as number) +
              v * (mesh.rest[b + 1] as number) +
              w * (mesh.rest[c + 1] as number),
            u * (mesh.rest[a + 2] as number) +
              v * (mesh.rest[b + 2] as number) +
              w * (mesh.rest[c + 2] as number),
          )
        )
          continue
        depth[p] = z
        plate.stuff[p] = mesh.stuff
        const o = p * 3
        for (let k = 0; k < 3; k++) {
          plate.normal[o + k] =
            u * (mesh.normal[a + k] as number) +
            v * (mesh.normal[b + k] as number) +
            w * (mesh.normal[c + k] as number)
          plate.rest[o + k] =
            u * (mesh.rest[a + k] as number) +
            v * (mesh.rest[b + k] as number) +
            w * (mesh.rest[c + k] as number)
          plate.place[o + k] =
            u * (mesh.place[a + k] as number) +
            v * (mesh.place[b + k] as number) +
            w * (mesh.place[c + k] as number)
        }
      }
    }
  }
}

/** Draws one hair: its run lies in `normal`, its own lightness and how far along it is in `rest`. */
export function stroke(
  plate: Plate,
  lens: Lens,
  points: Float32Array,
  wide: number,
  tone: number,
  stuff: number,
): void {
  const { width, height, depth } = plate
  const seen = new Float32Array(points.length)
  project(lens, plate, points, seen)
  const thick = Math.max(1, Math.round(wide * lens.scale))
  const last = points.length / 3 - 1
  for (let i = 0; i < last; i++) {
    const a = i * 3
    const x0 = seen[a] as number
    const y0 = seen[a + 1] as number
    const dx = (seen[a + 3] as number) - x0
    const dy = (seen[a + 4] as number) - y0
    const tall = Math.abs(dy) > Math.abs(dx)
    const count = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))))
    const tx = (points[a + 3] as number) - (points[a] as number)
    const ty = (points[a + 4] as number) - (points[a + 1] as number)
    const tz = (points[a + 5] as number) - (points[a + 2] as number)
    const far = Math.hypot(tx, ty, tz) || 1
    const z0 = points[a + 2] as number
    for (let k = 0; k < count; k++) {
      const t = k / count
      const px = Math.round(x0 + dx * t)
      const py = Math.round(y0 + dy * t)
      const z = z0 + tz * t
      for (let w = 0; w < thick; w++) {
        const x = tall ? px + w : px
        const y = tall ? py : py + w
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        const p = y * width + x
        if (z <= (depth[p] as number)) continue
        depth[p] = z
        plate.stuff[p] = stuff
        const o = p * 3
        plate.normal[o] = tx / far
        plate.normal[o + 1] = ty / far
        plate.normal[o + 2] = tz / far
        plate.rest[o] = tone
        plate.rest[o + 1] = (i + t) / last
        plate.place[o] = (points[a] as number) + tx * t
        plate.place[o + 1] = (points[a + 1] as number) + ty * t
        plate.place[o + 2] = z
      }
    }
  }
}
