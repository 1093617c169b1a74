import { Eye } from 'lucide-react'
import { admin } from '../../copy/admin'
import { Button } from '../../design/actions/Button'

/** The eye button at the end of a row, which opens as a whole too; `what` names the row for screen readers. */
export function ViewButton({ what, onOpen }: { what: string; onOpen: () => void }) {
  return (
    <Button variant="quiet" size="icon" data-thumb aria-label={admin.lists.view(what)} onClick={onOpen}>
      <Eye aria-hidden />
    </Button>
  )
}
