import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { BACKUP_PARTS, type BackupOnDisk, type BackupPart } from '../../../../../shared/operations/backups'
import { Button } from '../../../design/actions/Button'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { backupColumns } from './backupColumns'
import { backupList as copy } from './backups.copy'

const BackupDialog = lateDialog(() => import('./BackupDialog'))

const { columns: heads } = copy

/** The backups on the server, each to be downloaded whole or its database alone. */
export default function BackupList() {
  const [asked, setAsked] = useState<{ name: string; part: BackupPart } | null>(null)
  const backups = trpc.admin.backups.list.useQuery(undefined, adminQueryOptions)
  if (backups.isError || !backups.data) return <NotLoaded query={backups} copy={copy} />
  const columns: Column<BackupOnDisk>[] = [
    ...backupColumns,
    {
      head: heads.actions,
      kind: 'actions',
      cell: ({ name }) => (
        <Flex gap={2} wrap="wrap">
          {BACKUP_PARTS.map((part) => (
            <Button
              key={part}
              variant="outline"
              size="small"
              aria-label={copy.partOf(part, name)}
              onClick={() => setAsked({ name, part })}
            >
              {copy.parts[part]}
            </Button>
          ))}
        </Flex>
      ),
    },
  ]
  return (
    <Box mt={4}>
      {backups.data.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <DataTable label={copy.title} columns={columns} rows={backups.data} rowKey={({ name }) => name} />
      )}
      {asked ? <BackupDialog asked={{ about: 'download', ...asked }} onClose={() => setAsked(null)} /> : null}
    </Box>
  )
}
