import type { Picture as StoredPicture } from '../../../../shared/models'
import { mediaPath } from '../../../../shared/paths'
import { Picture } from '../../design/Picture'
import { useSignedQuery } from '../requests/useSignedQuery'

type Props = { picture: StoredPicture | null; alt: string; sizes: string; ratio?: string; renew?: () => void }

/** A model's picture, open or private; when a signed address has ended, a new one is asked for. */
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
