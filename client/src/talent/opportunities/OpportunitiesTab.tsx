import { useState } from 'react'
import type { OpportunityApplication } from '../../../../shared/roster/talents'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { Tabs } from '../../design/layout/Tabs'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { talent } from '../copy'
import { Browse } from './Browse'
import { MyApplications } from './MyApplications'
import { WithdrawApplication } from './WithdrawApplication'

const SHOWN = { opportunities: 'browse' }

export function OpportunitiesTab() {
  const copy = talent.opportunities
  const { filters, setFilters } = useListQuery(SHOWN)
  const shown = filters.opportunities === 'mine' ? 'mine' : 'browse'
  const [leaving, setLeaving] = useState<OpportunityApplication | null>(null)
  const open = trpc.talent.dashboard.opportunities.useQuery(undefined, refetchOnReturn)
  const mine = trpc.talent.dashboard.applications.useQuery(undefined, refetchOnReturn)
  if (open.data && mine.data)
    return (
      <>
        <Tabs
          label={copy.title}
          tabs={[
            { id: 'browse', words: copy.browse },
            { id: 'mine', words: copy.mine(mine.data.length) },
          ]}
          value={shown}
          onChange={(to) => setFilters({ opportunities: to })}
        >
          {shown === 'browse' ? (
            <Browse opportunities={open.data} applications={mine.data} onWithdraw={setLeaving} />
          ) : (
            <MyApplications applications={mine.data} onWithdraw={setLeaving} />
          )}
        </Tabs>
        <WithdrawApplication application={leaving} onClose={() => setLeaving(null)} />
      </>
    )
  return <NotLoaded query={[open, mine]} copy={copy} />
}
