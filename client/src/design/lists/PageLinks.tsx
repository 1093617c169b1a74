import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { parts } from '../../copy/parts'

const Plain = chakra(Link)

type Props = {
  page: number
  totalPages: number
  onPage: (page: number) => void
  addressOf: (page: number) => string
}

/** How many pages beside the current one are shown; the first and the last always are. */
const NEAR = 2

/** The pages of a list as plain links, for search engines and for browsers without scripts. */
export function PageLinks({ page, totalPages, onPage, addressOf }: Props) {
  const numbers = Array.from({ length: totalPages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === totalPages || Math.abs(number - page) <= NEAR,
  )
  return (
    <chakra.ul
      role="list"
      display="flex"
      flexBasis="full"
      justifyContent="center"
      flexWrap="wrap"
      textStyle="data"
    >
      {numbers.map((number, at) => (
        <chakra.li key={number} display="flex" alignItems="center">
          {number - (numbers[at - 1] ?? 0) > 1 ? <span aria-hidden>…</span> : null}
          <Plain
            href={addressOf(number)}
            aria-label={parts.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              onPage(number)
            }}
            display="grid"
            placeItems="center"
            minW="touch"
            minH="touch"
            _hover={{ textDecoration: 'underline' }}
            _currentPage={{ fontWeight: 'bold', textDecoration: 'underline', textDecorationColor: 'accent' }}
          >
            {number}
          </Plain>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
