import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { BackupBucketState } from '../../../../../../shared/operations/backupBucket'
import { Button } from '../../../../design/actions/Button'
import { NotLoaded } from '../../../../design/feedback/NotLoaded'
import { trpc } from '../../../../lib/trpc'
import { lateDialog } from '../../../forms/lateDialog'
import { Explained } from '../../../forms/Why'
import { DateTimeCell } from '../../../lists/cells/DateTimeCell'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { system } from '../copy'
import { Fact, Facts } from '../Facts'
import { backupBucket as copy } from './copy'

const BucketDialog = lateDialog(() => import('./BucketDialog'))
const EndDialog = lateDialog(() => import('./EndDialog'))

/** The bucket to which backups are copied, how the last copy ended, and how to choose another. */
export default function BucketPart() {
  const [asked, setAsked] = useState<'change' | 'end' | null>(null)
  const answer = trpc.admin.backups.bucket.useQuery(undefined, adminQueryOptions)
  const { data: bucket } = answer
  if (!bucket) return <NotLoaded query={answer} copy={copy} />
  const { place, variable } = bucket
  const close = () => setAsked(null)
  return (
    <chakra.div mt={8}>
      <chakra.h3 textStyle="label">{copy.title}</chakra.h3>
      {place ? (
        <BucketFacts bucket={bucket} />
      ) : (
        <Explained of={copy.title} more={copy.more} textStyle="small" mt={2}>
          {copy.about}
        </Explained>
      )}
      {variable ? (
        <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mt={3}>
          {copy.byVariable}
        </chakra.p>
      ) : (
        <Flex gap={3} wrap="wrap" mt={4}>
          <Button variant="outline" size="small" onClick={() => setAsked('change')}>
            {place ? copy.change : copy.set}
          </Button>
          {place ? (
            <Button variant="outline" size="small" onClick={() => setAsked('end')}>
              {copy.end}
            </Button>
          ) : null}
        </Flex>
      )}
      {asked === 'change' ? <BucketDialog bucket={bucket} onClose={close} /> : null}
      {asked === 'end' ? <EndDialog onClose={close} /> : null}
    </chakra.div>
  )
}

function BucketFacts({
  bucket: { place, secret, last, lastSuccess, runningSince },
}: {
  bucket: BackupBucketState
}) {
  const alarm = system.needsAttention
  return (
    <Facts>
      <Fact name={copy.place} alarm={secret && !secret.isReadable ? alarm : undefined}>
        {place?.bucket}
        <chakra.span display="block" textStyle="small" color="fgQuiet" overflowWrap="anywhere">
          {[place?.endpoint, place?.folder].filter(Boolean).join(' / ')}
          {secret && !secret.isReadable ? ` ${copy.unreadable}` : ''}
        </chakra.span>
      </Fact>
      {last?.fault ? (
        <Fact name={copy.lastFault} alarm={alarm}>
          <DateTimeCell at={last.at} />
          <chakra.span display="block" textStyle="small" color="fgQuiet">
            {last.fault}
          </chakra.span>
        </Fact>
      ) : null}
      <Fact name={copy.last}>
        {lastSuccess ? (
          <>
            <DateTimeCell at={lastSuccess.at} />
            <chakra.span display="block" textStyle="small" color="fgQuiet">
              {copy.copied(lastSuccess.files, (lastSuccess.bytes / 1024 ** 2).toFixed(1))}
            </chakra.span>
          </>
        ) : null}
        {runningSince ? copy.running : lastSuccess ? null : copy.none}
      </Fact>
    </Facts>
  )
}
