import { chakra, Flex, type FlexProps } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { parts } from '../words/parts'
import { Button } from './Button'

type Props = FlexProps & { page: number; totalPages: number; onPage: (page: number) => void }

/** 'Page X of Y' between Previous and Next; nothing when there is but one page. */
export function Pager({ page, totalPages, onPage, ...rest }: Props) {
  if (totalPages <= 1 && page <= 1) return null
  return (
    <Flex
      as="nav"
      aria-label={parts.pages}
      align="center"
      justify="space-between"
      wrap="wrap"
      gap={{ base: 2, sm: 4 }}
      py={5}
      {...rest}
    >
      <Button look="outline" px={{ base: 3, sm: 5 }} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ArrowLeft aria-hidden />
        {parts.previous}
      </Button>
      <chakra.p textStyle="data" whiteSpace="nowrap" aria-live="polite">
        {parts.pageOf(page, totalPages)}
      </chakra.p>
      <Button
        look="outline"
        px={{ base: 3, sm: 5 }}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        {parts.next}
        <ArrowRight aria-hidden />
      </Button>
    </Flex>
  )
}
