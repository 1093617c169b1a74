import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { Marked } from '../../../../../shared/desk/walks'
import { Button } from '../../../design/actions/Button'
import { useKeys } from '../../../lib/useKeys'
import { type MarkedClient, startMarks } from './keptMarks'
import { marked as copy } from './marked.copy'

type Props = { of: Marked; ids: readonly string[]; client?: MarkedClient }

/** Opens the walk to the marked rows of a list, or to marked contacts of a client. The key `w` does the same. */
export function WriteToMarked({ of, ids, client }: Props) {
  const [, navigate] = useLocation()
  const start = () => {
    startMarks(of, ids, client)
    navigate(adminPaths.walkToMarked(of))
  }
  useKeys({ w: start })
  return (
    <Button variant="outline" size="touch" onClick={start}>
      {copy.start}
    </Button>
  )
}
