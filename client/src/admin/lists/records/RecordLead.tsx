import { Flex } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { parts } from '../../../copy/parts'
import { TextLink } from '../../../design/actions/TextLink'
import { lastAddressOf } from '../lastAddresses'

/** Above a record's title: the link back to its list, with the filters and the page of before. */
export function BackToList({ list, children }: { list: string; children: string }) {
  const address = lastAddressOf(list)
  return (
    <TextLink href={address} display="inline-flex" alignItems="center" gap={1.5} mb={2}>
      <ArrowLeft size={16} aria-hidden />
      {address === list ? children : parts.backToList}
    </TextLink>
  )
}

/** Below a record's title: a short summary. */
export const RecordLead = ({ children }: { children: ReactNode }) => (
  <Flex columnGap={5} rowGap={1} wrap="wrap" align="center" overflowWrap="anywhere">
    {children}
  </Flex>
)
