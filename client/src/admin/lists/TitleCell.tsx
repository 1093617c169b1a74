import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'

const Title = chakra(Link)

export const TitleCell = ({ href, title, more }: { href: string; title: string; more: string }) => (
  <chakra.span data-parts display="block" minW={{ md: '11rem' }} overflowWrap="anywhere">
    <Title href={href} display="block" fontWeight="semibold" _hover={{ color: 'accentText' }}>
      {title}
    </Title>
    <chakra.span data-more textStyle="small" color="fgQuiet" fontWeight="normal">
      {more}
    </chakra.span>
  </chakra.span>
)
