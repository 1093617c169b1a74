import { Box, Flex } from '@chakra-ui/react'
import { AreaLogo } from '../../design/layout/AreaLogo'
import { admin } from '../copy'
import { Logout } from './Logout'
import { PhoneMenu } from './PhoneMenu'

export function Header({ path, name }: { path: string; name: string | undefined }) {
  return (
    <Flex
      as="header"
      data-theme="dark"
      _print={{ display: 'none' }}
      position="sticky"
      top={0}
      zIndex="sticky"
      minH="var(--sticky-top)"
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap={3}
      py={{ base: 2, md: 0 }}
      px={{ base: 4, md: 8 }}
    >
      <AreaLogo title={admin.shell.title} />
      <Flex align="center" gap={{ base: 1, md: 5 }}>
        {name ? (
          <Box textStyle="small" color="fgQuiet" display={{ base: 'none', md: 'block' }}>
            {name}
          </Box>
        ) : null}
        <Logout />
        <PhoneMenu path={path} />
      </Flex>
    </Flex>
  )
}
