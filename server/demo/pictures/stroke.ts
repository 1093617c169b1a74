import { HAIR, type Lens, OWN, type Plate } from './plate'

/** One hair, or a lock drawn as one: points in the room (x, y, z), its width in cm, its own lightness. */
export type Strand = { points: Float32Array; wide: number; tone: number }

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
