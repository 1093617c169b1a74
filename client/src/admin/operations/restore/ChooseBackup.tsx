import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { BackupOnDisk } from '../../../../../shared/operations/backups'
import { RESTORE_PART_BYTES, RESTORE_UPLOAD_MAX_BYTES } from '../../../../../shared/operations/restores'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { FileDrop } from '../../../design/form/FileDrop'
import type { FileLine } from '../../../design/form/FileLines'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { isCancelled, parseApiError } from '../../../lib/apiError'
import { upload, uploadReason } from '../../../lib/forms/upload'
import { notifyFailure } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { backupColumns } from '../system/backupColumns'
import { backupList } from '../system/backups.copy'
import { BucketBackups } from './BucketBackups'
import { chooseColumn } from './chooseColumn'
import { restoring as copy } from './copy'
import { ReplicaPart } from './ReplicaPart'

type Props = { received: number; onChange: () => void }

/** A backup on the server, in the bucket or in a file, or the replica. `received`: bytes of an upload that stopped. */
export function ChooseBackup({ received, onChange }: Props) {
  const start = trpc.admin.backups.startRestore.useMutation({
    onSuccess: onChange,
    onError(error) {
      if (!isCancelled(error)) notifyFailure(copy.failedToStart, parseApiError(error).message || undefined)
    },
  })
  return (
    <Grid gap={10} gridTemplateColumns="minmax(0, 1fr)">
      <PageSection title={copy.here}>
        <Backups isBusy={start.isPending} onChoose={(name) => start.mutate({ name })} />
      </PageSection>
      <BucketBackups isBusy={start.isPending} onChoose={(name) => start.mutate({ name, isInBucket: true })} />
      <BackupUpload received={received} onStopped={onChange} onDone={() => start.mutate({ name: null })} />
      <ReplicaPart onStarted={onChange} />
    </Grid>
  )
}

function Backups({ isBusy, onChoose }: { isBusy: boolean; onChoose: (name: string) => void }) {
  const backups = trpc.admin.backups.list.useQuery(undefined, adminQueryOptions)
  if (!backups.data) return <NotLoaded query={backups} copy={backupList} />
  if (backups.data.length === 0) return <p>{copy.none}</p>
  const columns: Column<BackupOnDisk>[] = [...backupColumns, chooseColumn({ isBusy, onChoose })]
  return <DataTable label={copy.here} columns={columns} rows={backups.data} rowKey={({ name }) => name} />
}

/** Sends the file in parts, from a byte on. */
async function send(file: File, from: number, onProgress: (share: number) => void) {
  let offset = from
  while (offset < file.size) {
    const part = new File([file.slice(offset, offset + RESTORE_PART_BYTES)], file.name)
    const sent = offset
    const answer = (await upload(part, {
      to: '/imports/backup',
      fields: { offset: String(offset), total: String(file.size) },
      onProgress: (share) => onProgress((sent + share * part.size) / file.size),
    })) as { received: number }
    offset = answer.received
  }
}

type UploadProps = { received: number; onStopped: () => void; onDone: () => void }

function BackupUpload({ received, onStopped, onDone }: UploadProps) {
  const [stopped, setStopped] = useState<File | null>(null)
  const [line, setLine] = useState<FileLine | null>(null)
  async function take(file: File | undefined) {
    if (!file) return
    const chosen = { key: file.name, name: file.name, size: file.size }
    if (file.size > RESTORE_UPLOAD_MAX_BYTES) return setLine({ ...chosen, error: copy.tooLarge })
    setLine({ ...chosen, share: 0 })
    try {
      // Only the file that stopped goes on: the beginning of another one is not what is there.
      const isSame = stopped?.name === file.name && stopped.size === file.size
      await send(file, isSame && received < file.size ? received : 0, (share) =>
        setLine({ ...chosen, share: Math.min(share, 0.99) }),
      )
      onDone()
    } catch (error) {
      setLine({ ...chosen, error: uploadReason(error, copy.uploadFailed) })
      setStopped(file)
      onStopped()
    }
  }
  return (
    <Box maxW="52rem">
      <FileDrop
        label={copy.file}
        help={copy.fileHelp}
        accept=".zip,application/zip"
        multiple={false}
        files={line ? [line] : []}
        onFiles={([file]) => void take(file)}
        onRemove={() => setLine(null)}
        held={line?.share !== undefined && !line.error ? 'all' : undefined}
      />
    </Box>
  )
}
