import { chakra, Flex } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { parts } from '../../../copy/parts'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { lastAddressOf } from '../lastAddresses'

/** Above a title: the link to the page that this one belongs to. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink {...thumb} href={href} gap={1.5} mb={{ base: 0, md: 2 }} minW={0} _print={{ display: 'none' }}>
    <ArrowLeft size={16} aria-hidden />
    <chakra.span minW={0} overflowWrap="anywhere">
      {children}
    </chakra.span>
  </TextLink>
)

/** Above a record's title: the link back to its list, with the filters and the page of before. */
export function BackToList({ list, children }: { list: string; children: string }) {
  const address = lastAddressOf(list)
  return <BackLink href={address}>{address === list ? children : parts.backToList}</BackLink>
}

/** Below a record's title: a short summary. */
export const RecordLead = ({ children }: { children: ReactNode }) => (
  <Flex columnGap={5} rowGap={1} wrap="wrap" align="center" overflowWrap="anywhere">
    {children}
  </Flex>
)
