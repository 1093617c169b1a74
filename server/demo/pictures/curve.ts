const CELLS = 1024

/**
 * A smooth curve through points given as at, value, at, value, in rising order of `at`; flat outside. Read from a table, softened over
 * `soft` (in the units of `at`), so that light finds no creases in what is built from it.
 */
export function curve(points: readonly number[], soft = 0): (at: number) => number {
  const first = points[0] ?? 0
  const last = points.at(-2) ?? 1
  const span = last - first
  const through = monotone(points)
  let table = Float64Array.from({ length: CELLS + 1 }, (_, i) => through(first + (span * i) / CELLS))
  const r = Math.round((soft / span) * CELLS)
  for (let pass = 0; r > 0 && pass < 3; pass++) {
    const from = table
    let sum = 0
    const cell = (i: number) => from[clamp(i, 0, CELLS)] as number
    for (let i = -r; i <= r; i++) sum += cell(i)
    table = from.map((_, i) => {
      const mean = sum / (2 * r + 1)
      sum += cell(i + r + 1) - cell(i - r)
      return mean
    })
    // The ends stay where they were put.
    for (let i = 0; i <= r; i++) {
      const k = i / r
      table[i] = mix(from[i] as number, table[i] as number, k)
      table[CELLS - i] = mix(from[CELLS - i] as number, table[CELLS - i] as number, k)
    }
  }
  return (x) => {
    const t = clamp((x - first) / span) * CELLS
    const i = Math.min(CELLS - 1, Math.floor(t))
    const a = table[i] as number
    return a + ((table[i + 1] as number) - a) * (t - i)
  }
}

function monotone(points: readonly number[]): (at: number) => number {
  const xs = Float64Array.from(points.filter((_, i) => i % 2 === 0))
  const ys = Float64Array.from(points.filter((_, i) => i % 2 === 1))
  const last = xs.length - 1
  const at = (list: Float64Array, i: number) => list[i] as number
  const slope = new Float64Array(xs.length)
  for (let i = 1; i < last; i++) {
    const before = (at(ys, i) - at(ys, i - 1)) / (at(xs, i) - at(xs, i - 1))
    const after = (at(ys, i + 1) - at(ys, i)) / (at(xs, i + 1) - at(xs, i))
    slope[i] = before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  }
  slope[0] = (at(ys, 1) - at(ys, 0)) / (at(xs, 1) - at(xs, 0))
  slope[last] = (at(ys, last) - at(ys, last - 1)) / (at(xs, last) - at(xs, last - 1))
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0)
    if (x >= at(xs, last)) return at(ys, last)
    let i = 0
    while (x > at(xs, i + 1)) i++
    const h = at(xs, i + 1) - at(xs, i)
    const t = (x - at(xs, i)) / h
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * at(ys, i) +
      (t3 - 2 * t2 + t) * h * at(slope, i) +
      (3 * t2 - 2 * t3) * at(ys, i + 1) +
      (t3 - t2) * h * at(slope, i + 1)
    )
  }
}

export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t
/** 0 below `low`, 1 above `high`, eased between; the bounds may be given in falling order. */
export function ease(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}
/** A bell over one or two axes, 1 in the middle. */
export const bell = (x: number, y = 0) => Math.exp(-(x * x + y * y))
