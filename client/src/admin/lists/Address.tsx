import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'

const Line = chakra('span', {
  base: { display: 'block', minW: { md: '8.5rem' }, overflowWrap: 'anywhere' },
})

/**
 * An e-mail address in a table: a long one breaks rather than pushing the other columns out, where it can after its
 * `@` and its dots.
 */
export function Address({ children }: { children: string | null }) {
  const parts = children?.match(/[^@.]+[@.]*|[@.]+/g) ?? []
  return (
    <Line>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else
        <Fragment key={at}>
          {at === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </Line>
  )
}
