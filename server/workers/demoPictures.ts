import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { behindVisitors } from '../core/behindVisitors'
import { drawMoodboard, drawPortrait, drawSlide, type PictureType, type Sitter } from '../demo/pictures/draw'

/** What is to be drawn, as the demo agency keeps it until it is done. */
export type Drawing =
  | { what: 'portrait'; sitter: Sitter; type: PictureType; take: number }
  | { what: 'slide'; index: 0 | 1 | 2 | 3 | 4 }
  | { what: 'moodboard'; seed: number; projectType: string }

behindVisitors()

/** Draws a picture into the JPEG file `target`; `width` in pixels makes it smaller than it was drawn. */
export async function draw({ drawing, target, width }: { drawing: Drawing; target: string; width?: number }) {
  const { data } = await made(drawing)
  await writeFile(target, width === undefined ? data : await sharp(data).resize({ width }).jpeg().toBuffer())
}

function made(drawing: Drawing) {
  if (drawing.what === 'slide') return drawSlide(drawing.index)
  if (drawing.what === 'moodboard') return drawMoodboard(drawing.seed, drawing.projectType)
  return drawPortrait(drawing.sitter, drawing.type, drawing.take)
}
