import { useState } from 'react'
import { Button } from '../../../design/actions/Button'
import { useKeys } from '../../../lib/useKeys'
import { lateDialog } from '../../forms/lateDialog'
import type { Added } from './choices'
import { adding as copy } from './copy'

const AddToDialog = lateDialog(() => import('./AddToDialog'))

type Where = 'package' | 'job'
type Props = {
  talents: readonly Added[]
  /** The job for which they were chosen: a new package is one of this job. */
  ofJob?: { id: string; title: string } | undefined
  /** The job is the one thing to press on this page, and comes first. */
  isMain?: boolean
  /** They are in a package or on a job now. */
  onAdded?: () => void
}

/** Puts talents into a package or on a job, from wherever they were found. The key `p` opens the packages. */
export function AddTo({ talents, ofJob, isMain = false, onAdded }: Props) {
  const [opened, open] = useState<Where | null>(null)
  useKeys({ p: () => open('package') }, { inDialog: ofJob !== undefined })
  const places: readonly Where[] = ofJob ? ['package'] : isMain ? ['job', 'package'] : ['package', 'job']
  return (
    <>
      {places.map((where) => (
        <Button
          key={where}
          variant={isMain && where === 'job' ? 'primary' : 'outline'}
          size="touch"
          onClick={() => open(where)}
        >
          {copy[where].open}
        </Button>
      ))}
      {opened ? (
        <AddToDialog
          where={opened}
          talents={talents}
          ofJob={ofJob}
          onAdded={onAdded}
          onClose={() => open(null)}
        />
      ) : null}
    </>
  )
}
