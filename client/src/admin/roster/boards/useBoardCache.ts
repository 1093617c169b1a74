import type { Board } from '../../../../../shared/roster/boards'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { adminBoards } from './copy'

/** Takes over the boards as they are after a change, and reads the models again, which name theirs. */
export function useBoardCache() {
  const { boards, models } = trpc.useUtils().admin
  return {
    keep(saved: Board[]) {
      boards.list.setData(undefined, saved)
      void models.list.invalidate()
      void models.get.invalidate()
    },
    /** Somebody else may have deleted it, so the list is read again. */
    failed(error: unknown) {
      tellRefused(error, adminBoards.changeFailed)
      void boards.list.invalidate()
    },
  }
}
