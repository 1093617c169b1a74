import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** where a link of the page leads to it */
  id?: string
  aside?: ReactNode
  children: ReactNode
}

/** A section of an admin page; `aside` is to the right of its heading. It takes the focus of a line that is gone. */
export const PageSection = ({ title, id, aside, children }: Props) => (
  <section id={id} aria-label={title} tabIndex={-1} data-landing>
    <Flex align="baseline" justify="space-between" gap={3} wrap="wrap" mb={3}>
      <chakra.h2 textStyle="subheading">{title}</chakra.h2>
      {aside}
    </Flex>
    {children}
  </section>
)
