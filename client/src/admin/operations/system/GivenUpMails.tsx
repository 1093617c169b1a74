import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { GivenUpMail } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { Pager } from '../../../design/lists/Pager'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { Explained } from '../../forms/Why'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { EmailCell } from '../../lists/cells/EmailCell'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { RowButtons } from '../../lists/RowButtons'
import { PageSection } from '../../lists/records/PageSection'
import { system } from './copy'
import { Reason } from './Reason'

const copy = system.givenUp
const { columns: heads } = copy

type Actions = {
  isBusy: boolean
  onRetry: (mail: GivenUpMail) => void
  onRemove: (mail: GivenUpMail) => void
}

const columns = ({ isBusy, onRetry, onRemove }: Actions): Column<GivenUpMail>[] => [
  { head: heads.recipient, cell: ({ recipient }) => <EmailCell>{recipient}</EmailCell> },
  {
    head: heads.subject,
    cell: ({ subject }) => <chakra.span overflowWrap="anywhere">{subject}</chakra.span>,
  },
  {
    head: heads.reason,
    cell: ({ reason }) => <Reason>{reason ?? copy.unknown}</Reason>,
  },
  { head: heads.written, kind: 'number', cell: ({ writtenAt }) => <DateTimeCell at={writtenAt} /> },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (mail) => (
      <RowButtons
        isBusy={isBusy}
        buttons={[
          ...(mail.canRetry
            ? [{ words: copy.retry, label: copy.retryOf(mail.recipient), onPress: () => onRetry(mail) }]
            : []),
          { words: copy.remove, label: copy.removeOf(mail.recipient), onPress: () => onRemove(mail) },
        ]}
      />
    ),
  },
]

/** Mails that could not be delivered, with buttons to retry or dismiss them. */
export function GivenUpMails() {
  const { admin } = trpc.useUtils()
  const [page, setPage] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const answer = trpc.admin.system.givenUpMails.useQuery({ page }, listQueryOptions)
  const settled = (said: string) => ({
    onSuccess: () => notifySuccess(said),
    onError: sayFailed(copy.changeFailed),
    onSettled() {
      setAsking(false)
      return admin.system.invalidate()
    },
  })
  const retry = trpc.admin.system.retryGivenUpMail.useMutation(settled(copy.retried))
  const remove = trpc.admin.system.removeGivenUpMail.useMutation(settled(copy.removed))
  const removeAll = trpc.admin.system.removeAllGivenUpMails.useMutation(settled(copy.removed))
  const { data } = answer
  // The last row of the last page was removed.
  if (data && data.totalPages > 0 && page > data.totalPages) setPage(data.totalPages)
  return (
    <PageSection
      id="given-up"
      title={copy.title}
      aside={
        data && data.total > 0 ? (
          <Button variant="outline" size="small" onClick={() => setAsking(true)}>
            {copy.removeAll}
          </Button>
        ) : null
      }
    >
      <Explained of={copy.title} more={copy.more} textStyle="small" mb={3}>
        {copy.lead}
      </Explained>
      {!data ? (
        <NotLoaded query={answer} copy={copy} />
      ) : data.total === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <>
          <DataTable
            label={copy.title}
            columns={columns({
              isBusy: retry.isPending || remove.isPending,
              onRetry: ({ id }) => retry.mutate({ id }),
              onRemove: ({ id }) => remove.mutate({ id }),
            })}
            rows={data.items}
            rowKey={({ id }) => id}
            isStale={answer.isPlaceholderData}
          />
          <Pager page={page} totalPages={data.totalPages} onPage={setPage} />
        </>
      )}
      <Confirm
        open={isAsking}
        title={copy.removeAll}
        question={copy.question(data?.total ?? 0)}
        confirmWords={copy.removeAll}
        busyWords={copy.removing}
        busy={removeAll.isPending}
        onConfirm={() => removeAll.mutateAsync()}
        onClose={() => setAsking(false)}
      />
    </PageSection>
  )
}
