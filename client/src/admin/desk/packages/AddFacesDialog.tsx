import type { PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { Button } from '../../../design/actions/Button'
import { ChooseTalents, type Chosen } from '../choosing/ChooseTalents'
import { one as copy } from './copy'
import type { PackageChanges } from './usePackage'

type Props = { pack: PackageRecord; changes: PackageChanges; onClose: () => void }

/** Finds models of the roster by their faces and adds them to a package, with the days of its job in view. */
export default function AddFacesDialog({ pack, changes, onClose }: Props) {
  const isIn = (id: string) => pack.entries.some(({ modelId }) => modelId === id)
  const add = ({ ids }: Chosen) => {
    if (ids.length > 0 && !changes.isBusy) changes.add(ids, onClose)
  }
  return (
    <ChooseTalents
      title={copy.addTitle}
      jobId={pack.job?.id ?? null}
      isDated={pack.job !== null}
      isOnJobToo
      isLeftOut={({ id, isAssigned }) => !isAssigned || isIn(id)}
      onEnter={add}
      actions={(chosen) => (
        <Button
          variant="primary"
          size="touch"
          aria-busy={changes.isBusy || undefined}
          onClick={() => add(chosen)}
        >
          {copy.addCount(chosen.ids.length)}
        </Button>
      )}
      onClose={onClose}
    />
  )
}
