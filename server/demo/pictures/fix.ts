import { STUFF } from './mesh'
import { HAIR, type Lens, OWN, type Plate } from './plate'

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
