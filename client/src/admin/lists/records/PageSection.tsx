import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { title: string; aside?: ReactNode; children: ReactNode }

/** A section of an admin page; `aside` is to the right of its heading. It takes the focus of a line that is gone. */
export const PageSection = ({ title, aside, children }: Props) => (
  <section aria-label={title} tabIndex={-1} data-landing>
    <Flex align="baseline" justify="space-between" gap={3} wrap="wrap" mb={3}>
      <chakra.h2 textStyle="subheading">{title}</chakra.h2>
      {aside}
    </Flex>
    {children}
  </section>
)
