import { Eye } from 'lucide-react'
import { Button } from '../../design/actions/Button'
import { admin } from '../copy'

/** The eye button at the end of a row, which opens as a whole too; `what` names the row for screen readers. */
export function ViewButton({ what, onOpen }: { what: string; onOpen: () => void }) {
  return (
    <Button variant="quiet" size="icon" data-thumb aria-label={admin.lists.view(what)} onClick={onOpen}>
      <Eye aria-hidden />
    </Button>
  )
}
