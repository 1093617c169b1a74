import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { Button } from '../../../design/actions/Button'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { notifyFailure, notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { desk } from '../copy'
import { forgetUndo, offerKnown, type UndoablePress, useUndoable } from './undoStore'

const copy = desk.undo

/**
 * What was decided before this page was loaded and can still be undone, as the server says. It is part of the page, not
 * a bar over it, so that it covers no button, and begins where the title does: on the chart further left.
 */
export function EarlierUndo({ path }: { path: string }) {
  const presses = useUndoable()
  const [isOpen, setOpen] = useState(false)
  const { data: known, refetch } = trpc.desk.undoable.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (known) offerKnown(known)
  }, [known])
  // What was built upon since can no longer be taken back.
  const newestId = presses.findLast(({ isBefore }) => !isBefore)?.decisionIds[0]
  useEffect(() => {
    if (newestId) void refetch()
  }, [newestId, refetch])
  const before = presses.filter(({ isBefore }) => isBefore)
  if (before.length === 0) return null
  return (
    <Box
      px={{ base: 4, md: path === adminPaths.chart ? 4 : 8 }}
      pt={{ base: 3, md: 1 }}
      _print={{ display: 'none' }}
    >
      <Button
        variant="quiet"
        size="touch"
        px={0}
        minH={{ base: 'touch', md: 6 }}
        py={{ md: 0 }}
        textStyle="small"
        color="fgQuiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.before(before.length)}
      </Button>
      {isOpen
        ? before.toReversed().map((press) => <Bar key={press.decisionIds[0]} {...press} isNewest={false} />)
        : null}
    </Box>
  )
}

/** Takes decisions back while their mails wait; counts down. The key `z` takes the newest. Older ones are a press away. */
export function UndoBar() {
  const presses = useUndoable().filter(({ isBefore }) => !isBefore)
  const [isOpen, setOpen] = useState(false)
  const newest = presses.at(-1)
  if (!newest) return null
  const older = presses.slice(0, -1)
  return (
    <Box
      data-theme="dark"
      position="fixed"
      bottom={{ base: 'var(--bottom-bar, 0px)', md: 'calc(1.5rem + var(--bottom-bar, 0px))' }}
      left={{ base: 0, md: '50%' }}
      right={{ base: 0, md: 'auto' }}
      transform={{ md: 'translateX(-50%)' }}
      zIndex="sticky"
      maxH="50dvh"
      overflowY="auto"
      bg="bg"
      color="fg"
    >
      {isOpen ? older.map((press) => <Bar key={press.decisionIds[0]} {...press} isNewest={false} />) : null}
      <Bar key={newest.decisionIds[0]} {...newest} isNewest>
        {older.length > 0 ? (
          <Button
            variant="quiet"
            size="touch"
            aria-expanded={isOpen}
            aria-label={isOpen ? copy.less : copy.more(older.length)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : `+${older.length}`}
          </Button>
        ) : null}
      </Bar>
    </Box>
  )
}

type BarProps = UndoablePress & { isNewest: boolean; children?: ReactNode }

function Bar({ decisionIds, until, words: done, from, isNewest, children }: BarProps) {
  const utils = trpc.useUtils()
  const [left, setLeft] = useState(() => secondsTo(until))
  const bar = useRef<HTMLDivElement>(null)
  const forget = useCallback(() => {
    // The focus goes back to where the decision was made.
    if (bar.current?.contains(document.activeElement)) from?.find(({ isConnected }) => isConnected)?.focus()
    forgetUndo({ decisionIds })
  }, [decisionIds, from])
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(secondsTo(until))
      if (secondsTo(until) <= 0) forget()
    }, 500)
    return () => clearInterval(timer)
  }, [until, forget])
  const ended = (said: () => void) => {
    forget()
    said()
    void utils.desk.invalidate()
  }
  const onError = (error: unknown) => {
    const refusal = parseApiError(error)
    const say = () => notifyFailure(copy.failed, reasonOf(refusal))
    // Without an answer, or from a busy server, it can be tried again.
    if (refusal.status === 0 || refusal.status === 503) say()
    else ended(say)
  }
  const one = trpc.desk.undo.useMutation({ onSuccess: () => ended(() => notifySuccess(copy.done)), onError })
  const many = trpc.desk.undoMany.useMutation({
    onSuccess: ({ refused }) =>
      ended(() =>
        refused.length === 0
          ? notifySuccess(copy.done)
          : notifyFailure(copy.failed, copy.some(refused.length)),
      ),
    onError,
  })
  const isPending = one.isPending || many.isPending
  const act = () => {
    const [decisionId = '', ...others] = decisionIds
    if (isPending) return
    if (others.length === 0) one.mutate({ decisionId })
    else many.mutate({ decisionIds: [...decisionIds] })
  }
  useKeys(isNewest ? { z: act } : {})
  return (
    <Flex ref={bar} role="status" align="center" justify="space-between" gap={4} px={5} py={3}>
      <chakra.span minW={0} overflowWrap="anywhere">
        {done}
      </chakra.span>
      <Flex align="center" gap={4} flex="none">
        <Button
          variant="outline"
          size="touch"
          aria-label={isNewest ? undefined : copy.actOn(done)}
          aria-busy={isPending || undefined}
          onClick={act}
        >
          {copy.act}
        </Button>
        <chakra.span textStyle="data" aria-hidden whiteSpace="nowrap">
          {copy.left(Math.max(0, left))}
        </chakra.span>
        {children}
      </Flex>
    </Flex>
  )
}

const secondsTo = (moment: number) => Math.ceil((moment - Date.now()) / 1000)
