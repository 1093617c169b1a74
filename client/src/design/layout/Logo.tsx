import { type BoxProps, chakra } from '@chakra-ui/react'
import type { AgencyPicture } from '../../../../shared/agency/agencySettings'
import { avifOf, webpOf } from '../../../../shared/media/pictureSizes'
import { mediaPath } from '../../../../shared/paths'
import { useAgency } from '../../lib/useAgency'

/** Room for a picture, in em. */
const HEIGHT = 1.9
const WIDTH = 11
/** Sharp on a phone of three pixels to the point. */
const FILE_WIDTH = 480

/** The agency's logo on dark ground: its picture, else its name. */
export function Logo(props: BoxProps) {
  const { name, look } = useAgency()
  const picture = look.logoOnDark ?? look.logo
  const given = {
    // Fits beside the menu on the narrowest phone at any font size.
    fontSize: 'min(1.125rem, 5.7vw)',
    ...props,
  }
  if (picture)
    return (
      <chakra.span display="block" {...given}>
        <LogoPicture picture={picture} isWhite={look.logoOnDark === null && picture.isTransparent} />
      </chakra.span>
    )
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.4em"
      fontWeight="black"
      fontStretch="125%"
      letterSpacing="0.01em"
      textTransform="uppercase"
      lineHeight={1}
      {...given}
    >
      {name}
      <chakra.span aria-hidden width="0.42em" height="0.42em" bg="accent" flexShrink={0} />
    </chakra.span>
  )
}

type PictureProps = { picture: AgencyPicture; isWhite: boolean }

/** Its size is known before it is loaded, so that nothing moves then. */
function LogoPicture({ picture, isWhite }: PictureProps) {
  const { id, width, height, widths } = picture
  const scale = Math.min(HEIGHT / height, WIDTH / width)
  return (
    <picture>
      <source type="image/avif" srcSet={mediaPath(id, avifOf(widths, FILE_WIDTH))} />
      <chakra.img
        src={mediaPath(id, webpOf(widths))}
        // The link around it is named after the agency.
        alt=""
        display="block"
        width={`${(width * scale).toFixed(3)}em`}
        height={`${(height * scale).toFixed(3)}em`}
        htmlWidth={width}
        htmlHeight={height}
        filter={isWhite ? 'brightness(0) invert(1)' : undefined}
      />
    </picture>
  )
}
