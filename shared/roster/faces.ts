import { z } from 'zod'
import { line } from '../text/text'

const PER_WIDTH = 1000
/** The narrowest square of a picture that is still sharp enough for a face. */
export const FACE_SIDE_MIN = 150

/** A square of a picture, in thousandths of the picture's width, from its left and its top. */
export type FaceCrop = { left: number; top: number; side: number }

/** Whom a booking request asks for; without an id once the model is deleted. */
export type AskedModel = { id: string | null; stageName: string; face: Face | null }

/** The small square picture of a model: the file, and which part of it to show. */
export type Face = [mediaId: string, width: number, left: number, top: number, side: number]

type Size = { width: number; height: number }
const heightOf = ({ width, height }: Size) => (width > 0 ? (height / width) * PER_WIDTH : PER_WIDTH)

/** The square that is shown until the agency chooses one: the upper part, where a portrait has its face. */
export function usualFace(picture: Size): FaceCrop {
  const height = heightOf(picture)
  const side = Math.round(Math.min(PER_WIDTH, height) * 0.76)
  const left = Math.round((PER_WIDTH - side) / 2)
  return { left, top: Math.round(Math.min(height - side, height * 0.08)), side }
}

/** The same square moved and narrowed until it lies in the picture. */
export function faceWithin(picture: Size, { left, top, side }: FaceCrop): FaceCrop {
  const height = Math.floor(heightOf(picture))
  const within = (given: number, least: number, most: number) =>
    Math.round(Math.min(Math.max(given, least), Math.max(least, most)))
  const most = Math.min(PER_WIDTH, height)
  const fitting = within(side, Math.min(FACE_SIDE_MIN, most), most)
  return {
    left: within(left, 0, PER_WIDTH - fitting),
    top: within(top, 0, height - fitting),
    side: fitting,
  }
}

// The tallest picture that is stored is far below twenty times as high as wide.
const place = z
  .number()
  .int()
  .min(0)
  .max(20 * PER_WIDTH)

/** `admin.images.chooseFace`: the picture and its square; without a square the usual one of the first open picture. */
export const faceChoice = z.object({
  id: line(80),
  imageId: line(80),
  crop: z.object({ left: place, top: place, side: z.number().int().min(1).max(PER_WIDTH) }).nullable(),
})
export type FaceChoice = z.output<typeof faceChoice>
