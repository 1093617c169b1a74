import { talent } from '../../copy/talent'
import { Button } from '../../design/actions/Button'
import { EmptyState } from '../../design/feedback/EmptyState'

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      action={
        <Button variant="outline" onClick={onClear}>
          {talent.lists.clear}
        </Button>
      }
    >
      {talent.lists.nothing}
    </EmptyState>
  )
}
