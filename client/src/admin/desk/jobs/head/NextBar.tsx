import { Box, chakra, Flex } from '@chakra-ui/react'
import { deskDay } from '../../../../../../shared/desk/nearDays'
import type { NextStep } from '../../../../../../shared/desk/steps/nextSteps'

import { Button } from '../../../../design/actions/Button'
import { desk } from '../../copy'
import type { Stages } from '../useStages'
import { head, nextWords } from './copy'

type Props = {
  next: NextStep | null
  stages: Stages
  missing: readonly string[]
  onPress: (next: NextStep) => void
}

/** What to do first in this job, why, and the one red button of the page: of the next step, else of the stage. */
export function NextBar({ next, stages: { usual, lastDay }, missing, onPress }: Props) {
  const { act, why, button } = next ? nextWords(next) : { act: null, why: null, button: null }
  const isOfStage = isStageNext(next)
  if (!next && !usual && !lastDay) return null
  const more = [
    lastDay !== undefined && desk.job.doneAfter(deskDay(lastDay)),
    missing.length > 0 && desk.job.missing(missing.join(', ')),
  ].filter((line) => line !== false)
  return (
    <Flex
      as="section"
      aria-label={head.next}
      // A step that was made leaves the focus at the next one.
      tabIndex={-1}
      data-landing
      align="center"
      justify="space-between"
      columnGap={4}
      rowGap={2}
      wrap="wrap"
      py={2}
      mb={4}
      borderY="1px solid"
      borderColor="fg"
    >
      <Flex gap={6} align="baseline" minW={0} flex="1 1 16rem">
        <chakra.h2 textStyle="label" display={{ base: 'none', md: 'block' }}>
          {head.next}
        </chakra.h2>
        <Box minW={0} overflowWrap="anywhere">
          {act ? (
            <p>
              <strong>{act}</strong> {why}
            </p>
          ) : null}
          {more.map((line) => (
            <chakra.p key={line} textStyle="small" color="fgQuiet">
              {line}
            </chakra.p>
          ))}
        </Box>
      </Flex>
      {next && button ? (
        <Button variant="primary" width={{ base: 'full', md: 'auto' }} onClick={() => onPress(next)}>
          <chakra.span minW={0} overflowWrap="anywhere">
            {button}
          </chakra.span>
        </Button>
      ) : null}
      {isOfStage && usual ? (
        // Another step is another button: a second press never makes it.
        <Button key={usual.stage} variant="primary" width={{ base: 'full', md: 'auto' }} onClick={usual.go}>
          {usual.label}
        </Button>
      ) : null}
    </Flex>
  )
}

/** A step of the whole job comes first: its price, or its end. */
export const isStageNext = (next: NextStep | null) => next === null || next.step === 'agree price'
