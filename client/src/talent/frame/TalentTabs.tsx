import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import type { OnboardingData } from '../../../../shared/roster/profile'
import { LatePart } from '../../design/feedback/LatePart'
import { LazyTabPanel } from '../../design/layout/LazyTabPanel'
import { Tabs } from '../../design/layout/Tabs'
import { dismissOlder } from '../../lib/notify'
import { talent } from '../copy'
import { HomeTab } from '../home/HomeTab'
import { OpportunitiesTab } from '../opportunities/OpportunitiesTab'
import { ProjectsTab } from '../projects/ProjectsTab'
import { TABS, type Tab, useOpenTab } from './useOpenTab'

// Loaded later, because the forms load the validators, which the first tab does not need.
const loadProfile = () => import('../profile/ProfileTab')
const loadDocuments = () => import('../documents/OwnDocuments')
const loadPortfolio = () => import('../portfolio/PortfolioTab')

export function TalentTabs({ data }: { data: OnboardingData }) {
  const [, setParams] = useSearchParams()
  const tab = useOpenTab()

  const open = (to: Tab) => {
    dismissOlder()
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (to === 'dashboard') next.delete('tab')
      else next.set('tab', to)
      return next
    })
  }

  const panels: Record<Tab, ReactNode> = {
    dashboard: <HomeTab />,
    opportunities: <OpportunitiesTab />,
    portfolio: (
      <LatePart load={loadPortfolio} loading={talent.portfolio.loading}>
        {(PortfolioTab) => <PortfolioTab items={data.portfolio} />}
      </LatePart>
    ),
    projects: <ProjectsTab />,
    profile: (
      <Box display="grid" gap={12}>
        <LatePart load={loadProfile} loading={talent.profile.loading}>
          {(ProfileTab) => <ProfileTab profile={data.profile} />}
        </LatePart>
        {/* Last, so that nothing below it moves. */}
        <LatePart load={loadDocuments} loading={null}>
          {(OwnDocuments) => <OwnDocuments />}
        </LatePart>
      </Box>
    ),
  }
  return (
    <Tabs
      label={talent.tabsLabel}
      tabs={TABS.map((id) => ({ id, words: talent.tabs[id] }))}
      value={tab}
      onChange={open}
    >
      {TABS.map((each) => (
        <LazyTabPanel key={each} open={each === tab}>
          {panels[each]}
        </LazyTabPanel>
      ))}
    </Tabs>
  )
}
