import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../../shared/paths'
import { NoConnectionStyle } from '../../design/feedback/NoConnection'
import { TalentPage } from './TalentPage'

/** The frame has the edges of the page already. */
const IN_FRAME = { variant: 'work', px: 0 } as const

/** The talent's header around a page whose code did not come. */
export default function TalentFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <TalentPage at={path === paths.talentJobs ? 'jobs' : path === paths.talentMoney ? 'money' : 'dashboard'}>
      <NoConnectionStyle value={IN_FRAME}>{children}</NoConnectionStyle>
    </TalentPage>
  )
}
