import { mediaPath } from '../../../../../../shared/paths'
import type { Picture as StoredPicture } from '../../../../../../shared/roster/models'
import { Picture } from '../../../../design/media/Picture'
import { useSignedQuery } from '../../../lists/useSignedQuery'

type Props = { picture: StoredPicture | null; alt: string; sizes: string; ratio?: string; renew?: () => void }

/** A public or private picture; calls `renew` when its signed address has expired. */
export function ModelPicture({ picture, alt, sizes, ratio = '3 / 4', renew = () => {} }: Props) {
  const { query, onFailure } = useSignedQuery(picture?.query ?? '', renew)
  const id = picture?.id ?? ''
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes={sizes}
      ratio={ratio}
      address={(name) => mediaPath(id, name, query)}
      onFailure={onFailure}
    />
  )
}
