import type { ComponentProps } from 'react'
import { mediaPath } from '../../../../../shared/paths'
import type { Face } from '../../../../../shared/roster/models'

type Props = { face: Face; px: number } & Pick<ComponentProps<'img'>, 'className' | 'draggable'>

/** A small picture beside a name, which says who it is. It is loaded once it comes into sight. */
export const FaceImage = ({ face: [id, width], px, ...rest }: Props) => (
  <img
    src={mediaPath(id, `${width}.webp`)}
    alt=""
    width={px}
    height={px}
    loading="lazy"
    decoding="async"
    {...rest}
  />
)
