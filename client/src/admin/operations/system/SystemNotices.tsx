import { Box, Flex } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { TextLink } from '../../../design/actions/TextLink'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { useSystemNotices } from '../../shell/useSystemNotices'
import { system } from './copy'

const copy = system.notices

type Props = {
  isSuperadmin: boolean
  /** The wizard itself does not say what is not set up yet. */
  isInSetup: boolean
}

/** Warnings above every admin page: mail fails or has no server, the disk is nearly full, the setup is not finished. */
export function SystemNotices({ isSuperadmin, isInSetup }: Props) {
  const notices = useSystemNotices()
  const { mailFailingSince, isDiskLow = false } = notices ?? {}
  const isUnlisted = !isInSetup && notices?.isUnlisted === true
  const isMailSaved = !isInSetup && notices?.isMailSaved === true
  const isFailing = Boolean(mailFailingSince) || isDiskLow
  if (!isFailing && !isUnlisted && !isMailSaved) return null
  const way = (to: string, name: string) => (
    <Box px={{ base: 4, md: 8 }} pb={3} pl={{ base: '2.75rem', md: '3.75rem' }}>
      {isSuperadmin ? <TextLink href={to}>{name}</TextLink> : copy.tellSuperadmin}
    </Box>
  )
  return (
    <Box role="status" aria-label={copy.label} bg="surface" borderBottom="1px solid" borderColor="hairline">
      {mailFailingSince ? (
        <Line>
          {copy.mailFailing} <DateTimeCell at={mailFailingSince} />. {copy.mailFailingMore}
        </Line>
      ) : null}
      {isDiskLow ? <Line>{copy.diskLow}</Line> : null}
      {isFailing ? way(adminPaths.system, copy.toSystem) : null}
      {isMailSaved ? (
        <>
          <Line>{copy.mailSaved}</Line>
          {way(adminPaths.settingsSection('mailServer'), copy.toMail)}
        </>
      ) : null}
      {isUnlisted ? (
        <>
          <Line>{copy.unlisted}</Line>
          {way(adminPaths.setup, copy.toSetup)}
        </>
      ) : null}
    </Box>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <Flex gap={3} px={{ base: 4, md: 8 }} pt={3} align="start">
    <Box color="danger" pt={0.5} flexShrink={0}>
      <TriangleAlert size={18} aria-hidden />
    </Box>
    <Box minW={0}>{children}</Box>
  </Flex>
)
