import { chakra } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { Button } from '../../design/Button'
import { admin } from '../../words/admin'

/**
 * The eye at the end of a row; `what` is whose row it is, for those who hear a column of eyes. On a phone, where it
 * stands alone below the facts, it says what it does.
 */
export function ViewButton({ what, onOpen }: { what: string; onOpen: () => void }) {
  return (
    <Button
      look="quiet"
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
