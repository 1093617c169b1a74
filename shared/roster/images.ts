import { z } from 'zod'
import { PICTURE_ADDRESS_MAX, PORTFOLIO_MAX } from '../limits'
import { DIGITALS, type Digital } from '../lists'
import { oneOf } from '../text/choices'
import { line, linkUpTo, shortList, textOrNumber } from '../text/text'
import { pictureType } from './portfolio'

const type = z.preprocess((given) => (given === '' ? undefined : given), pictureType.default('gallery'))

/** A multipart text part is a string: `"false"` and `"0"` mean false. */
const flag = z
  .union([z.boolean(), textOrNumber(oneOf(['true', 'false', '1', '0', '']))], 'Use true or false')
  .nullish()
  .transform((given) => given === true || given === 'true' || given === '1')

/** `POST /admin/models/{id}/images`: adds a picture by its web address (S25). */
export const newImage = z.object({
  id: line(80),
  url: z
    .string('Enter a web address that starts with https:// or http://')
    .pipe(linkUpTo(PICTURE_ADDRESS_MAX))
    .refine((given) => given !== '', 'Enter a web address that starts with https:// or http://'),
  type,
  isLocked: flag,
})
export type NewImage = z.output<typeof newImage>

export const imageUpload = z.object({ id: line(80), type, isLocked: flag })
export type ImageUpload = z.output<typeof imageUpload>

/** One of a talent's four digitals, which bookers add. */
export const newDigital = z.object({ id: line(80), type: oneOf(DIGITALS, 'Choose a side') })
export type NewDigital = z.output<typeof newDigital>
/** What became of it; `addedOn` is a day. */
export type AddedDigital = { type: Digital; addedOn: string }

export const imageChange = z.object({
  id: line(80),
  imageId: line(80),
  type: pictureType.optional(),
  isLocked: z.boolean().optional(),
})
export type ImageChange = z.output<typeof imageChange>

export const imageId = z.object({ id: line(80), imageId: line(80) })

/** All image ids, each once, in display order. */
export const imageOrder = z.object({
  id: line(80),
  imageIds: shortList(line(80), PORTFOLIO_MAX, `At most ${PORTFOLIO_MAX}`),
})
