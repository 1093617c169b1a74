import type { BackupOnDisk } from '../../../../../shared/operations/backups'
import type { Column } from '../../../design/lists/DataTable'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { backupList as copy } from './backups.copy'

const { columns: heads } = copy

/** What every list of backups says of each. */
export const backupColumns: Column<BackupOnDisk>[] = [
  { head: heads.made, cell: ({ madeAt }) => <DateTimeCell at={madeAt} /> },
  { head: heads.files, kind: 'number', cell: ({ files }) => files.toLocaleString('en-IN') },
  { head: heads.database, kind: 'number', cell: ({ databaseBytes }) => copy.size(databaseBytes) },
]
