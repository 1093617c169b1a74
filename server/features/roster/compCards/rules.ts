import { inches } from '../../../../shared/format'
import type { Gender, PictureType } from '../../../../shared/lists'
import { bothHeights, shoeSizes } from '../../../../shared/roster/measures'
import { settable } from '../../../core/text/settable'
import { bustOrChest } from '../models/rules'

/** A larger file would not go by mail (10 MB). */
export const BOOK_MAX = 24
const BACK_PICTURES = 4

type Framed = { type: PictureType; width: number; height: number }
/** Where each picture goes; sheets in page order. */
type Places<Picture> = { front: Picture | null; back: Picture[]; sheets: PlacedSheet<Picture>[] }
type PlacedSheet<Picture> = { kind: 'one' | 'two' | 'polaroids'; pictures: Picture[] }

const isPolaroid = ({ type }: Framed) => type.startsWith('polaroid')
const isUpright = ({ width, height }: Framed) => height >= width

/**
 * Places pictures, profile picture first: one in front, up to four on the back (never two) with polaroids
 * last, and the rest on the portfolio pages, none twice: upright ones alone, landscape ones in pairs, polaroids
 * together. Banners are left out. At most `BOOK_MAX` pages.
 */
export function placesOf<Picture extends Framed>(pictures: readonly Picture[]): Places<Picture> {
  const printed = pictures.filter(({ type }) => type !== 'banner')
  const front = printed.find(isUpright) ?? printed[0] ?? null
  const others = printed.filter((picture) => picture !== front)
  const rank = (picture: Picture) => Number(!isUpright(picture)) * 2 + Number(isPolaroid(picture))
  const chosen = others.toSorted((a, b) => rank(a) - rank(b)).slice(0, BACK_PICTURES)
  // Two would be narrow strips, so one is shown large.
  const back = chosen.length === 2 ? chosen.slice(0, 1) : chosen
  const rest = others.filter((picture) => !back.includes(picture))
  return { front, back, sheets: sheetsOf(rest).slice(0, BOOK_MAX) }
}

function sheetsOf<Picture extends Framed>(pictures: readonly Picture[]): PlacedSheet<Picture>[] {
  const sheets: PlacedSheet<Picture>[] = []
  let half: PlacedSheet<Picture> | null = null
  for (const picture of pictures.filter((each) => !isPolaroid(each))) {
    if (isUpright(picture)) sheets.push({ kind: 'one', pictures: [picture] })
    else if (half) {
      half.pictures.push(picture)
      half = null
    } else {
      half = { kind: 'two', pictures: [picture] }
      sheets.push(half)
    }
  }
  const polaroids = pictures.filter(isPolaroid).slice(0, 4)
  if (polaroids.length === 0) return sheets
  return [...sheets, { kind: polaroids.length === 1 ? 'one' : 'polaroids', pictures: polaroids }]
}

type Measured = {
  gender: Gender | null
  height: string | null
  bust: number | null
  chest: number | null
  waist: number | null
  hips: number | null
  shoeSize: number | null
  hairColor: string | null
  eyeColor: string | null
}

/** The known measurements in the usual order. */
export function statsOf(model: Measured): [label: string, value: string][] {
  const inch = (figure: number | null) => (figure === null ? '' : inches(figure))
  const upper = model.gender === 'male' ? 'Chest' : model.gender === 'female' ? 'Bust' : 'Bust / Chest'
  const all: [string, string][] = [
    ['Height', model.height === null ? '' : bothHeights(model.height)],
    [upper, inch(bustOrChest(model))],
    ['Waist', inch(model.waist)],
    ['Hips', inch(model.hips)],
    ['Shoe', model.shoeSize === null ? '' : shoeSizes(model.shoeSize, model.gender)],
    ['Hair', model.hairColor ?? ''],
    ['Eyes', model.eyeColor ?? ''],
  ]
  return all.map(([label, value]): [string, string] => [label, settable(value)]).filter(([, value]) => value)
}

/**
 * The name to print: the stage name, else the name, transliterated when the font lacks its script; for
 * scripts that cannot be transliterated the next name, and finally the model's code.
 */
export function nameToSet(model: { stageName: string | null; name: string }, code: string): string {
  const isReadable = (text: string) => /\p{L}/u.test(text)
  return [model.stageName, model.name].map(settable).find(isReadable) ?? `Model ${code}`
}

const TYPE_WORDS: Partial<Record<PictureType, string>> = {
  profile_pic: 'Portrait',
  gallery: 'Portfolio',
  tshirt: 'T-shirt',
}

/** A picture type's caption, such as `Polaroid front`. */
export function captionOf(type: PictureType): string {
  const said = type.replaceAll('_', ' ')
  return TYPE_WORDS[type] ?? said.charAt(0).toUpperCase() + said.slice(1)
}
