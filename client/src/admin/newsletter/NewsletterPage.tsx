import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages'
import type { Subscriber } from '../../../../shared/newsletter'
import { Badge } from '../../design/Badge'
import { Button } from '../../design/Button'
import { Confirm } from '../../design/Confirm'
import type { Column } from '../../design/DataTable'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { admin } from '../../words/admin'
import { adminNewsletter as words } from '../../words/adminNewsletter'
import { Address } from '../lists/Address'
import { listReading } from '../lists/listReading'
import { Moment } from '../lists/Moment'
import { RequestList } from '../lists/RequestList'

const FILTERS = { search: '' }
const { columns: heads } = words

/** Who wants the agency's letters: to be read, taken away as a file, and taken off on request. */
export default function NewsletterPage() {
  const query = useListQuery(FILTERS)
  const [leaving, setLeaving] = useState<Subscriber | null>(null)
  const answer = trpc.admin.newsletter.list.useQuery(
    { page: query.page, search: query.filters.search },
    listReading,
  )
  return (
    <RequestList
      words={words}
      query={query}
      answer={answer}
      columns={columns(setLeaving)}
      rowKey={({ email }) => email}
      exportName="newsletter"
      above={
        <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mb={5}>
          {words.use}
        </chakra.p>
      }
    >
      {leaving ? <TakeOff {...leaving} onClose={() => setLeaving(null)} /> : null}
    </RequestList>
  )
}

/** Asks before an address is taken off the list. */
function TakeOff({ email, onClose }: { email: string; onClose: () => void }) {
  const { removal } = words
  const { admin: lists } = trpc.useUtils()
  const remove = trpc.admin.newsletter.remove.useMutation({
    onSuccess: () => notifySuccess(removal.done, email),
    onError: () => notifyFailure(messages.admin.error, removal.failed),
    onSettled() {
      onClose()
      return lists.newsletter.list.invalidate()
    },
  })
  return (
    <Confirm
      open
      title={removal.title}
      question={removal.question(email)}
      confirmWords={words.takeOff}
      busyWords={removal.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ email })}
      onClose={onClose}
    />
  )
}

const columns = (onTakeOff: (subscriber: Subscriber) => void): Column<Subscriber>[] => [
  {
    head: heads.email,
    cell: ({ email, isSpam }) => (
      <>
        <Address>{email}</Address>
        {isSpam ? (
          <chakra.span display="block" mt={1} maxW="measure">
            <Badge tone="plain">{admin.lists.spam}</Badge>
            <chakra.span display="block" textStyle="small" color="fgQuiet" mt={1}>
              {words.spamMeans}
            </chakra.span>
          </chakra.span>
        ) : null}
      </>
    ),
  },
  { head: heads.since, kind: 'number', cell: ({ since }) => <Moment at={since} /> },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (subscriber) => (
      <Button
        look="outline"
        size="small"
        ml={{ base: 2, md: 0 }}
        aria-label={words.takeOffWhom(subscriber.email)}
        onClick={() => onTakeOff(subscriber)}
      >
        {words.takeOff}
      </Button>
    ),
  },
]
