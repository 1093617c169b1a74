/** What a surface is made of; the painter and the printer tell them apart by it. */
export const STUFF = {
  nothing: 0,
  skin: 1,
  hair: 2,
  cloth: 3,
  metal: 4,
  gauze: 5,
  scalp: 6,
  neck: 7,
} as const
export type Stuff = (typeof STUFF)[keyof typeof STUFF]

/** Triangles in centimetres. `rest` is where a point lay before it was posed: the painter's map of the face. */
export type Mesh = {
  place: Float32Array
  rest: Float32Array
  normal: Float32Array
  corners: Uint32Array
  stuff: Stuff
  /** Only its outside is ever seen. */
  closed: boolean
}

/** A sheet of `rows` x `columns` points; `around` closes each row into a ring. */
export function sheet(
  rows: number,
  columns: number,
  stuff: Stuff,
  around: boolean,
  point: (row: number, column: number, out: Float32Array, at: number) => void,
): Mesh {
  const place = new Float32Array(rows * columns * 3)
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) point(r, c, place, (r * columns + c) * 3)
  const across = around ? columns : columns - 1
  const corners = new Uint32Array((rows - 1) * across * 6)
  let k = 0
  for (let r = 0; r < rows - 1; r++) {
    for (let c = 0; c < across; c++) {
      const a = r * columns + c
      const b = r * columns + ((c + 1) % columns)
      corners[k++] = a
      corners[k++] = a + columns
      corners[k++] = b
      corners[k++] = b
      corners[k++] = a + columns
      corners[k++] = b + columns
    }
  }
  return {
    place,
    rest: place.slice(),
    normal: new Float32Array(place.length),
    corners,
    stuff,
    closed: around,
  }
}

/** A closed sheet made ring by ring: `ring` for a share of the height, `turn` for -1 to 1 around. */
export function rings(
  rows: number,
  columns: number,
  stuff: Stuff,
  ring: (share: number) => (turn: number, out: Float32Array, at: number) => void,
  turn: (share: number) => number,
): Mesh {
  const turns = Float64Array.from({ length: columns }, (_, c) => turn((c / columns) * 2 - 1))
  let made = -1
  let lay = ring(0)
  return sheet(rows, columns, stuff, true, (r, c, out, at) => {
    if (r !== made) lay = ring(r / (rows - 1))
    made = r
    lay(turns[c] as number, out, at)
  })
}

/** Gives every point the mean normal of its faces, of length 1. */
export function smooth(mesh: Mesh): Mesh {
  const p = mesh.place
  const n = mesh.normal.fill(0)
  const q = mesh.corners
  for (let i = 0; i < q.length; i += 3) {
    const a = (q[i] as number) * 3
    const b = (q[i + 1] as number) * 3
    const c = (q[i + 2] as number) * 3
    const ax = p[a] as number
    const ay = p[a + 1] as number
    const az = p[a + 2] as number
    const ux = (p[b] as number) - ax
    const uy = (p[b + 1] as number) - ay
    const uz = (p[b + 2] as number) - az
    const vx = (p[c] as number) - ax
    const vy = (p[c + 1] as number) - ay
    const vz = (p[c + 2] as number) - az
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (const v of [a, b, c]) {
      n[v] = (n[v] as number) + nx
      n[v + 1] = (n[v + 1] as number) + ny
      n[v + 2] = (n[v + 2] as number) + nz
    }
  }
  for (let i = 0; i < n.length; i += 3) {
    const length = Math.hypot(n[i] as number, n[i + 1] as number, n[i + 2] as number) || 1
    n[i] = (n[i] as number) / length
    n[i + 1] = (n[i + 1] as number) / length
    n[i + 2] = (n[i + 2] as number) / length
  }
  return mesh
}
