import type { Board } from '../../../../../shared/roster/boards'
import { Switch } from '../../../design/form/Switch'
import { trpc } from '../../../lib/trpc'
import { adminBoards as copy } from './copy'
import { useBoardCache } from './useBoardCache'

/** Shows a board to visitors or not. Saves at once. */
export function PublicSwitch({ board: { id, name, isPublic } }: { board: Board }) {
  const cache = useBoardCache()
  const change = trpc.admin.boards.change.useMutation({ onSuccess: cache.keep, onError: cache.failed })
  return (
    <Switch
      label={copy.isPublic(name)}
      on={change.isPending ? change.variables.isPublic === true : isPublic}
      copy={copy.publicWords}
      busy={change.isPending}
      onChange={(on) => change.mutate({ id, isPublic: on })}
    />
  )
}
