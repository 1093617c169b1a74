import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Fact = readonly [label: string, fact: string]
type Props = {
  title: string
  line?: string | undefined
  badge: ReactNode
  text?: string | null
  facts?: readonly Fact[]
  foot?: ReactNode
  actions?: ReactNode
}

export function Card({ title, line, badge, text, facts = [], foot, actions }: Props) {
  return (
    <CardBox>
      <Flex justify="space-between" align="start" wrap="wrap" columnGap={4} rowGap={2}>
        <chakra.div flex="1 1 10rem" minW={0}>
          <chakra.h3 textStyle="subheading">{title}</chakra.h3>
          {line ? (
            <chakra.p textStyle="small" color="fgQuiet">
              {line}
            </chakra.p>
          ) : null}
        </chakra.div>
        {badge}
      </Flex>
      {text ? (
        <chakra.p mt={3} maxW="measure" whiteSpace="pre-wrap">
          {text}
        </chakra.p>
      ) : null}
      {facts.length > 0 ? (
        <chakra.dl display="flex" flexWrap="wrap" columnGap={8} rowGap={2} mt={4}>
          {facts.map(([label, fact]) => (
            <div key={label}>
              <chakra.dt textStyle="label" color="fgQuiet">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="data">{fact}</chakra.dd>
            </div>
          ))}
        </chakra.dl>
      ) : null}
      {foot || actions ? (
        <Flex align="center" justify="space-between" wrap="wrap" columnGap={6} rowGap={3} mt={4}>
          <chakra.p textStyle="edge" color="fgQuiet">
            {foot}
          </chakra.p>
          {actions ? (
            <Flex gap={3} align="center" wrap="wrap">
              {actions}
            </Flex>
          ) : null}
        </Flex>
      ) : null}
    </CardBox>
  )
}

/** The box of a card. */
export const CardBox = chakra('li', {
  base: {
    bg: 'surface',
    outline: '1px solid',
    outlineColor: 'hairline',
    p: { base: 4, md: 5 },
    minW: 0,
    overflowWrap: 'anywhere',
  },
})

export const Cards = chakra('ul', { base: { display: 'grid', gap: 2 } }, { defaultProps: { role: 'list' } })
