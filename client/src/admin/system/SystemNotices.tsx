import { Box, Flex } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../../shared/paths'
import { system } from '../../copy/system'
import { TextLink } from '../../design/actions/TextLink'
import { DateTimeCell } from '../lists/DateTimeCell'
import { useSystemNotices } from './useSystemNotices'

const words = system.notices

/** Warnings above every admin page: mail is failing, or the disk is nearly full. */
export function SystemNotices({ isSuperadmin }: { isSuperadmin: boolean }) {
  const notices = useSystemNotices()
  if (!notices?.mailFailingSince && !notices?.isDiskLow) return null
  return (
    <Box role="status" aria-label={words.label} bg="surface" borderBottom="1px solid" borderColor="hairline">
      {notices.mailFailingSince ? (
        <Line>
          {words.mailFailing} <DateTimeCell at={notices.mailFailingSince} />. {words.mailFailingMore}
        </Line>
      ) : null}
      {notices.isDiskLow ? <Line>{words.diskLow}</Line> : null}
      <Box px={{ base: 4, md: 8 }} pb={3} pl={{ base: '2.75rem', md: '3.75rem' }}>
        {isSuperadmin ? <TextLink href={paths.adminSystem}>{words.toSystem}</TextLink> : words.tellSuperadmin}
      </Box>
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
