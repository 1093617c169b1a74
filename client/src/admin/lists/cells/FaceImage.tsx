import { useState } from 'react'
import { mediaPath } from '../../../../../shared/paths'
import type { Face } from '../../../../../shared/roster/models'

type Props = {
  face: Face | null
  /** whose face it is: the initial stands where there is no picture */
  name: string
  px: number
  /** draws a square of `px` with a tint, in which an initial stands in the middle */
  className: string
}

/**
 * A small picture beside a name, loaded once it comes into sight; the initial where there is none, or where its size is
 * not made yet.
 */
export function FaceImage({ face, name, px, className }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  if (!face || missing === face[0]) {
    return (
      <span aria-hidden className={className}>
        {[...name][0]}
      </span>
    )
  }
  const [id, width] = face
  return (
    <img
      src={mediaPath(id, `${width}.webp`)}
      alt=""
      width={px}
      height={px}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
      onError={() => setMissing(id)}
    />
  )
}
