import { Box, chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { currentNotices, dismiss, followNotices, type Notice } from '../lib/notify'
import { parts } from '../words/parts'
import { Square } from './Square'

const stripe = { neutral: 'fgQuiet', success: 'green', destructive: 'accent' } as const

/**
 * The toasts. Two live regions that are always there: a screen reader hears only what is added to a region it
 * already knows, failures at once and the rest in turn.
 */
export function Notices() {
  const notices = useSyncExternalStore(followNotices, currentNotices)
  const newest = notices.at(-1)
  const toast = (notice: Notice) => <Toast key={notice.id} {...notice} isNewest={notice === newest} />
  return (
    <Flex
      as="section"
      aria-label={parts.notices}
      direction="column"
      gap={2}
      position="fixed"
      zIndex="notice"
      right={{ base: 4, md: 6 }}
      left={{ base: 4, sm: 'auto' }}
      // On a phone the buttons that matter are at the bottom, and the header's are at the top: between the two.
      top={{ base: '4.5rem', md: 'auto' }}
      bottom={{ md: 'calc(var(--foot, 0px) + 1.5rem)' }}
      width={{ sm: '24rem' }}
      pointerEvents="none"
    >
      <Box aria-live="assertive">{notices.filter((notice) => notice.tone === 'destructive').map(toast)}</Box>
      <Box aria-live="polite">{notices.filter((notice) => notice.tone !== 'destructive').map(toast)}</Box>
    </Flex>
  )
}

function Toast({ id, title, description, tone, isNewest }: Notice & { isNewest: boolean }) {
  return (
    <Flex
      // A pile would lie on the very fields that it speaks of.
      hideBelow={isNewest ? undefined : 'md'}
      data-ground="ink"
      data-tone={tone}
      mt={2}
      border="1px solid"
      borderColor="hairline"
      borderLeft="6px solid"
      borderLeftColor={stripe[tone]}
      pointerEvents="auto"
      align="start"
    >
      <Box flex={1} py={3} pl={4} minW={0}>
        <chakra.p fontWeight="bold">{title}</chakra.p>
        {description ? <chakra.p textStyle="small">{description}</chakra.p> : null}
      </Box>
      <Square aria-label={`${parts.close}: ${title}`} onClick={() => dismiss(id)}>
        <X size={18} aria-hidden />
      </Square>
    </Flex>
  )
}
