import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'

type Props = Omit<BoxProps, 'title'> & {
  /** The h1 and, unless `documentTitle` says otherwise, the window's title. */
  title: string
  documentTitle?: string
  /** A sentence under the title. */
  lead?: ReactNode
  /** What can be done on this page as a whole, beside the title. */
  actions?: ReactNode
  /** `work`: the denser dress of dashboard and admin. */
  dress?: 'site' | 'work'
  children?: ReactNode
}

/** A page: its title, what it is about, and its content in the house's margins. */
export function Page({ title, documentTitle, lead, actions, dress = 'site', children, ...rest }: Props) {
  const isWork = dress === 'work'
  return (
    <Box
      px={isWork ? { base: 4, md: 8 } : 'gutter'}
      pt={isWork ? 6 : { base: 10, md: 20 }}
      pb={isWork ? 12 : { base: 16, md: 32 }}
      // A working page begins beside the way around the room, however wide the screen.
      maxW={isWork ? '108rem' : 'page'}
      mx={isWork ? undefined : 'auto'}
      {...rest}
    >
      <Flex
        as="header"
        align="end"
        justify="space-between"
        gap={6}
        wrap="wrap"
        mb={isWork ? 6 : { base: 8, md: 14 }}
      >
        <Box minW={0}>
          <PageHeading documentTitle={documentTitle ?? title} textStyle={isWork ? 'workTitle' : 'title'}>
            {title}
          </PageHeading>
          {lead ? (
            <chakra.div
              textStyle={isWork ? 'body' : 'lead'}
              mt={isWork ? 2 : 5}
              maxW="measure"
              color={isWork ? 'fgQuiet' : 'fg'}
            >
              {lead}
            </chakra.div>
          ) : null}
        </Box>
        {actions ? (
          <Flex gap={3} wrap="wrap">
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {children}
    </Box>
  )
}
