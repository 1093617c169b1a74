import sharp from 'sharp'
import { contain, INNER, PAGE, stripHeight } from './fit'
import type { CardPicture, CardPlan, CardSheet } from './plan'

// The PDF library reads neither AVIF nor WebP, so pictures become JPEGs at print size.
const PER_POINT = { card: 300 / 72, sheet: 220 / 72 }
const QUALITY = 80

export type Printed = { data: Buffer; width: number; height: number }
export type PrintedSheet = Omit<CardSheet, 'pictures'> & {
  pictures: readonly (Printed & { caption: string })[]
}

/** The two columns of the back; a single picture takes both, the first of three takes the first. */
export const BACK = { width: 302, height: 402, gap: 2 } as const
/** The picture area of the portfolio pages. */
export const SHEET = { width: INNER, height: 500, gap: 10 } as const

export async function frontJpeg(plan: CardPlan): Promise<Printed | null> {
  if (!plan.front) return null
  return filled(plan.front, PAGE.width, PAGE.height - stripHeight(plan.name))
}

export async function backJpegs(plan: CardPlan): Promise<Printed[]> {
  const { width, height, gap } = BACK
  const { length } = plan.back
  const [w, h] = length === 1 ? [width, height] : [(width - gap) / 2, (height - gap) / 2]
  const isTall = (picture: CardPicture) => length === 3 && picture === plan.back[0]
  return oneByOne(plan.back, (picture) => filled(picture, w, isTall(picture) ? height : h))
}

export async function sheetJpegs(sheet: CardSheet): Promise<PrintedSheet> {
  const { width, height, gap } = SHEET
  const [w, h] = {
    one: [width, height],
    two: [width, (height - gap) / 2],
    polaroids: [(width - gap) / 2, (height - 2 * gap) / 2],
  }[sheet.kind] as [number, number]
  const pictures = await oneByOne(sheet.pictures, async (picture) => {
    const size = contain(picture, w, h)
    return { ...(await filled(picture, size.width, size.height, 'sheet')), caption: picture.caption }
  })
  return { kind: sheet.kind, pictures }
}

/** One at a time: each takes several megabytes while open. */
async function oneByOne<Given, Made>(given: readonly Given[], make: (each: Given) => Promise<Made>) {
  const made: Made[] = []
  for (const each of given) made.push(await make(each))
  return made
}

/** Crops to `width` x `height` points. Upright pictures keep their top, where the face is. */
export async function filled(
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
