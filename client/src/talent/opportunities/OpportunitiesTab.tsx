import { useState } from 'react'
import type { Submission } from '../../../../shared/talents'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { Tabs } from '../../design/Tabs'
import { comingBack } from '../../lib/comingBack'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { talent } from '../../words/talent'
import { Browse } from './Browse'
import { Submissions } from './Submissions'
import { WithdrawSubmission } from './WithdrawSubmission'

const SHOWN = { opportunities: 'browse' }

/** What is open, and what one has applied to. */
export function OpportunitiesTab() {
  const words = talent.opportunities
  const { filters, setFilters } = useListQuery(SHOWN)
  const shown = filters.opportunities === 'mine' ? 'mine' : 'browse'
  const [leaving, setLeaving] = useState<Submission | null>(null)
  const open = trpc.talent.dashboard.opportunities.useQuery(undefined, comingBack)
  const mine = trpc.talent.dashboard.submissions.useQuery(undefined, comingBack)
  if (open.data && mine.data)
    return (
      <>
        <Tabs
          label={words.title}
          tabs={[
            { id: 'browse', words: words.browse },
            { id: 'mine', words: words.mine(mine.data.length) },
          ]}
          value={shown}
          onChange={(to) => setFilters({ opportunities: to })}
        >
          {shown === 'browse' ? (
            <Browse opportunities={open.data} submissions={mine.data} onWithdraw={setLeaving} />
          ) : (
            <Submissions submissions={mine.data} onWithdraw={setLeaving} />
          )}
        </Tabs>
        <WithdrawSubmission submission={leaving} onClose={() => setLeaving(null)} />
      </>
    )
  const retry = () => {
    for (const query of [open, mine]) if (query.isError) void query.refetch()
  }
  return open.isError || mine.isError ? (
    <ErrorState onRetry={retry}>{words.failed}</ErrorState>
  ) : (
    <LoadingText>{words.loading}</LoadingText>
  )
}
