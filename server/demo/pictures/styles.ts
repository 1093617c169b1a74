/** The heads of hair that can be cast. */
export type Style =
  | 'bald'
  | 'buzz'
  | 'crop'
  | 'swept'
  | 'slick'
  | 'quiff'
  | 'curls'
  | 'afro'
  | 'pixie'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'waves'
  | 'side'
  | 'bun'
  | 'topknot'
  | 'ponytail'
  | 'braid'

type Comb = (x: number, y: number, z: number, part: number) => readonly [number, number, number]

/** How a style grows: lengths in cm; `comb` says which way a hair wants to run at a place of the head. */
export type Way = {
  long: number
  step: number
  /** How high the outermost hair lies above the skull. */
  lift: number
  count: number
  weight: number
  stiff: number
  wave: number
  curl: number
  /** Turns of a curl, radians per cm. */
  coil: number
  /** The ball that curled hair is cut to: its radius round the head's middle. */
  round?: number
  kink: number
  wide: number
  part: number
  comb: Comb
  /** Where tied hair runs to. */
  knot?: readonly [number, number, number]
  /** The height to which hair may hang over the forehead; without it the face stays open. */
  brow?: number
  /** Cropped at the sides: full length only above this height. */
  fade?: number
}

const falling: Comb = (x, y, z, part) => [
  (x - part < 0 ? -1 : 1) * (y > 5 ? 1 : 0.25),
  y > 6 ? 0.15 : -1,
  z > 0 ? -0.35 : -0.3,
]
const forward: Comb = (x) => [x * 0.03, -0.6, 1]

const base = {
  long: 4,
  step: 0.45,
  lift: 0.5,
  count: 4200,
  weight: 0,
  stiff: 0.5,
  wave: 0,
  curl: 0,
  coil: 2.6,
  kink: 0,
  wide: 0.08,
  part: 0,
  comb: falling,
}
const loose = { ...base, count: 3400, step: 0.9, weight: 0.45, wide: 0.1 }
const tied = { ...base, count: 4400, long: 26, step: 0.75, lift: 0.4 }

/** Away from the middle of the head, all round. */
const outward: Comb = (x, y, z) => {
  const far = Math.hypot(x, y - 2.5, z + 1.2) || 1
  return [x / far, (y - 2.5) / far, (z + 1.2) / far]
}
const back: Comb = (_x, y) => [0, y > 5 ? 0.1 : -0.3, -1]

export const WAYS: Record<Style, Way> = {
  bald: { ...base, count: 0 },
  buzz: {
    ...base,
    long: 0.5,
    step: 0.25,
    lift: 0.2,
    count: 8000,
    comb: (x, y, z) => [x * 0.1, y * 0.1, z * 0.1],
  },
  crop: {
    ...base,
    long: 3,
    lift: 1,
    count: 6500,
    fade: 1,
    brow: 5.6,
    wave: 0.12,
    comb: (x, y, z) => [x * 0.08 + 0.2, y > 4 ? 0.3 : -0.5, z > 0 ? 0.55 : -0.2],
  },
  swept: {
    ...base,
    long: 7,
    lift: 1.7,
    count: 4600,
    fade: 3,
    brow: 5.4,
    part: -3.4,
    wave: 0.14,
    comb: (x, y, z, part) =>
      y > 6 ? [x > part ? 1 : -0.5, 0.3, z > 0 ? 0.12 : -0.5] : [x * 0.02, -0.9, z > 0 ? -0.2 : 0.1],
  },
  slick: { ...base, long: 9, lift: 0.6, fade: 0, comb: (x, y) => [x * 0.03, y > 4 ? 0.35 : -0.5, -1] },
  quiff: {
    ...base,
    long: 6.5,
    lift: 2.8,
    count: 4800,
    fade: 4,
    brow: 6,
    wave: 0.2,
    comb: (x, y, z) => (y > 5.4 ? [x * 0.06 + 0.15, 0.8, z > 4.5 ? 0.25 : -0.8] : [0, -0.9, -0.2]),
  },
  curls: {
    ...base,
    long: 5.4,
    step: 0.26,
    lift: 2.4,
    count: 3000,
    curl: 0.36,
    coil: 3.6,
    round: 11.2,
    kink: 0.55,
    fade: 2.5,
    brow: 4.6,
    wide: 0.11,
    comb: outward,
  },
  afro: {
    ...base,
    long: 9,
    step: 0.34,
    lift: 9,
    count: 6200,
    curl: 0.2,
    coil: 5.4,
    round: 11.7,
    kink: 1,
    brow: 6.2,
    wide: 0.14,
    comb: outward,
  },
  pixie: {
    ...base,
    long: 6,
    lift: 0.9,
    count: 5200,
    fade: -3,
    brow: 3.4,
    part: 2.6,
    wave: 0.14,
    comb: (x, y, z, part) => [x > part ? 0.5 : -0.85, y > 7 ? 0.15 : -0.7, z > 0 ? 0.4 : -0.1],
  },
  bob: { ...loose, long: 24, lift: 1.6, wave: 0.12, part: 0.8 },
  fringe: { ...loose, long: 40, lift: 1, wave: 0.1, brow: 2.7 },
  long: { ...loose, long: 46, lift: 1, wave: 0.16 },
  waves: { ...loose, long: 42, step: 0.7, lift: 2.1, wave: 0.7, part: 1.6 },
  side: { ...loose, long: 44, lift: 1.5, wave: 0.3, part: -3 },
  bun: { ...tied, knot: [0, -3, -9.6], comb: back },
  topknot: { ...tied, knot: [0, 11.4, -4.4], comb: back },
  ponytail: { ...tied, knot: [0, 4.8, -10], comb: back },
  braid: { ...tied, knot: [1, -4, -9.4], comb: back },
}

/** Hair cut to hang over the forehead, by its root. */
export const bang = (style: Style, x: number, z: number) => style === 'fringe' && z > 3.4 && Math.abs(x) < 5
export const combBang = forward
