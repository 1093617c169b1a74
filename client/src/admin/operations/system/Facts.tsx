import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Badge } from '../../../design/feedback/Badge'

export const Facts = ({ children }: { children: ReactNode }) => <chakra.dl>{children}</chakra.dl>

type Props = {
  name: string
  /** A warning about the value. */
  alarm?: string | undefined
  children: ReactNode
}

export const Fact = ({ name, alarm, children }: Props) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 14rem) minmax(0, 1fr)' }}
    columnGap={6}
    rowGap={1}
    py={2.5}
    borderTop="1px solid"
    borderColor="hairline"
  >
    <chakra.dt color="fgQuiet">{name}</chakra.dt>
    <chakra.dd display="flex" columnGap={3} rowGap={1} flexWrap="wrap" alignItems="center" minW={0}>
      <chakra.div minW={0} overflowWrap="anywhere">
        {children}
      </chakra.div>
      {alarm ? <Badge tone="red">{alarm}</Badge> : null}
    </chakra.dd>
  </chakra.div>
)
