import { adminPaths } from '../../../../../shared/adminPaths'
import type { RestoreState } from '../../../../../shared/operations/restores'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { OnlySuperadmin } from '../../access/team/OnlySuperadmin'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { ChooseBackup } from './ChooseBackup'
import { restoring as copy } from './copy'
import { ReadyBackup } from './ReadyBackup'
import { Refused } from './Refused'
import { Restarting } from './Restarting'

const POLL_MS = 1_000

/** Puts a backup in the place of the site's data: choose one, let it be checked beside the site, replace. */
export default function RestorePage() {
  const state = trpc.admin.backups.restoreState.useQuery(undefined, {
    ...adminQueryOptions,
    refetchInterval: ({ state: { data } }) => (data?.step === 'checking' ? POLL_MS : false),
  })
  if (parseApiError(state.error).status === 403) return <OnlySuperadmin title={copy.title} />
  return (
    <Page
      title={copy.title}
      variant="work"
      lead={copy.lead}
      back={<BackToList list={adminPaths.system}>{copy.back}</BackToList>}
    >
      {state.data ? (
        <Step state={state.data} onChange={() => void state.refetch()} />
      ) : (
        <NotLoaded query={state} copy={copy} />
      )}
    </Page>
  )
}

function Step({ state, onChange }: { state: RestoreState; onChange: () => void }) {
  switch (state.step) {
    case 'checking':
      return (
        <div role="status">
          <p>{state.isReplica ? copy.fetching : copy.checking}</p>
          {state.progress ? <p>{copy.stages[state.progress.stage](state.progress)}</p> : null}
        </div>
      )
    case 'refused':
      return <Refused reason={state.reason} isReplica={state.isReplica} onChange={onChange} />
    case 'ready':
      return <ReadyBackup backup={state} onChange={onChange} />
    case 'restarting':
      return <Restarting isReplica={state.isReplica} />
    default:
      return <ChooseBackup received={state.step === 'uploading' ? state.received : 0} onChange={onChange} />
  }
}
