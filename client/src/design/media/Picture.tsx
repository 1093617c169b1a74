import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { pictureSet, webpOf } from '../../../../shared/media/pictureSizes'
import { mediaPath } from '../../../../shared/paths'
import { meanColour } from '../../lib/thumbhash'
import { NoPicture } from './NoPicture'

/** The picture data needed for display; shared/roster/models.ts `Picture` has all of it. */
export type Shown = {
  id: string
  width: number
  height: number
  thumbhash: string
  widths: readonly number[]
}

type Props = BoxProps & {
  picture: Shown | null
  /** Alternative text; empty when text beside it says the same. */
  alt: string
  /** The display width, as the `sizes` attribute: '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string
  /** The aspect ratio: '3 / 4' for portraits. Without it, the picture's own. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** For the first visible picture of a page. */
  eager?: boolean
  /** Returns a file's address; private pictures pass their signed address. */
  address?: (file: string) => string
  onFailure?: () => void
}

/**
 * A picture in its available widths, with its size and its mean colour before it loads. Shows `NoPicture` without a
 * picture, or when loading fails.
 */
export function Picture(props: Props) {
  const { picture, alt, sizes, ratio, fit = 'cover', eager = false, address, onFailure, ...rest } = props
  const [failed, setFailed] = useState<string | null>(null)
  // A signed address expires; with a new one, loading may succeed.
  const place = picture && (address?.('') ?? picture.id)
  if (!picture || failed === place) return <NoPicture alt={alt} ratio={ratio ?? '3 / 4'} {...rest} />

  const { id, width, height, widths, thumbhash } = picture
  const addressOf = address ?? ((file: string) => mediaPath(id, file))
  const colour = meanColour(thumbhash)
  return (
    <Box
      as="picture"
      display="block"
      position="relative"
      overflow="hidden"
      aspectRatio={ratio ?? `${width} / ${height}`}
      bg={widths.length === 0 && colour ? colour : 'hairline'}
      bgSize={fit}
      bgPos="center"
      bgRepeat="no-repeat"
      css={{ '& > img': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: fit } }}
      {...rest}
    >
      {widths.length === 0 ? (
        // No files exist yet: show the placeholder, say so and request nothing.
        <>
          <Box as="span" role={alt ? 'img' : undefined} aria-label={alt || undefined} />
          <StillBeingMade />
        </>
      ) : (
        <>
          <source type="image/avif" srcSet={pictureSet(picture, addressOf)} sizes={sizes} />
          <chakra.img
            // On the picture itself, where it is a rule of one line.
            // Not where something else is shown below the picture, nor beside one that does not fill its box.
            backgroundColor={fit === 'cover' && !rest.backgroundImage ? colour : undefined}
            src={addressOf(webpOf(widths))}
            alt={alt}
            htmlWidth={width}
            htmlHeight={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding={eager ? 'auto' : 'async'}
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

/** Hidden where the tile is too small for a sentence. */
const StillBeingMade = () => (
  <Box as="span" position="absolute" inset="0" css={{ containerType: 'inline-size' }}>
    <Box
      as="span"
      position="absolute"
      insetInline="0"
      bottom="0"
      p="2"
      bg="surface"
      color="fg"
      textStyle="edge"
      css={{ '@container (max-width: 8rem)': { display: 'none' } }}
    >
      This picture is still being made.
    </Box>
  </Box>
)
