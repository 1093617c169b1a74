import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'
import { WholeTimes } from './WholeTimes'

type Props = Omit<BoxProps, 'title'> & {
  /** The h1 and, without `documentTitle`, the window's title. */
  title: string
  documentTitle?: string
  /** Above the title: the way back to the list. */
  back?: ReactNode
  /** Beside the title: the status of what the page shows. */
  badge?: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** Actions on the page as a whole, beside the title. */
  actions?: ReactNode
  /** `work`: the denser style of dashboard and back office. */
  variant?: 'site' | 'work'
  children?: ReactNode
}

/** Keeps the line of words that are still to come, so that nothing below moves when they do. */
export const LINE_TO_COME = '\u00a0'

export function Page({
  title,
  documentTitle,
  back,
  badge,
  lead,
  actions,
  variant = 'site',
  children,
  ...rest
}: Props) {
  const isWork = variant === 'work'
  return (
    <Box
      px={isWork ? { base: 4, md: 8 } : 'gutter'}
      pt={isWork ? 6 : { base: 10, md: 20 }}
      pb={isWork ? 12 : { base: 16, md: 32 }}
      // Work pages start next to the navigation, however wide the screen is.
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
          {back}
          <Flex align="center" columnGap={4} rowGap={2} wrap="wrap">
            <PageHeading
              documentTitle={documentTitle ?? title}
              textStyle={isWork ? 'workTitle' : 'title'}
              minW={0}
            >
              {title}
            </PageHeading>
            {badge}
          </Flex>
          {lead ? (
            <chakra.div
              textStyle={isWork ? 'body' : 'lead'}
              mt={isWork ? 2 : 5}
              maxW="measure"
              color={isWork ? 'fgQuiet' : 'fg'}
            >
              {typeof lead === 'string' ? <WholeTimes>{lead}</WholeTimes> : lead}
            </chakra.div>
          ) : null}
        </Box>
        {actions ? (
          // Below the title where both do not fit side by side, and then still at the right edge.
          <Flex gap={3} wrap="wrap" ml={{ md: 'auto' }}>
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {children}
    </Box>
  )
}
