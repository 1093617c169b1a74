import { inflateSync } from 'node:zlib'

type Line = { x: number; baseline: number; size: number }
type Matrix = readonly [number, number, number, number, number, number]

const NUMBER = String.raw`(-?[\d.]+)`
const FONT = new RegExp(String.raw`^/\w+ ${NUMBER} Tf$`)
const MATRIX = new RegExp(`^${Array(6).fill(NUMBER).join(' ')} (cm|Tm)$`)

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + b * r,
  a * q + b * s,
  c * p + d * r,
  c * q + d * s,
  e * p + f * r + t,
  e * q + f * s + u,
]

/** The position of the words of each page: from the left and from the top, in points. Glyphs are not decoded. */
export function pdfLines(pdf: Uint8Array, height: number): Line[][] {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)
  const pages = [...streams]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((content) => /^1 0 0 -1 0 /.test(content))
  return pages.map((content) => linesOf(content, height))
}

/** The few operators that position text (ISO 32000-1, 8.4.4 and 9.4.2). */
function linesOf(content: string, height: number): Line[] {
  const lines: Line[] = []
  const kept: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  let text = now
  let size = 0
  for (const row of content.split('\n')) {
    const [, ...numbers] = MATRIX.exec(row) ?? []
    const given = numbers.slice(0, 6).map(Number) as unknown as Matrix
    if (row === 'q') kept.push(now)
    else if (row === 'Q') now = kept.pop() ?? now
    else if (numbers.at(-1) === 'cm') now = times(given, now)
    else if (numbers.at(-1) === 'Tm') text = given
    else if (FONT.test(row)) size = Number(FONT.exec(row)?.[1])
    else if (row.endsWith(' TJ')) {
      const [, , , , x, y] = times(text, now)
      lines.push({ x, baseline: height - y, size })
    }
  }
  return lines
}
