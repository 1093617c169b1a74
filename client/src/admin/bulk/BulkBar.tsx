import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { BULK_MAX } from '../../../../shared/limits'
import { Button } from '../../design/actions/Button'
import { bulk as copy } from './copy'
import type { Marks } from './useMarks'

/** What can be done with the marked rows, at the lower edge of the list. */
export function BulkBar({
  marks,
  most = BULK_MAX,
  children,
}: {
  marks: Pick<Marks, 'marked' | 'clear'> & { elsewhere?: number }
  most?: number
  children: ReactNode
}) {
  const { marked, clear, elsewhere = 0 } = marks
  if (marked.length === 0) return null
  return (
    <Flex
      as="section"
      aria-label={copy.marked(marked.length)}
      position="sticky"
      bottom="var(--bottom-bar, 0px)"
      zIndex="raised"
      mt={6}
      py={3}
      gap={3}
      wrap="wrap"
      align="center"
      bg="bg"
      borderTop="1px solid"
      borderColor="fg"
    >
      <chakra.span role="status" fontWeight="semibold">
        {copy.marked(marked.length)}
        {elsewhere > 0 ? copy.elsewhere(elsewhere) : ''}
      </chakra.span>
      {children}
      <Button variant="quiet" size="touch" onClick={clear}>
        {copy.clear}
      </Button>
      <chakra.span textStyle="small" color="fgQuiet" display={{ base: 'none', md: 'inline' }}>
        {copy.hint}
      </chakra.span>
      {marked.length === most ? <chakra.span textStyle="small">{copy.most(most)}</chakra.span> : null}
    </Flex>
  )
}
