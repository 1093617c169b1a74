import { type Mesh, STUFF } from './mesh'

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

const HAIR = 1 << 28
/** Points that carry their own normal and place already. */
const OWN = -2

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

/** Draws one hair of a width in points. */
export function stroke(plate: Plate, lens: Lens, points: Float32Array, wide: number, tone: number): void {
  const { width, height, depth, owner, hair } = plate
  const c = Math.cos(lens.roll) * lens.scale
  const s = Math.sin(lens.roll) * lens.scale
  const thick = Math.max(1, Math.round(wide * lens.scale))
  let x0 = 0
  let y0 = 0
  for (let i = 0; i < points.length; i += 3) {
    const z = points[i + 2] as number
    const k = lens.distance / (lens.distance - z)
    const rx = ((points[i] as number) - lens.x) * k
    const ry = ((points[i + 1] as number) - lens.y) * k
    const x1 = width / 2 + rx * c - ry * s
    const y1 = height / 2 - (rx * s + ry * c)
    if (i > 0 && plate.hairs < 262144) {
      const tx = (points[i] as number) - (points[i - 3] as number)
      const ty = (points[i + 1] as number) - (points[i - 2] as number)
      const z0 = points[i - 1] as number
      const tz = z - z0
      const far = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1
      const h = plate.hairs++
      hair[h * 4] = tx / far
      hair[h * 4 + 1] = ty / far
      hair[h * 4 + 2] = tz / far
      hair[h * 4 + 3] = tone
      const dx = x1 - x0
      const dy = y1 - y0
      const tall = Math.abs(dy) > Math.abs(dx)
      const count = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))))
      for (let n = 0; n < count; n++) {
        const t = n / count
        const zz = z0 + tz * t
        const px = (x0 + dx * t + 0.5) | 0
        const py = (y0 + dy * t + 0.5) | 0
        for (let w = 0; w < thick; w++) {
          const x = tall ? px + w : px
          const y = tall ? py : py + w
          if (x < 0 || y < 0 || x >= width || y >= height) continue
          const p = y * width + x
          if (zz <= (depth[p] as number)) continue
          depth[p] = zz
          owner[p] = HAIR + h
        }
      }
    }
    x0 = x1
    y0 = y1
  }
}

/** A small ball at a place of the picture: x, y in points, z and radius in cm. */
export function bead(plate: Plate, lens: Lens, cx: number, cy: number, cz: number, radius: number): void {
  const r = radius * lens.scale
  const right = Math.min(plate.width - 1, Math.ceil(cx + r))
  const bottom = Math.min(plate.height - 1, Math.ceil(cy + r))
  for (let y = Math.max(0, Math.floor(cy - r)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(cx - r)); x <= right; x++) {
      const nx = (x - cx) / r
      const ny = (cy - y) / r
      const d = nx * nx + ny * ny
      if (d > 1) continue
      const nz = Math.sqrt(1 - d)
      const z = cz + nz * radius
      const p = y * plate.width + x
      if (z <= (plate.depth[p] as number)) continue
      plate.depth[p] = z
      plate.owner[p] = OWN
      plate.normal[p * 3] = nx
      plate.normal[p * 3 + 1] = ny
      plate.normal[p * 3 + 2] = nz
    }
  }
}

/** Works out, for every point that shows something, what it is and how it lies. */
export function fix(plate: Plate, lens: Lens): void {
  const { width, height, depth, owner, stuff, layer, normal, rest, place, meshes, hair } = plate
  const c = Math.cos(lens.roll) / lens.scale
  const s = Math.sin(lens.roll) / lens.scale
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      const id = owner[p] as number
      if (id === -1) continue
      const o = p * 3
      const z = depth[p] as number
      const k = 1 - z / lens.distance
      const rx = x - width / 2
      const ry = height / 2 - y
      place[o] = (rx * c + ry * s) * k + lens.x
      place[o + 1] = (ry * c - rx * s) * k + lens.y
      place[o + 2] = z
      if (id === OWN) {
        stuff[p] = STUFF.metal
        continue
      }
      if (id >= HAIR) {
        stuff[p] = STUFF.hair
        const h = (id - HAIR) * 4
        normal[o] = hair[h] as number
        normal[o + 1] = hair[h + 1] as number
        normal[o + 2] = hair[h + 2] as number
        rest[o] = hair[h + 3] as number
        continue
      }
      let m = meshes.length - 1
      while (id < (meshes[m]?.first ?? 0)) m--
      const laid = meshes[m]
      if (!laid) continue
      const { mesh, seen, first } = laid
      stuff[p] = mesh.stuff
      layer[p] = m
      const i = (id - first) * 3
      const a = (mesh.corners[i] as number) * 3
      const b = (mesh.corners[i + 1] as number) * 3
      const d = (mesh.corners[i + 2] as number) * 3
      const ax = (seen[a] as number) - x
      const ay = (seen[a + 1] as number) - y
      const bx = (seen[b] as number) - x
      const by = (seen[b + 1] as number) - y
      const dx = (seen[d] as number) - x
      const dy = (seen[d + 1] as number) - y
      const u = bx * dy - by * dx
      const v = dx * ay - dy * ax
      const w = ax * by - ay * bx
      const over = 1 / (u + v + w)
      for (let n = 0; n < 3; n++) {
        normal[o + n] =
          (u * (mesh.normal[a + n] as number) +
            v * (mesh.normal[b + n] as number) +
            w * (mesh.normal[d + n] as number)) *
          over
        rest[o + n] =
          (u * (mesh.rest[a + n] as number) +
            v * (mesh.rest[b + n] as number) +
            w * (mesh.rest[d + n] as number)) *
          over
      }
      // A sheet seen from behind shows its other side.
      if (!mesh.closed && (normal[o + 2] as number) < -0.05)
        for (let n = 0; n < 3; n++) normal[o + n] = -(normal[o + n] as number)
    }
  }
}
