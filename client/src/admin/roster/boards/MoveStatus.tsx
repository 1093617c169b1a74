import { VisuallyHidden } from '@chakra-ui/react'
import { useLayoutEffect, useState } from 'react'
import type { Board } from '../../../../../shared/roster/boards'
import { trpc } from '../../../lib/trpc'
import { adminBoards as copy } from './copy'
import { useBoardCache } from './useBoardCache'

type Moved = { id: string; to: 'up' | 'down' }

/** How a board's button is found again after its row has moved. */
export const moveName = ({ id, to }: Moved) => `${to} ${id}`

/** Moves a board one place. The button keeps the focus, which it loses when its row moves in the page. */
export function useMove(boards: readonly Board[]) {
  const [moved, setMoved] = useState<Moved | null>(null)
  const cache = useBoardCache()
  const { mutate, isPending } = trpc.admin.boards.move.useMutation({
    onSuccess: cache.keep,
    onError: cache.failed,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    if (moved) document.querySelector<HTMLElement>(`[data-move="${moveName(moved)}"]`)?.focus()
  }, [boards])
  const at = boards.findIndex(({ id }) => id === moved?.id)
  const board = boards[at]
  return {
    said: board && !isPending ? copy.moved(board.name, at + 1, boards.length) : '',
    start(next: Moved) {
      if (isPending) return
      setMoved(next)
      mutate(next)
    },
  }
}

/** Says the new place to screen readers. */
export const MoveStatus = ({ move }: { move: ReturnType<typeof useMove> }) => (
  <VisuallyHidden role="status">{move.said}</VisuallyHidden>
)
