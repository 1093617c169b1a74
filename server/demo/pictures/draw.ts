import { board } from './board'
import { type Sitter as CastSitter, cast } from './cast'
import { printed } from './darkroom'
import { FRAME_TYPES, frame } from './frames'
import { pack } from './print'
import { slide } from './slide'

/** What a picture must know of a person. */
export type Sitter = CastSitter
/** The specification's section 3 image types that are drawn. */
export const PICTURE_TYPES = FRAME_TYPES
export type PictureType = (typeof PICTURE_TYPES)[number]

/** A finished picture; size in points. */
export type Drawing = { data: Buffer; contentType: 'image/jpeg'; width: number; height: number }

const JPEG = 'image/jpeg'

/** One frame of a person: 3:4, 2000 x 2667 (banner 2400 x 1350). The same arguments give the same bytes. */
export async function drawPortrait(sitter: Sitter, type: PictureType, take: number): Promise<Drawing> {
  const person = cast(sitter)
  const [width, height] = type === 'banner' ? [2400, 1350] : [2000, 2667]
  const rgb = await printed(person, frame(person, type, take), width, height)
  return { data: await pack(rgb, width, height), contentType: JPEG, width, height }
}

/** One of the home page's five slides, 2880 x 1800, dark and calm at the lower left. */
export async function drawSlide(index: 0 | 1 | 2 | 3 | 4): Promise<Drawing> {
  const { rgb, width, height } = await slide(index)
  return { data: await pack(rgb, width, height), contentType: JPEG, width, height }
}

/** A project's moodboard, 2400 x 1600. An unknown kind of project gets the portrait's board. */
export async function drawMoodboard(seed: number, projectType: string): Promise<Drawing> {
  return { ...(await board(seed, projectType)), contentType: JPEG }
}
