import { chakra } from '@chakra-ui/react'
import type { Board } from '../../../../../shared/roster/boards'
import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { adminBoards } from './copy'
import { useBoardCache } from './useBoardCache'

const words = adminBoards.deletion

export function DeleteBoard({ board, onClose }: { board: Board; onClose: () => void }) {
  const cache = useBoardCache()
  const remove = trpc.admin.boards.remove.useMutation({
    onSuccess(saved) {
      cache.keep(saved)
      notifySuccess(words.done)
    },
    onError: cache.failed,
    onSettled: onClose,
  })
  return (
    <Confirm
      open
      title={words.title}
      question={words.question(board.name, board.models)}
      confirmWords={words.confirm}
      busyWords={words.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id: board.id })}
      onClose={onClose}
    >
      {board.isPublic ? <chakra.p mt={3}>{words.link}</chakra.p> : null}
    </Confirm>
  )
}
