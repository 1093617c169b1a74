import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { receiving as copy } from '../copy'
import ReceiveDialog from '../paper/ReceiveDialog'

/** Receives money on a paper of a list, as it stands now. */
export default function ReceiveRow({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isFetchedAfterMount, error } = trpc.desk.money.get.useQuery({ id })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a failure ends it, not another onClose
  useEffect(() => {
    if (!error) return
    tellRefused(error, copy.notLoaded)
    onClose()
  }, [error])
  return data && isFetchedAfterMount && !error ? <ReceiveDialog paper={data} onClose={onClose} /> : null
}
