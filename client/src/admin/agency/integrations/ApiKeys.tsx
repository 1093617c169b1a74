import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { ApiKey, ApiKeys as Keys } from '../../../../../shared/access/apiKeys'
import { shortDay } from '../../../../../shared/format'
import { TextLink } from '../../../design/actions/TextLink'
import { Badge } from '../../../design/feedback/Badge'
import { Confirm } from '../../../design/feedback/Confirm'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { Explained } from '../../forms/Why'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { RowButtons } from '../../lists/RowButtons'
import { CopyOnce } from '../../lists/records/CopyOnce'
import { PageSection } from '../../lists/records/PageSection'
import { inOneLine } from './actionNames'
import { integrations } from './copy'
import { NewKey } from './NewKey'

const copy = integrations.keys
const { columns: heads } = copy

const columns = (onRemove: (key: ApiKey) => void): Column<ApiKey>[] => [
  {
    head: heads.name,
    cell: ({ name }) => (
      <chakra.span fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </chakra.span>
    ),
  },
  { head: heads.by, cell: ({ account }) => <chakra.span overflowWrap="anywhere">{account}</chakra.span> },
  {
    head: heads.permissions,
    cell: ({ actions }) => <span>{inOneLine(actions)}</span>,
  },
  {
    head: heads.used,
    kind: 'number',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTimeCell at={lastUsedAt} /> : copy.never),
  },
  {
    head: heads.expires,
    kind: 'number',
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? <Badge tone="grey">{copy.expired}</Badge> : expiresAt ? shortDay(expiresAt) : copy.never,
  },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (key) => (
      <RowButtons
        buttons={[{ words: copy.remove, label: copy.removeOf(key.name), onPress: () => onRemove(key) }]}
      />
    ),
  },
]

/** The keys of other programs, and a form for a new one. */
export function ApiKeys() {
  const { admin } = trpc.useUtils()
  const answer = trpc.admin.apiKeys.list.useQuery(undefined, adminQueryOptions)
  const [removing, setRemoving] = useState<ApiKey | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const keep = ({ keys, actions }: Keys) => admin.apiKeys.list.setData(undefined, { keys, actions })
  const remove = trpc.admin.apiKeys.remove.useMutation({
    onSuccess(next) {
      keep(next)
      notifySuccess(copy.removed)
    },
    onError: sayFailed(integrations.failed),
    onSettled: () => setRemoving(null),
  })
  return (
    <PageSection title={copy.title}>
      <Explained of={copy.title} more={copy.more} mb={5}>
        {copy.lead} <TextLink href="/docs">{copy.documentation}</TextLink>
      </Explained>
      {answer.data ? (
        <Grid gap={8}>
          {answer.data.keys.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <DataTable
              label={copy.title}
              columns={columns(setRemoving)}
              rows={answer.data.keys}
              rowKey={({ id }) => id}
            />
          )}
          <NewKey
            actions={answer.data.actions}
            onMade={({ key, ...next }) => {
              keep(next)
              setMade(key)
            }}
          />
        </Grid>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
      <Confirm
        open={removing !== null}
        title={copy.removing.title}
        question={copy.removing.question(removing?.name ?? '')}
        confirmWords={copy.remove}
        busyWords={copy.removing.busy}
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutateAsync({ id: removing.id })}
        onClose={() => setRemoving(null)}
      />
      {made ? <CopyOnce {...copy.made} value={made} onClose={() => setMade(null)} /> : null}
    </PageSection>
  )
}
