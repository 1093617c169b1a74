import { chakra } from '@chakra-ui/react'
import type { SignupRequestFile } from '../../../../../shared/intake/signupRequests'
import { webpOf } from '../../../../../shared/media/pictureSizes'
import { mediaPath } from '../../../../../shared/paths'
import { Picture } from '../../../design/media/Picture'
import { admin } from '../../copy'
import { useSignedQuery } from '../../lists/useSignedQuery'

type Props = { file: SignupRequestFile; renew: () => void }

/** An applicant's picture; a click opens it at full size in a new tab. */
export function PrivatePicture({ file, renew }: Props) {
  const { query, onFailure } = useSignedQuery(file.query, renew)
  const { id, widths } = file
  const shown = { ...file, width: file.width ?? 3, height: file.height ?? 4, thumbhash: file.thumbhash ?? '' }
  return (
    <chakra.a
      href={mediaPath(id, webpOf(widths), file.query)}
      target="_blank"
      rel="noopener noreferrer"
      display="block"
    >
      <Picture
        picture={shown}
        alt={admin.requests.details.picture(file.originalName)}
        sizes="(min-width: 48rem) 14rem, 45vw"
        ratio="3 / 4"
        eager
        address={(name) => mediaPath(id, name, query)}
        onFailure={onFailure}
      />
    </chakra.a>
  )
}
