import { chakra } from '@chakra-ui/react'
import type { Board } from '../../../../../shared/roster/boards'
import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { adminBoards } from './copy'
import { useBoardCache } from './useBoardCache'

const copy = adminBoards.deletion

export function DeleteBoard({ board, onClose }: { board: Board; onClose: () => void }) {
  const cache = useBoardCache()
  const remove = trpc.admin.boards.remove.useMutation({
    onSuccess(saved) {
      cache.keep(saved)
      notifySuccess(copy.done)
    },
    onError: cache.failed,
    onSettled: onClose,
  })
  return (
    <Confirm
      open
      title={copy.title}
      question={copy.question(board.name, board.models)}
      confirmWords={copy.confirm}
      busyWords={copy.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id: board.id })}
      onClose={onClose}
    >
      {board.isPublic ? <chakra.p mt={3}>{copy.link}</chakra.p> : null}
    </Confirm>
  )
}
