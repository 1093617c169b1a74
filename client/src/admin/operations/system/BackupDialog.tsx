import type { BackupPart } from '../../../../../shared/operations/backups'
import { DownloadBackup } from './DownloadBackup'
import { NewRecoveryCode } from './NewRecoveryCode'

type BackupQuestion =
  | { about: 'recoveryCode'; isFirst: boolean }
  | { about: 'download'; name: string; part: BackupPart }
type Props = { asked: BackupQuestion; onClose: () => void }

/** What asks before something dangerous on the system page, in one file that is loaded when it is needed. */
export default function BackupDialog({ asked, onClose }: Props) {
  if (asked.about === 'recoveryCode') return <NewRecoveryCode isFirst={asked.isFirst} onClose={onClose} />
  return <DownloadBackup name={asked.name} part={asked.part} onClose={onClose} />
}
