import { z } from 'zod'
import { PORTFOLIO_MAX } from './limits'
import { pictureType } from './portfolio'
import { line, link } from './text'

const type = z.preprocess((given) => (given === '' ? undefined : given), pictureType.default('gallery'))

/** A text part of a multipart form can only say true as a text; `"false"` is false. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])], 'Say true or false')
  .nullish()
  .transform((given) => given === true || given === 'true')

/** `POST /admin/models/{id}/images`: a picture by its address (S25). */
export const newImage = z.object({
  id: line(80),
  url: z
    .string('Enter a web address that starts with https:// or http://')
    .pipe(link)
    .refine((given) => given !== '', 'Enter a web address that starts with https:// or http://'),
  type,
  isLocked: flag,
})
export type NewImage = z.output<typeof newImage>

/** The text parts beside an uploaded picture. */
export const imageUpload = z.object({ id: line(80), type, isLocked: flag })
export type ImageUpload = z.output<typeof imageUpload>

export const imageChange = z.object({
  id: line(80),
  imageId: line(80),
  type: pictureType.optional(),
  isLocked: z.boolean().optional(),
})
export type ImageChange = z.output<typeof imageChange>

export const imageId = z.object({ id: line(80), imageId: line(80) })

/** Every image's id once, in the order in which they are to be shown. */
export const imageOrder = z.object({ id: line(80), imageIds: z.array(line(80)).max(PORTFOLIO_MAX) })
