import { type BoxProps, chakra } from '@chakra-ui/react'

type Props = BoxProps & { alt: string; ratio: string }

/** A placeholder with diagonals for a missing picture. */
export function NoPicture({ alt, ratio, ...rest }: Props) {
  return (
    <chakra.span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      display="block"
      position="relative"
      aspectRatio={ratio}
      bg="bg"
      color="hairline"
      {...rest}
    >
      <chakra.svg
        aria-hidden
        viewBox="0 0 300 400"
        preserveAspectRatio="none"
        position="absolute"
        inset={0}
        width="full"
        height="full"
        fill="none"
        stroke="currentColor"
      >
        <path d="M0 0 300 400M300 0 0 400" vectorEffect="non-scaling-stroke" />
        <rect x="0.5" y="0.5" width="299" height="399" vectorEffect="non-scaling-stroke" />
      </chakra.svg>
    </chakra.span>
  )
}
