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
  return offered ? <Bar key={offered.decisionId} {...offered} /> : null
}

function Bar({ decisionId, until, words: done }: { decisionId: string; until: number; words: string }) {
  const utils = trpc.useUtils()
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(secondsTo(until))
      if (secondsTo(until) <= 0) forgetUndo()
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  const undo = trpc.desk.undo.useMutation({
    onSuccess() {
      forgetUndo()
      notifySuccess(words.done)
      void utils.desk.invalidate()
    },
    onError(error) {
      forgetUndo()
      notifyFailure(words.failed, parseApiError(error).message ?? undefined)
      void utils.desk.invalidate()
    },
  })
  const act = () => {
    if (!undo.isPending) undo.mutate({ decisionId })
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
      <Button
        variant="outline"
        size="small"
        minH="touch"
        aria-busy={undo.isPending || undefined}
        onClick={act}
      >
        {words.act}
      </Button>
      <chakra.span textStyle="data" aria-hidden whiteSpace="nowrap">
        {words.left(Math.max(0, left))}
      </chakra.span>
    </Flex>
  )
}

const secondsTo = (moment: number) => Math.ceil((moment - Date.now()) / 1000)
