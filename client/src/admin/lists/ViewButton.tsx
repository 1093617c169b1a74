import { chakra } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { admin } from '../../copy/admin'
import { Button } from '../../design/actions/Button'

/** The eye button at the end of a row; `what` names the row for screen readers. On a phone it shows its label. */
export function ViewButton({ what, onOpen }: { what: string; onOpen: () => void }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      px={{ base: 2, md: 0 }}
      aria-label={admin.lists.view(what)}
      onClick={onOpen}
    >
      <Eye aria-hidden />
      <chakra.span display={{ md: 'none' }}>{admin.lists.viewHere}</chakra.span>
    </Button>
  )
}
