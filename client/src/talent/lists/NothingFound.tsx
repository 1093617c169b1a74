import { Button } from '../../design/Button'
import { EmptyState } from '../../design/EmptyState'
import { talent } from '../../words/talent'

/** A search or a filter that leaves nothing, and the way out of it. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      action={
        <Button look="outline" onClick={onClear}>
          {talent.lists.clear}
        </Button>
      }
    >
      {talent.lists.nothing}
    </EmptyState>
  )
}
