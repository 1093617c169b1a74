import { type BoxProps, chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'

export function Logo(props: BoxProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.4em"
      // Fits beside the menu on the narrowest phone at any font size.
      fontSize="min(1.125rem, 5.7vw)"
      fontWeight="black"
      fontStretch="125%"
      letterSpacing="0.01em"
      textTransform="uppercase"
      lineHeight={1}
      {...props}
    >
      {agency.name}
      <chakra.span aria-hidden width="0.42em" height="0.42em" bg="accent" flexShrink={0} />
    </chakra.span>
  )
}
