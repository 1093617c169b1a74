import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { ImportState } from '../../../../../shared/roster/imports/rosterImportFields'
import { LinkButton } from '../../../design/actions/LinkButton'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { rosterImport as copy } from './copy'
import { DraftSteps } from './DraftSteps'
import { ImportResultPart } from './ImportResultPart'
import { ImportStateBadge } from './ImportStateBadge'
import { RunningPart } from './RunningPart'

const LOOK_MS = 1_000
const isAtWork = (state: ImportState | undefined) => state === 'running' || state === 'taking-back'

/** One import: its steps before it starts, its progress, and what came of it. */
export default function ImportPage() {
  const { importId = '' } = useParams<{ importId: string }>()
  const answer = trpc.admin.rosterImport.get.useQuery(
    { id: importId },
    {
      ...adminQueryOptions,
      refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? LOOK_MS : false),
    },
  )
  const { data, error } = answer
  const refresh = () => void answer.refetch()
  const isGone = error?.data?.code === 'NOT_FOUND'
  return (
    <Page
      title={data?.fileName ?? copy.title}
      variant="work"
      {...(data && { badge: <ImportStateBadge state={data.state} /> })}
      back={<BackToList list={adminPaths.imports}>{copy.backToImports}</BackToList>}
    >
      {isGone ? (
        <EmptyState
          more={copy.notFoundMore}
          action={<LinkButton href={adminPaths.imports}>{copy.backToImports}</LinkButton>}
        >
          {copy.notFound}
        </EmptyState>
      ) : !data ? (
        <NotLoaded query={answer} copy={{ failed: copy.oneFailed, loading: copy.oneLoading }} />
      ) : data.state === 'draft' ? (
        <DraftSteps key={importId} run={data} onChanged={refresh} />
      ) : isAtWork(data.state) ? (
        <RunningPart run={data} onChanged={refresh} />
      ) : (
        <ImportResultPart run={data} onChanged={refresh} />
      )}
    </Page>
  )
}
