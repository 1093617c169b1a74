import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { desk } from '../../copy/desk'
import { Button } from '../../design/actions/Button'
import { parseApiError } from '../../lib/apiError'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { useKeys } from '../../lib/useKeys'
import { forgetUndo, useUndoable } from './undoStore'

const words = desk.undo

/** Takes the last decision back while its mails wait; counts down. The key is `z`. */
export function UndoBar() {
  const offered = useUndoable()
  return offered ? <Bar key={offered.decisionIds.join()} {...offered} /> : null
}

type Props = { decisionIds: readonly string[]; until: number; words: string }

function Bar({ decisionIds, until, words: done }: Props) {
  const utils = trpc.useUtils()
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(secondsTo(until))
      if (secondsTo(until) <= 0) forgetUndo()
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  const ended = (said: () => void) => {
    forgetUndo()
    said()
    void utils.desk.invalidate()
  }
  const onError = (error: unknown) =>
    ended(() => notifyFailure(words.failed, parseApiError(error).message ?? undefined))
  const one = trpc.desk.undo.useMutation({ onSuccess: () => ended(() => notifySuccess(words.done)), onError })
  const many = trpc.desk.undoMany.useMutation({
    onSuccess: ({ refused }) =>
      ended(() =>
        refused.length === 0
          ? notifySuccess(words.done)
          : notifyFailure(words.failed, words.some(refused.length)),
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
  useKeys({ z: act })
  return (
    <Flex
      data-theme="dark"
      role="status"
      position="fixed"
      bottom={{ base: 0, md: 6 }}
      left={{ base: 0, md: '50%' }}
      right={{ base: 0, md: 'auto' }}
      transform={{ md: 'translateX(-50%)' }}
      zIndex="sticky"
      align="center"
      gap={4}
      px={5}
      py={3}
      bg="bg"
      color="fg"
    >
      <chakra.span minW={0} overflowWrap="anywhere">
        {done}
      </chakra.span>
      <Button variant="outline" size="small" minH="touch" aria-busy={isPending || undefined} onClick={act}>
        {words.act}
      </Button>
      <chakra.span textStyle="data" aria-hidden whiteSpace="nowrap">
        {words.left(Math.max(0, left))}
      </chakra.span>
    </Flex>
  )
}

const secondsTo = (moment: number) => Math.ceil((moment - Date.now()) / 1000)
