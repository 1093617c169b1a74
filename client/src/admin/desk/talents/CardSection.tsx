import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SectionProps = { title: string; more?: string; aside?: ReactNode; children: ReactNode }
/** A part of the card: its heading, a remark beside it, and a link at the right. */
export const CardSection = ({ title, more, aside, children }: SectionProps) => (
  <section aria-label={title}>
    <Flex align="baseline" gap={3} wrap="wrap" borderBottom="1px solid" pb={1.5} mb={2}>
      <chakra.h2 textStyle="subheading">{title}</chakra.h2>
      <chakra.span textStyle="small" color="fgQuiet" flex="1 1 auto">
        {more}
      </chakra.span>
      {aside}
    </Flex>
    {children}
  </section>
)
