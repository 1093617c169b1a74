import { inches } from '../../shared/format'
import type { Gender, PictureType } from '../../shared/lists'
import { bothHeights, shoeSizes } from '../../shared/measures'
import { settable } from '../core/latin'
import { bustOrChest } from '../models/rules'

/** More would not go by mail (10 MB), and a book of more is no selection. */
export const BOOK_MAX = 24
const BACK_PICTURES = 4

type Framed = { type: PictureType; width: number; height: number }
/** Which picture goes where; the sheets in the order of their pages. */
type Places<Picture> = { front: Picture | null; back: Picture[]; sheets: PlacedSheet<Picture>[] }
type PlacedSheet<Picture> = { kind: 'one' | 'two' | 'polaroids'; pictures: Picture[] }

const isPolaroid = ({ type }: Framed) => type.startsWith('polaroid')
const isUpright = ({ width, height }: Framed) => height >= width

/**
 * Puts pictures, the profile picture first, into their places: one in front; four on the back (or three, or one),
 * upright work before polaroids; all but the front's on the pages behind, an upright one a page, two that lie, and the
 * polaroids together. The banner is made for a screen and stays there. At most `BOOK_MAX` pages.
 */
export function placesOf<Picture extends Framed>(pictures: readonly Picture[]): Places<Picture> {
  const printed = pictures.filter(({ type }) => type !== 'banner')
  const front = printed.find(isUpright) ?? printed[0] ?? null
  const others = printed.filter((picture) => picture !== front)
  const rank = (picture: Picture) => Number(!isUpright(picture)) * 2 + Number(isPolaroid(picture))
  const chosen = others.toSorted((a, b) => rank(a) - rank(b)).slice(0, BACK_PICTURES)
  // Two would be two strips; one large picture says more.
  const back = chosen.length === 2 ? chosen.slice(0, 1) : chosen
  return { front, back, sheets: sheetsOf(others).slice(0, BOOK_MAX) }
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

/** The stats that a casting director expects, in their order; what is not known is left out. */
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
 * The name to set: the stage name, else the name; in Latin letters where the typeface has no others. Of what cannot be
 * written so (Arabic, Chinese, a name of signs) the next one is taken, and at last the agency's code of the model.
 */
export function nameToSet(model: { stageName: string | null; name: string }, code: string): string {
  const hasLetter = (text: string) => /\p{L}/u.test(text)
  return [model.stageName, model.name].map(settable).find(hasLetter) ?? `Model ${code}`
}

const TYPE_WORDS: Partial<Record<PictureType, string>> = {
  profile_pic: 'Portrait',
  gallery: 'Portfolio',
  tshirt: 'T-shirt',
}

/** What a picture's type is called under it: `Polaroid front`, `Party makeup`. */
export function captionOf(type: PictureType): string {
  const said = type.replaceAll('_', ' ')
  return TYPE_WORDS[type] ?? said.charAt(0).toUpperCase() + said.slice(1)
}
