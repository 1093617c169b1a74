import { useState } from 'react'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { Tabs } from '../../design/Tabs'
import { trpc } from '../../lib/trpc'
import { talent } from '../../words/talent'
import { Browse } from './Browse'
import { Submissions } from './Submissions'

/** What is open, and what one has applied to. */
export function OpportunitiesTab() {
  const words = talent.opportunities
  const [shown, setShown] = useState<'browse' | 'mine'>('browse')
  const open = trpc.talent.dashboard.opportunities.useQuery(undefined, { networkMode: 'always' })
  const mine = trpc.talent.dashboard.submissions.useQuery(undefined, { networkMode: 'always' })
  if (open.data && mine.data)
    return (
      <Tabs
        label={words.title}
        tabs={[
          { id: 'browse', words: words.browse },
          { id: 'mine', words: words.mine(mine.data.length) },
        ]}
        value={shown}
        onChange={setShown}
      >
        {shown === 'browse' ? <Browse opportunities={open.data} /> : <Submissions submissions={mine.data} />}
      </Tabs>
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
