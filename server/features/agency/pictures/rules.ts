import type { AgencyPicture } from '../../../../shared/agency/agencySettings'
import type { MediaRow } from '../../media/store/repository'

type Stored = Pick<MediaRow, 'id' | 'width' | 'height' | 'widths' | 'thumbhash'>

/** The last bit of a thumbhash's third byte says whether its picture is transparent anywhere. */
const isTransparent = (thumbhash: string | null) =>
  ((Buffer.from(thumbhash ?? '', 'base64')[2] ?? 0) & 0x80) !== 0

/** A stored picture as the agency's settings hold it. */
export const agencyPictureOf = ({ id, width, height, widths, thumbhash }: Stored): AgencyPicture => ({
  id,
  width: width ?? 0,
  height: height ?? 0,
  widths,
  isTransparent: isTransparent(thumbhash),
})
