import type { BackupPart } from '../../../../shared/backups'
import { backupList as words } from '../../copy/backups'
import { Dialog } from '../../design/feedback/Dialog'
import { parseApiError } from '../../lib/apiError'
import { download } from '../../lib/download'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { AskPassword } from '../account/AskPassword'

type Props = { name: string; part: BackupPart; onClose: () => void }

function tellFailed(error: unknown) {
  const { status, message } = parseApiError(error)
  notifyFailure(words.downloadFailed, status === 409 && message ? message : undefined)
}

/** Asks for the password again, because a backup contains everything, and saves the file. */
export const DownloadBackup = ({ name, part, onClose }: Props) => (
  <Dialog open onClose={onClose} title={words.titles[part]} size="narrow">
    <AskPassword
      lead={words.about[part]}
      submit={words.submit}
      busyWords={words.busy}
      onPassword={async (password) => {
        await download('/exports/backup.zip', `${name}-${part}.zip`, 'POST', { name, part, password })
        notifySuccess(words.done)
        onClose()
      }}
      onFailed={tellFailed}
    />
  </Dialog>
)
