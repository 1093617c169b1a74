import { FACES_A_JPEG } from '../../../shared/desk/packages/packageLists'
import { colour } from '../card/colour'
import { filled } from '../card/jpegs'
import { type Drawing, drawing } from '../jpeg/drawing'
import type { PackagePlan } from './plan'

const WIDTH = 1080
const HEAD = 148
const ROW = 590
const LINE = 3
const CELL = WIDTH / 2
const PICTURE = { width: 440, height: ROW - LINE }
/** Pictures are cropped in points of the PDF; here they have pixels. */
const PER_POINT = 220 / 72
/** Two or three lines of facts beside each picture. */
const FACTS_LINE = 34

/** Six numbered faces of a package as a picture of a phone's size, for clients who open no links. */
export async function packageJpeg({ plan, page }: { plan: PackagePlan; page: number }): Promise<Uint8Array> {
  const faces = plan.faces.slice((page - 1) * FACES_A_JPEG, page * FACES_A_JPEG)
  const height = HEAD + Math.ceil(faces.length / 2) * ROW
  const on = drawing(WIDTH, height, colour.bone)
  await head(on, plan, faces)
  for (const [at, face] of faces.entries())
    await cell(on, face, (at % 2) * CELL, HEAD + Math.floor(at / 2) * ROW)
  return on.jpeg()
}

type Face = PackagePlan['faces'][number]

async function head(on: Drawing, { title, agency, faces: all }: PackagePlan, faces: readonly Face[]) {
  const numbers = [faces[0]?.number, faces.at(-1)?.number].map(String)
  const range = [...new Set(numbers)].join(' to ')
  await on.words(title, { left: 30, top: 38, cut: 'narrow', size: 76, color: colour.ink, width: 600 })
  const small = { cut: 'strong', size: 28, color: colour.ink, width: 380, align: 'right' } as const
  const right = { left: WIDTH - 30 - 380 }
  const side = 14
  const markWidth = { ...right, width: 380 - side - 10 }
  await on.words(agency.name.toUpperCase(), {
    ...markWidth,
    top: 22,
    cut: 'black',
    size: 25,
    color: colour.ink,
    spacing: 1,
    align: 'right',
  })
  on.box(agency.accent ?? colour.lamp, { left: WIDTH - 30 - side, top: 32, width: side, height: side })
  await on.words(range === String(all.length) ? range : `${range} of ${all.length}`, {
    ...small,
    ...right,
    top: 58,
  })
  await on.words('Answer with the numbers', { ...small, ...right, top: 96 })
}

async function cell(on: Drawing, { number, name, facts, picture }: Face, left: number, top: number) {
  on.box(colour.ink, { left, top, width: CELL, height: LINE })
  const { width, height } = PICTURE
  const cropped = await filled(picture, width / PER_POINT, height / PER_POINT, 'sheet')
  const area = { left, top: top + LINE, width, height }
  await on.picture(cropped.data, area)
  on.box(colour.ink, { ...area, left: left + width, width: LINE })
  on.box(colour.ink, { ...area, left: left + CELL - LINE, width: LINE })
  await on.label(
    name,
    colour.bone,
    { left, top: top + ROW, cut: 'narrow', size: 48, color: colour.ink, width: width - 60 },
    18,
  )
  const strip = left + width + LINE
  await on.words(String(number), {
    left: strip + 8,
    top: top + 20,
    cut: 'narrow',
    size: 84,
    color: colour.ink,
    width: CELL - width - 2 * LINE - 16,
  })
  const lines = factLines(facts)
  const from = strip + (CELL - width - 2 * LINE - lines.length * FACTS_LINE) / 2
  for (const [at, line] of lines.entries())
    await on.words(line, {
      left: from + at * FACTS_LINE,
      top: top + ROW - 20,
      cut: 'regular',
      size: 26,
      color: colour.ink,
      width: 430,
      turned: true,
    })
}

const LINE_LETTERS = 30
const LINES_MAX = 3
/** Facts side by side, on as few lines as they need. */
function factLines(facts: readonly string[]): string[] {
  const lines: string[] = []
  for (const fact of facts) {
    const last = lines.at(-1)
    const joined = `${last} · ${fact}`
    if (last !== undefined && (joined.length <= LINE_LETTERS || lines.length === LINES_MAX))
      lines[lines.length - 1] = joined
    else lines.push(fact)
  }
  return lines
}
