import { Flex } from '@chakra-ui/react'
import { AreaMark } from '../../design/AreaMark'
import { talent } from '../../words/talent'
import { Logout } from './Logout'

/** The strip of ink above the talent's pages: the agency's logo, the title, and the way out. */
export function Header() {
  return (
    <Flex
      as="header"
      data-ground="ink"
      align="center"
      justify="space-between"
      wrap="wrap"
      gap={3}
      px="gutter"
      py={2}
      minH={16}
    >
      <AreaMark title={talent.title} isHeading />
      <Logout />
    </Flex>
  )
}
