import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../../design/actions/Button'
import { roster } from '../copy'
import { lineUp as copy } from './copy'
import type { LineUp } from './LineUp'
import { LineUpDialog } from './LineUpDialog'

/** At the foot of the screen while models are marked: how many, and the way to the line-up. */
export function LineUpBar({ lineUp }: { lineUp: LineUp }) {
  const count = lineUp.marked.length
  return (
    <>
      <Box
        role="region"
        aria-label={copy.title}
        data-theme="dark"
        position="sticky"
        bottom={0}
        zIndex="sticky"
        mx="-gutter"
        px="gutter"
        py={2}
        pb="calc(0.5rem + env(safe-area-inset-bottom))"
      >
        <Flex align="center" justify="space-between" columnGap={4} rowGap={2} wrap="wrap">
          <chakra.p role="status" textStyle="data" flex="1 1 8rem">
            {copy.marked(count)}
          </chakra.p>
          <Flex gap={2}>
            <Button variant="quiet" onClick={() => lineUp.turn(false)}>
              {copy.stop}
            </Button>
            <Button disabled={count < 2} onClick={lineUp.open}>
              {roster.list.compare}
            </Button>
          </Flex>
        </Flex>
      </Box>
      {lineUp.shown.length > 0 ? <LineUpDialog keys={lineUp.shown} onClose={lineUp.close} /> : null}
    </>
  )
}
