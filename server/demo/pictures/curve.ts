/** A smooth curve through points [at, value], in rising order of `at`, flat outside (monotone cubic). */
export function curve(points: readonly (readonly [number, number])[]): (at: number) => number {
  const xs = Float64Array.from(points, (p) => p[0])
  const ys = Float64Array.from(points, (p) => p[1])
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
