import { useState } from 'react'
import type { SystemStatus } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { system } from './copy'

const copy = system.backups
const LOOK_MS = 2_000

/** Makes a backup, and says when it is done how large it is and where. */
export function BackupNow({ backup, isNeeded }: { backup: SystemStatus['backup']; isNeeded: boolean }) {
  const { status } = trpc.useUtils().admin.system
  /** The backup before the one that was asked for here. */
  const [before, setBefore] = useState<string | null | undefined>(undefined)
  const start = trpc.admin.system.makeBackup.useMutation({
    onMutate: () => setBefore(backup.lastSuccess?.at ?? null),
    onError: sayFailed(copy.makeFailed),
    onSettled: () => status.invalidate(),
  })
  const isRunning = start.isPending || backup.runningSince !== null
  trpc.admin.system.status.useQuery(undefined, { enabled: isRunning, refetchInterval: LOOK_MS })
  const { lastSuccess, fault } = backup
  const isMade = before !== undefined && lastSuccess !== null && lastSuccess.at !== before
  return (
    <>
      <Button
        variant={isNeeded ? 'primary' : 'outline'}
        size="small"
        mt={4}
        disabled={isRunning}
        aria-busy={isRunning || undefined}
        onClick={() => start.mutate()}
      >
        {isRunning ? copy.making : copy.make}
      </Button>
      {fault && !isRunning ? (
        <Banner tone="error" mt={4}>
          {copy.notMade} {fault}
        </Banner>
      ) : null}
      {isMade && !isRunning ? (
        <Banner tone="success" mt={4}>
          {copy.made(lastSuccess.files, lastSuccess.bytes, lastSuccess.folder)}
        </Banner>
      ) : null}
    </>
  )
}
