import { useState } from 'react'
import type { BackupPart } from '../../../../../shared/operations/backups'
import { Confirm } from '../../../design/feedback/Confirm'
import { isCancelled, parseApiError } from '../../../lib/apiError'
import { download } from '../../../lib/download'
import { notifyFailure, notifySuccess } from '../../../lib/notify'
import { withProof } from '../../../lib/proof'
import { backupList as copy } from './backups.copy'

type Props = { name: string; part: BackupPart; onClose: () => void }

function tellFailed(error: unknown) {
  if (isCancelled(error)) return
  const { status, message } = parseApiError(error)
  notifyFailure(copy.downloadFailed, status === 409 && message ? message : undefined)
}

/** Says what a backup contains, and saves the file. */
export function DownloadBackup({ name, part, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await withProof(() => download('/exports/backup.zip', `${name}-${part}.zip`, 'POST', { name, part }))
      notifySuccess(copy.done)
      onClose()
    } catch (error) {
      tellFailed(error)
      setBusy(false)
    }
  }
  return (
    <Confirm
      open
      title={copy.titles[part]}
      question={copy.about[part]}
      confirmWords={copy.submit}
      harmless
      busyWords={copy.busy}
      busy={isBusy}
      onConfirm={save}
      onClose={onClose}
    />
  )
}
