import sharp from 'sharp'
import { contain, INNER, PAGE, stripHeight } from './fit'
import type { CardPicture, CardPlan, CardSheet } from './plan'

// A stored picture is AVIF and WebP, and the PDF library knows neither: each is written as a JPEG of the size in
// which it is printed.
const PER_POINT = { card: 300 / 72, sheet: 220 / 72 }
const QUALITY = 80

export type Printed = { data: Buffer; width: number; height: number }
export type PrintedSheet = Omit<CardSheet, 'pictures'> & {
  pictures: readonly (Printed & { caption: string })[]
}

/** The two columns of the back, bled to the left and the top; a single picture takes all of it. */
export const BACK = { width: 302, height: 402, gap: 2 } as const
/** Where the pictures of the pages behind stand, above the line at the foot. */
export const SHEET = { width: INNER, height: 500, gap: 10 } as const

export async function frontJpeg(plan: CardPlan): Promise<Printed | null> {
  if (!plan.front) return null
  return filled(plan.front, PAGE.width, PAGE.height - stripHeight(plan.name))
}

export async function backJpegs(plan: CardPlan): Promise<Printed[]> {
  const { width, height, gap } = BACK
  const isAlone = plan.back.length === 1
  const [w, h] = isAlone ? [width, height] : [(width - gap) / 2, (height - gap) / 2]
  return inTurn(plan.back, (picture) => filled(picture, w, h))
}

export async function sheetJpegs(sheet: CardSheet): Promise<PrintedSheet> {
  const { width, height, gap } = SHEET
  const [w, h] = {
    one: [width, height],
    two: [width, (height - gap) / 2],
    polaroids: [(width - gap) / 2, (height - 2 * gap) / 2],
  }[sheet.kind] as [number, number]
  const pictures = await inTurn(sheet.pictures, async (picture) => {
    const size = contain(picture, w, h)
    return { ...(await filled(picture, size.width, size.height, 'sheet')), caption: picture.caption }
  })
  return { kind: sheet.kind, pictures }
}

/** One after the other: each is several megabytes while it is open. */
async function inTurn<Given, Made>(given: readonly Given[], make: (each: Given) => Promise<Made>) {
  const made: Made[] = []
  for (const each of given) made.push(await make(each))
  return made
}

/** Cut to `width` x `height` points. Of an upright picture the top stays, because that is where the face is. */
async function filled(
  picture: CardPicture,
  width: number,
  height: number,
  on: keyof typeof PER_POINT = 'card',
): Promise<Printed> {
  const isUpright = picture.height >= picture.width
  const data = await sharp(picture.file, { failOn: 'error' })
    .resize({
      width: Math.round(width * PER_POINT[on]),
      height: Math.round(height * PER_POINT[on]),
      fit: 'cover',
      position: isUpright ? 'top' : 'attention',
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer()
  return { data, width, height }
}
