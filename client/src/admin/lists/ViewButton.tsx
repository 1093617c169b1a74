import { Eye } from 'lucide-react'
import { Button } from '../../design/Button'
import { admin } from '../../words/admin'

/** The eye at the end of a row; `what` is whose row it is, for those who hear a column of eyes. */
export function ViewButton({ what, onOpen }: { what: string; onOpen: () => void }) {
  return (
    <Button look="quiet" size="icon" aria-label={admin.lists.view(what)} onClick={onOpen}>
      <Eye aria-hidden />
    </Button>
  )
}
