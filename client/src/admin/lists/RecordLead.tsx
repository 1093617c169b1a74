import { Flex } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '../../design/TextLink'

type Props = {
  /** Where the list is that this record belongs to, and what the way there is called. */
  list: string
  back: string
  children: ReactNode
}

/** Under a record's title: the way back to its list, and what it is in a few words, however long each is. */
export function RecordLead({ list, back, children }: Props) {
  return (
    <Flex columnGap={5} rowGap={1} wrap="wrap" align="center" overflowWrap="anywhere">
      <TextLink href={list} display="inline-flex" alignItems="center" gap={1.5}>
        <ArrowLeft size={16} aria-hidden />
        {back}
      </TextLink>
      {children}
    </Flex>
  )
}
