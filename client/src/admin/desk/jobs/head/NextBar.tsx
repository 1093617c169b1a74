import { chakra, Flex } from '@chakra-ui/react'
import type { NextStep } from '../../../../../../shared/desk/nextSteps'
import { Button } from '../../../../design/actions/Button'
import { head, nextWords } from './copy'

type Props = { next: NextStep | null; onPress: (next: NextStep) => void }

/** What to do first in this job, why, and the one red button of the page. */
export function NextBar({ next, onPress }: Props) {
  if (!next) return null
  const { act, why, button } = nextWords(next)
  return (
    <Flex
      as="section"
      aria-label={head.next}
      align="center"
      justify="space-between"
      gap={4}
      wrap="wrap"
      py={3}
      mb={6}
      borderY="1px solid"
      borderColor="fg"
    >
      <Flex gap={6} align="baseline" minW={0} flex="1 1 16rem">
        <chakra.h2 textStyle="label" display={{ base: 'none', md: 'block' }}>
          {head.next}
        </chakra.h2>
        <chakra.p minW={0} overflowWrap="anywhere">
          <strong>{act}</strong> {why}
        </chakra.p>
      </Flex>
      {button ? (
        <Button variant="primary" width={{ base: 'full', md: 'auto' }} onClick={() => onPress(next)}>
          <chakra.span minW={0} overflowWrap="anywhere">
            {button}
          </chakra.span>
        </Button>
      ) : null}
    </Flex>
  )
}
