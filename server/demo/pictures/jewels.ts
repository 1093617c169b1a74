import { bodyDepth } from './body'
import type { Person } from './cast'
import { type Lens, type Plate, project } from './plate'
import type { Stance } from './pose'
import { bead } from './stroke'

export type Jewels = 'none' | 'studs' | 'hoops' | 'jhumka' | 'choker' | 'bridal' | 'chain'

type Bead = readonly [x: number, y: number, z: number, radius: number]

function ring(
  x: number,
  y: number,
  z: number,
  r: number,
  n: number,
  bead: number,
  flat: 'side' | 'front',
): Bead[] {
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2
    return flat === 'front'
      ? [x + Math.cos(a) * r, y + Math.sin(a) * r, z, bead]
      : [x, y + Math.sin(a) * r, z + Math.cos(a) * r, bead]
  })
}

const bothEars = (make: (side: number) => Bead[]) => [...make(1), ...make(-1)]

function jhumka(side: number, size: number): Bead[] {
  const x = side * 7.5
  const beads: Bead[] = [[x, -4.3, -0.7, 0.42 * size]]
  for (let row = 0; row < 4; row++) {
    const r = (0.35 + row * 0.33) * size
    const n = 8 + row * 4
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2
      beads.push([x + Math.cos(a) * r, -5.2 * 1 - row * 0.42 * size, -0.7 + Math.sin(a) * r, 0.24 * size])
    }
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    beads.push([
      x + Math.cos(a) * 1.34 * size,
      -5.2 - 2.1 * size,
      -0.7 + Math.sin(a) * 1.34 * size,
      0.2 * size,
    ])
  }
  return beads
}

function necklace(
  person: Person,
  top: number,
  drop: number,
  wide: number,
  bead: number,
  pendants: boolean,
): Bead[] {
  const out: Bead[] = []
  const n = Math.round((wide * 2 + drop) / bead / 1.5)
  for (let i = 0; i <= n; i++) {
    const t = (i / n) * 2 - 1
    const x = wide * Math.sin(t * 1.45)
    const y = top - drop * Math.cos((t * Math.PI) / 2) ** 1.1
    const z = bodyDepth(person.build, x, y, true) + bead * 1.3
    out.push([x, y, z, bead])
    if (pendants && Math.abs(t) < 0.75 && i % 2 === 0) {
      out.push([x, y - bead * 2.3, z + bead * 0.4, bead * 1.25])
      out.push([x, y - bead * 4.3, z + bead * 0.5, bead * 0.8])
    }
  }
  return out
}

function set(person: Person, jewels: Jewels): { head: Bead[]; trunk: Bead[] } {
  const gem = person.side
  switch (jewels) {
    case 'none':
      return { head: [], trunk: [] }
    case 'studs':
      return { head: bothEars((s) => [[s * 7.75, -4.1, -0.5, 0.3]]), trunk: [] }
    case 'hoops':
      return { head: bothEars((s) => ring(s * 7.7, -6.3, -0.6, 2.1, 64, 0.17, 'side')), trunk: [] }
    case 'chain':
      return {
        head: bothEars((s) => [[s * 7.75, -4.1, -0.5, 0.24]]),
        trunk: necklace(person, -16.6, 3.6, 6.6, 0.15, false),
      }
    case 'jhumka':
      return { head: bothEars((s) => jhumka(s, 0.9)), trunk: necklace(person, -16.2, 3, 6.4, 0.22, true) }
    case 'choker':
      return {
        head: bothEars((s) => jhumka(s, 0.75)),
        trunk: [-13.8, -14.5, -15.2].flatMap((y) =>
          necklace(person, y, 1, 5.6 * person.build.neck, 0.27, false),
        ),
      }
    case 'bridal':
      return {
        head: [
          ...bothEars((s) => jhumka(s, 1.15)),
          ...Array.from(
            { length: 15 },
            (_, i): Bead => [0, 9.9 - i * 0.3, 6.5 + i * 0.185 - 0.004 * i * i, 0.17],
          ),
          ...ring(0, 4.9, 9.9, 0.78, 14, 0.2, 'front'),
          [0, 4.9, 10, 0.5],
          [0, 3.75, 9.95, 0.24],
          ...ring(gem * 1.75, -4.7, 10.4, 1.15, 30, 0.12, 'front'),
          [gem * 1.45, -5.8, 10.6, 0.22],
        ],
        trunk: [
          ...[-14, -14.7].flatMap((y) => necklace(person, y, 1, 5.6 * person.build.neck, 0.28, y < -14.5)),
          ...necklace(person, -16.6, 6.4, 8.4, 0.33, true),
          ...necklace(person, -16.4, 5.2, 7.8, 0.24, false),
        ],
      }
  }
}

/** Hangs the jewels on someone in a pose. */
export function adorn(plate: Plate, lens: Lens, person: Person, jewels: Jewels, stance: Stance): void {
  const worn = set(person, jewels)
  for (const [hold, beads] of [
    ['head', worn.head],
    ['trunk', worn.trunk],
  ] as const) {
    const at = new Float32Array(beads.length * 3)
    beads.forEach((b, i) => {
      at.set([b[0], b[1], b[2]], i * 3)
      stance.toRoom(at, i * 3, hold, true)
    })
    const seen = new Float32Array(at.length)
    project(lens, plate, at, seen)
    beads.forEach((b, i) => {
      bead(plate, lens, seen[i * 3] as number, seen[i * 3 + 1] as number, seen[i * 3 + 2] as number, b[3])
    })
  }
}
