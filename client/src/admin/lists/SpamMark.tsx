import { Badge } from '../../design/Badge'
import { admin } from '../../words/admin'

/** Said of what a machine seems to have sent: it is kept and marked, never dropped (S34). */
export function SpamMark({ of }: { of: { isSpam: boolean } }) {
  return of.isSpam ? (
    <Badge tone="plain" ml={2}>
      {admin.lists.spam}
    </Badge>
  ) : null
}
