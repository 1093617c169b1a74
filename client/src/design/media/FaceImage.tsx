import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { mediaPath } from '../../../../shared/paths'
import type { Face } from '../../../../shared/roster/faces'

type Props = {
  /** From the server: the file, and the square of it to show. Null where the model has no open picture. */
  face: Face | null
  /** Whose face it is: the initial stands where there is no picture. The picture itself says nothing to a screen reader. */
  name: string
  /** The side of the square: 64 on a job, 48 in trouble, 36 with answers, 32 in day lists and tables; or all the width. */
  px: number | 'fill'
  /** In colour, where a person is chosen; otherwise printed in black and white, in colour below the pointer. */
  inColour?: boolean
  /** On a sheet that is being printed: at once, because paper does not wait. */
  isPrinted?: boolean
  className?: string
}

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    bg: 'hairline',
    color: 'fg',
    lineHeight: 1,
    '& > img': { position: 'absolute', maxWidth: 'none', height: 'auto', filter: 'grayscale(1)' },
    '&[data-in-colour] > img, &:hover > img, :is(a, button, li, tr):hover > & > img': { filter: 'none' },
  },
})

const FILL = { width: '100%', aspectRatio: '1', fontSize: '3rem' }

/**
 * A model's face beside the name: the square that the agency chose of one picture. The only one there is: jobs, desk,
 * chart, lists and dialogs all show it. Loaded once it comes into sight; a tint with the initial where there is no
 * picture, or where its size is not made yet.
 */
export function FaceImage({ face, name, px, inColour = false, isPrinted = false, className }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  const shown = face && missing !== face[0] ? face : null
  return (
    <Frame
      aria-hidden
      className={className}
      data-in-colour={inColour || undefined}
      style={px === 'fill' ? FILL : { width: px, height: px, fontSize: `${Math.max(px * 0.4, 11) / 16}rem` }}
    >
      {shown ? (
        <img
          src={mediaPath(shown[0], `${shown[1]}.avif`)}
          alt=""
          loading={isPrinted ? 'eager' : 'lazy'}
          decoding={isPrinted ? 'sync' : 'async'}
          draggable={false}
          style={placeOf(shown)}
          onError={() => setMissing(shown[0])}
        />
      ) : (
        [...name][0]
      )}
    </Frame>
  )
}

/** Where the whole picture lies so that its square fills the frame, whatever the frame's size. */
export function placeOf([, , left, top, side]: Face) {
  const part = (of: number) => `${(of / side) * 100}%`
  return { width: part(1000), left: part(-left), top: part(-top) }
}
