import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'

const Line = chakra('span', { base: { display: 'block', minW: { md: '8.5rem' } } })

/** Goes to a line of its own as a whole before it is broken within. */
const Half = chakra('span', {
  base: { display: 'inline-block', maxW: 'full', overflowWrap: 'anywhere', verticalAlign: 'bottom' },
})

/**
 * An e-mail address in a table: a long one breaks rather than pushing the other columns out, first after its `@`, then
 * after a dot, and only where that is not enough in the middle of a word.
 */
export function Address({ children }: { children: string | null }) {
  const halves = children?.match(/[^@]+@?|@/g) ?? []
  return (
    <Line>
      {halves.map((half, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else
        <Half key={at}>
          {(half.match(/[^.]+\.*|\.+/g) ?? []).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Fragment key={place}>
              {place === 0 ? null : <wbr />}
              {part}
            </Fragment>
          ))}
        </Half>
      ))}
    </Line>
  )
}
