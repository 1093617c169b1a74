import sharp from 'sharp'
import { diceFor } from './dice'

/** What the picture must know of a person. Colours are the specification's lists. */
export type Sitter = {
  seed: number
  gender: 'male' | 'female' | 'non-binary' | 'other'
  age: number
  hairColor: string
  skinTone: string
}

export type Drawing = { data: Buffer; contentType: 'image/jpeg'; width: number; height: number }

/** The specification's section 3 image types that the demo agency shows. */
export const PICTURE_TYPES = [
  'banner',
  'profile_pic',
  'polaroid_front',
  'polaroid_left',
  'polaroid_right',
  'polaroid_back',
  'bridal',
  'party_makeup',
  'editorial',
  'saree',
  'ethnic',
  'shirt',
  'tshirt',
  'gallery',
] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

async function stand(width: number, height: number, seed: string): Promise<Drawing> {
  const dice = diceFor(seed)
  const x = Math.round(width * dice.between(0.4, 0.6))
  const r = Math.round(height * 0.17)
  const y = Math.round(height * 0.4)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#e9e2d3"/>
    <ellipse cx="${x}" cy="${y}" rx="${r * 0.76}" ry="${r}" fill="#16130f"/>
    <path d="M${x - r * 2} ${height} Q${x - r * 1.7} ${y + r * 1.7} ${x - r * 0.4} ${y + r * 1.3} L${x - r * 0.4} ${y} H${x + r * 0.4} V${y + r * 1.3} Q${x + r * 1.7} ${y + r * 1.7} ${x + r * 2} ${height}Z" fill="#16130f"/>
  </svg>`
  const data = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
  return { data, contentType: 'image/jpeg', width, height }
}

/** One frame of a person: 3:4, 2000 x 2667 (banner 2400 x 1350). The same arguments give the same bytes. */
export function drawPortrait(sitter: Sitter, type: PictureType, take: number): Promise<Drawing> {
  const seed = `${sitter.seed}|${type}|${take}`
  return type === 'banner' ? stand(2400, 1350, seed) : stand(2000, 2667, seed)
}

/** One of the home page's five slides, 2880 x 1800, dark and calm at the lower left. */
export function drawSlide(index: 0 | 1 | 2 | 3 | 4): Promise<Drawing> {
  return stand(2880, 1800, `slide|${index}`)
}

/** A project's moodboard, 2400 x 1600. */
export function drawMoodboard(seed: number, projectType: string): Promise<Drawing> {
  return stand(2400, 1600, `board|${seed}|${projectType}`)
}
