import { type BoxProps, chakra } from '@chakra-ui/react'
import { agency } from '../../../shared/agency'

/** The agency's logo: its name in the widest, heaviest cut, with the lamp beside it. */
export function Wordmark(props: BoxProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.4em"
      // Beside the menu on the narrowest phone, however large its reader has the letters.
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
