import { Box, chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { parts } from '../../copy/parts'
import { currentNotices, dismiss, followNotices, type Notice } from '../../lib/notify'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { followModals, topModal } from './modal'

const stripe = { neutral: 'fgQuiet', success: 'green', destructive: 'accent' } as const

const noModal = () => null

/**
 * The toast: one at a time, in the page, or in the dialog that is open: the browser lets nobody read or press what is
 * behind a dialog, a popover neither. The page's place for it stays mounted, for what is said as a dialog closes.
 */
export function Toaster() {
  const [notice] = useSyncExternalStore(followNotices, currentNotices, currentNotices)
  const dialog = useSyncExternalStore(followModals, topModal, noModal)
  return (
    <>
      <Notices notice={dialog ? undefined : notice} isHere={!dialog} />
      {dialog ? createPortal(<Notices notice={notice} isHere />, dialog) : null}
    </>
  )
}

/**
 * Two live regions that are mounted before there is a notice, because a screen reader announces only what is added to a
 * known region: failures at once, the rest in turn.
 */
function Notices({ notice, isHere }: { notice: Notice | undefined; isHere: boolean }) {
  const isFailure = notice?.tone === 'destructive'
  const toast = notice ? <Toast key={notice.id} {...notice} /> : null
  return (
    <Flex
      as="section"
      aria-label={isHere ? parts.notices : undefined}
      direction="column"
      position="fixed"
      zIndex="notice"
      // Where it covers no button: in the middle of the header, whose buttons are at its ends; on a phone below the
      // header, in the back office over it (BottomBar.tsx). A notice with Undo comes from a list, whose rows have buttons
      // there, so on a phone it is at the bottom, where the page leaves room below the last row (globalCss.ts).
      top={{ base: notice?.action ? 'auto' : 'var(--notice-top, 4.75rem)', md: 2 }}
      bottom={{
        base: notice?.action ? 'calc(1rem + var(--bottom-bar, env(safe-area-inset-bottom)))' : 'auto',
        md: 'auto',
      }}
      insetInline={{ base: 4, sm: 0 }}
      mx="auto"
      width={{ sm: '26rem', lg: '32rem' }}
      pointerEvents="none"
      // Must not cover the ContinueLink, which is pressed next.
      css={notice?.action ? {} : { 'html:has([data-under-header]) &': { top: { base: '9.25rem', md: 2 } } }}
    >
      <div aria-live="assertive">{isFailure ? toast : null}</div>
      <div aria-live="polite">{isFailure ? null : toast}</div>
    </Flex>
  )
}

function Toast({ id, title, description, reason, tone, action, also }: Notice) {
  return (
    <Flex
      data-theme="dark"
      data-tone={tone}
      data-actionable={action ? true : undefined}
      border="1px solid"
      borderColor="hairline"
      borderLeft="6px solid"
      borderLeftColor={stripe[tone]}
      pointerEvents="auto"
      align="start"
    >
      <Box flex={1} py={3} pl={4} minW={0}>
        <chakra.p fontWeight="bold">{title}</chakra.p>
        {[description, reason].map((words) =>
          words ? (
            <chakra.p key={words} textStyle="small">
              {words}
            </chakra.p>
          ) : null,
        )}
        {also ? (
          <chakra.p textStyle="small" mt={2}>
            <chakra.b fontWeight="bold">{also.title}</chakra.b> <span>{also.description}</span>{' '}
            <span>{also.reason}</span>
          </chakra.p>
        ) : null}
      </Box>
      {action ? (
        <Button variant="outline" size="small" ml={3} alignSelf="center" onClick={action.run}>
          {action.words}
        </Button>
      ) : null}
      <IconButton aria-label={`${parts.dismiss}: ${title}`} onClick={() => dismiss(id)}>
        <X size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}
