import { Flex } from '@chakra-ui/react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { shortDay } from '../../../../../shared/format'
import { TextLink } from '../../../design/actions/TextLink'
import { secondFactor } from '../secondFactor.copy'

const copy = secondFactor.notice

/** Says above every page that two-step sign-in has to be turned on. */
export function SecondFactorNotice({ from, isNow }: { from: string; isNow: boolean }) {
  const [path] = useLocation()
  return (
    <Flex
      role="status"
      aria-label={copy.label}
      bg="surface"
      borderBottom="1px solid"
      borderColor="hairline"
      px={{ base: 4, md: 8 }}
      py={3}
      columnGap={4}
      rowGap={1}
      wrap="wrap"
    >
      <span>{isNow ? copy.now : copy.soon(shortDay(from))}</span>
      {path === adminPaths.account ? null : <TextLink href={adminPaths.account}>{copy.turnOn}</TextLink>}
    </Flex>
  )
}
