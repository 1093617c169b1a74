import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Subscriber } from '../../../../../shared/intake/newsletter'
import { Button } from '../../../design/actions/Button'
import { Badge } from '../../../design/feedback/Badge'
import type { Column } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { admin } from '../../copy'
import { Explained } from '../../forms/Why'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { EmailCell } from '../../lists/cells/EmailCell'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { adminNewsletter as copy } from '../../lists/records/newsletter.copy'
import { TakeOff } from '../../lists/records/TakeOff'

const FILTERS = { search: '' }
const { columns: heads } = copy

export default function NewsletterPage() {
  const query = useListQuery(FILTERS)
  const [leaving, setLeaving] = useState<Subscriber | null>(null)
  const answer = trpc.admin.newsletter.list.useQuery(
    { page: query.page, search: query.filters.search },
    listQueryOptions,
  )
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns(setLeaving)}
      rowKey={({ email }) => email}
      exportName="newsletter"
      above={
        <Explained of={copy.use} more={copy.useMore} textStyle="small" mb={5}>
          {copy.use}
        </Explained>
      }
    >
      {leaving ? <TakeOff email={leaving.email} onClose={() => setLeaving(null)} /> : null}
    </ListPage>
  )
}

const columns = (onTakeOff: (subscriber: Subscriber) => void): Column<Subscriber>[] => [
  {
    head: heads.email,
    cell: ({ email, isSpam }) => (
      <>
        <EmailCell>{email}</EmailCell>
        {isSpam ? (
          <chakra.span display="block" mt={1} maxW="measure">
            <Badge tone="plain">{admin.lists.spam}</Badge>
            <chakra.span display="block" textStyle="small" color="fgQuiet" mt={1}>
              {copy.spamMeans}
            </chakra.span>
          </chakra.span>
        ) : null}
      </>
    ),
  },
  { head: heads.since, kind: 'number', cell: ({ since }) => <DateTimeCell at={since} /> },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (subscriber) => (
      <Button
        variant="outline"
        size="small"
        ml={{ base: 2, md: 0 }}
        aria-label={copy.takeOffWhom(subscriber.email)}
        onClick={() => onTakeOff(subscriber)}
      >
        {copy.takeOff}
      </Button>
    ),
  },
]
