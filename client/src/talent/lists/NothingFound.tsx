import { Button } from '../../design/actions/Button'
import { EmptyState } from '../../design/feedback/EmptyState'
import { talent } from '../copy'

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
