import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import type { OnboardingData } from '../../../../shared/profile'
import { talent } from '../../copy/talent'
import { LoadingText } from '../../design/feedback/LoadingText'
import { LazyTabPanel } from '../../design/layout/LazyTabPanel'
import { Tabs } from '../../design/layout/Tabs'
import { dismissOlder } from '../../lib/notify'
import { HomeTab } from '../home/HomeTab'
import { OpportunitiesTab } from '../opportunities/OpportunitiesTab'
import { ProjectsTab } from '../projects/ProjectsTab'
import { TABS, type Tab, useOpenTab } from './useOpenTab'

// Lazy, because the forms load the validators, which the first tab does not need.
const ProfileTab = lazy(() => import('../profile/ProfileTab'))
const PortfolioTab = lazy(() => import('../portfolio/PortfolioTab'))

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
      <Suspense fallback={<LoadingText>{talent.portfolio.loading}</LoadingText>}>
        <PortfolioTab items={data.portfolio} />
      </Suspense>
    ),
    projects: <ProjectsTab />,
    profile: (
      <Suspense fallback={<LoadingText>{talent.profile.loading}</LoadingText>}>
        <ProfileTab profile={data.profile} />
      </Suspense>
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
