import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paths } from '../../../../shared/paths'
import { ContinueLink } from '../../design/actions/ContinueLink'
import { RequireSession } from '../../design/layout/RequireSession'
import { SkipLink } from '../../design/layout/SkipLink'
import { useDarkScheme } from '../../lib/media/useDarkScheme'
import { isTalent } from '../../lib/session'
import { Header } from './Header'
import { useTalentWorker } from './useTalentWorker'

type Props = {
  at: 'dashboard' | 'jobs' | 'money'
  /** Whether the header's title is the page's heading. */
  hasHeading?: boolean
  children: ReactNode
}

/** A page for signed-in talents only, under their header. */
export function TalentPage({ at, hasHeading = false, children }: Props) {
  useDarkScheme()
  useTalentWorker()
  return (
    <RequireSession allows={isTalent} otherwise={paths.login}>
      <Box minH="100dvh">
        <SkipLink />
        <Header at={at} hasHeading={hasHeading} />
        <Box as="main" id="content" tabIndex={-1} data-landing px="gutter" pb={16} maxW="page" mx="auto">
          <ContinueLink area={paths.dashboard} underHeader mt={5} />
          {children}
        </Box>
      </Box>
    </RequireSession>
  )
}
