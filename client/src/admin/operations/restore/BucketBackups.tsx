import { chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { BackupInBucket } from '../../../../../shared/operations/backupBucket'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { Banner } from '../../../design/feedback/Banner'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { isCancelled, parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { backupList } from '../system/backups.copy'
import { backupBucket } from '../system/bucket/copy'
import { chooseColumn } from './chooseColumn'
import { restoring as copy } from './copy'

type Props = { isBusy: boolean; onChoose: (name: string) => void }

/** The backups in the bucket, which is asked when somebody wants to see them. */
export function BucketBackups({ isBusy, onChoose }: Props) {
  const bucket = trpc.admin.backups.bucket.useQuery(undefined, adminQueryOptions)
  const list = trpc.admin.backups.inBucket.useMutation()
  const fault = list.error && !isCancelled(list.error) ? parseApiError(list.error).message : undefined
  const columns: Column<BackupInBucket>[] = [
    {
      head: backupList.columns.made,
      cell: ({ madeAt, name }) => (madeAt ? <DateTimeCell at={madeAt} /> : name),
    },
    chooseColumn({ isBusy, onChoose }),
  ]
  return (
    <PageSection title={copy.inBucket}>
      {!bucket.data ? (
        <NotLoaded query={bucket} copy={backupBucket} />
      ) : bucket.data.place === null ? (
        <chakra.p>
          {copy.noBucket} <TextLink href={adminPaths.system}>{copy.chooseBucket}</TextLink>
        </chakra.p>
      ) : list.data ? (
        list.data.length === 0 ? (
          <p>{copy.emptyBucket}</p>
        ) : (
          <DataTable label={copy.inBucket} columns={columns} rows={list.data} rowKey={({ name }) => name} />
        )
      ) : (
        <Flex direction="column" align="start" gap={4}>
          {fault === undefined ? null : <Banner tone="error">{fault}</Banner>}
          <Button variant="outline" size="small" disabled={list.isPending} onClick={() => list.mutate()}>
            {list.isPending ? copy.readingBucket : copy.showBucket}
          </Button>
        </Flex>
      )}
    </PageSection>
  )
}
