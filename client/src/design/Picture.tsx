import { Box, type BoxProps } from '@chakra-ui/react'
import { useState } from 'react'
import { mediaPath } from '../../../shared/paths'
import { pictureSet } from '../../../shared/pictureSizes'
import { standIn } from '../lib/standIn'
import { NoPicture } from './NoPicture'

/** What a stored picture must tell to be shown; shared/models.ts `Picture` has it all. */
export type Shown = {
  id: string
  width: number
  height: number
  thumbhash: string
  widths: readonly number[]
}

type Props = BoxProps & {
  picture: Shown | null
  /** What it shows, in words; empty when the words stand beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` of HTML: '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string
  /** The box: '3 / 4' for portraits. Without it, the picture's own shape. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** For the one picture that a visitor sees first. */
  eager?: boolean
  /** Where a file lies; private pictures pass their signed address. */
  address?: (file: string) => string
  onFailure?: () => void
}

/**
 * A picture in the widths that exist, with its size known before it arrives and its blur in its place.
 * Without a picture, or when it fails to load, the frame stays unexposed.
 */
export function Picture(props: Props) {
  const { picture, alt, sizes, ratio, fit = 'cover', eager = false, address, onFailure, ...rest } = props
  const [failed, setFailed] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<string | null>(null)
  // A signed address ends: at a new one the same picture may well be there.
  const place = picture && (address?.('') ?? picture.id)
  if (!picture || failed === place) return <NoPicture alt={alt} ratio={ratio ?? '3 / 4'} {...rest} />

  const { id, width, height, thumbhash } = picture
  const addressOf = address ?? ((file: string) => mediaPath(id, file))
  const widths = [...picture.widths].sort((a, b) => a - b)
  // For readers of the page that know no srcset: a middle one.
  const plain = widths[Math.floor(widths.length / 2)] ?? width
  // A whole picture leaves its box's edges free, and the blur's shape is not quite its own: it goes when that comes.
  const blur = fit === 'contain' && loaded === id ? '' : standIn(thumbhash)
  return (
    <Box
      as="picture"
      display="block"
      position="relative"
      overflow="hidden"
      aspectRatio={ratio ?? `${width} / ${height}`}
      bg="hairline"
      bgSize={fit}
      bgPos="center"
      bgRepeat="no-repeat"
      css={{ '& > img': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: fit } }}
      {...rest}
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
    >
      {widths.length === 0 ? (
        // Its files are still being made: the blur stands in, and nothing is asked for.
        <Box as="span" role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      ) : (
        <>
          <source type="image/avif" srcSet={pictureSet(picture, 'avif', addressOf)} sizes={sizes} />
          <img
            src={addressOf(`${plain}.webp`)}
            srcSet={pictureSet(picture, 'webp', addressOf)}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding={eager ? 'auto' : 'async'}
            onLoad={fit === 'contain' ? () => setLoaded(id) : undefined}
            onError={() => {
              setFailed(place)
              onFailure?.()
            }}
          />
        </>
      )}
    </Box>
  )
}
