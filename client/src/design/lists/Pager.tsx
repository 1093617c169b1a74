import { chakra, Flex, type FlexProps } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { parts } from '../../copy/parts'
import { AddressButton } from '../actions/AddressButton'
import { Button } from '../actions/Button'
import { PageLinks } from './PageLinks'

type Props = FlexProps & {
  page: number
  totalPages: number
  onPage: (page: number) => void
  /** The address of a page, on a list that is read without scripts too: its pages are links as well. */
  addressOf?: (page: number) => string
}

/** 'Page X of Y' between Previous and Next; nothing for a single page. */
export function Pager({ page, totalPages, onPage, addressOf, ...rest }: Props) {
  if (totalPages <= 1 && page <= 1) return null
  const turn = (to: number, children: ReactNode) => {
    const look = { variant: 'outline', px: { base: 3, sm: 5 }, disabled: to < 1 || to > totalPages } as const
    return addressOf ? (
      <AddressButton {...look} address={addressOf(to)} onPress={() => onPage(to)}>
        {children}
      </AddressButton>
    ) : (
      <Button {...look} onClick={() => onPage(to)}>
        {children}
      </Button>
    )
  }
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
      {turn(
        page - 1,
        <>
          <ArrowLeft aria-hidden />
          {parts.previous}
        </>,
      )}
      <chakra.p textStyle="data" whiteSpace="nowrap" aria-live="polite">
        {parts.pageOf(page, totalPages)}
      </chakra.p>
      {turn(
        page + 1,
        <>
          {parts.next}
          <ArrowRight aria-hidden />
        </>,
      )}
      {addressOf ? <PageLinks {...{ page, totalPages, onPage, addressOf }} /> : null}
    </Flex>
  )
}
