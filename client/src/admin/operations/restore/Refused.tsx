import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { trpc } from '../../../lib/trpc'
import { restoring as copy } from './copy'

type Props = { reason: string; isReplica?: boolean | undefined; onChange: () => void }

/** Why the backup or the replica cannot be restored, and the way to another one. */
export function Refused({ reason, isReplica, onChange }: Props) {
  return (
    <>
      <Banner tone="error">
        <p>{isReplica ? copy.replicaRefused : copy.refused}</p>
        <p>{reason}</p>
      </Banner>
      <AnotherBackup onChange={onChange} />
    </>
  )
}

/** Removes what was checked, and leads back to the choice. */
export function AnotherBackup({ onChange }: { onChange: () => void }) {
  const drop = trpc.admin.backups.dropRestore.useMutation({ onSettled: onChange })
  return (
    <Button variant="outline" mt={5} disabled={drop.isPending} onClick={() => drop.mutate()}>
      {copy.another}
    </Button>
  )
}
