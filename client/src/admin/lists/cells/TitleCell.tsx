import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'

const Title = chakra(Link)

type Props = {
  href: string
  title: string
  more: string
  /** One line in a table, whole when pointed at. */
  isShort?: boolean
}

export const TitleCell = ({ href, title, more, isShort = false }: Props) => (
  <chakra.span data-parts display="block" minW={{ md: '11rem' }} overflowWrap="anywhere">
    <Title
      href={href}
      display="block"
      fontWeight="semibold"
      _hover={{ color: 'accentText' }}
      {...(isShort && { title, lineClamp: { md: 1 } })}
    >
      {title}
    </Title>
    <chakra.span data-more textStyle="small" color="fgQuiet" fontWeight="normal">
      {more}
    </chakra.span>
  </chakra.span>
)
