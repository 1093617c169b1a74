import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../../shared/paths'
import { TalentPage } from './TalentPage'

/** The talent's header around a page whose code did not come. */
export default function TalentFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return <TalentPage at={path === paths.talentJobs ? 'jobs' : 'dashboard'}>{children}</TalentPage>
}
