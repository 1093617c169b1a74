import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import type { NextStep } from '../../../../../../shared/desk/steps/nextSteps'
import { Button } from '../../../../design/actions/Button'
import { FaceImage } from '../../../../design/media/FaceImage'
import { desk } from '../../copy'
import type { Stages } from '../useStages'
import { head, nextWords } from './copy'
import type { MoneyNext } from './useMoneyNext'

const FACE_PX = 36
const FACES_MAX = 3

const NOTHING = { act: null, why: null, button: null }

type Props = {
  next: NextStep | null
  stages: Stages
  money: MoneyNext
  missing: readonly string[]
  /** of whom the next step is about */
  claims: readonly Pick<ClaimView, 'id' | 'modelName' | 'face'>[]
  onPress: (next: NextStep) => void
}

/** What to do first in this job, why, and the one red button of the page: of the next step, else of the stage; none in a job that is over. */
export function NextBar({
  next,
  stages: { usual, isOver, lastDay },
  money,
  missing,
  claims,
  onPress,
}: Props) {
  const { act, why, button } = money.next ?? (next ? nextWords(next) : NOTHING)
  const isOfStage = isStageNext(next) && !money.next && !money.isPending
  if (!act && !usual && !lastDay) return null
  const ids = next && 'talents' in next ? next.talents.map(({ id }) => id) : []
  const faces = claims.filter(({ id }) => ids.includes(id)).slice(0, FACES_MAX)
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
      mb={{ base: 0, md: 3 }}
      borderTop="1px solid"
      // On a phone the head of the job below it has one.
      borderBottom={{ base: 'none', md: '1px solid' }}
      borderColor="fg"
    >
      <Flex columnGap={{ base: 3, md: 6 }} align="baseline" minW={0} flex="1 1 16rem">
        <chakra.h2 textStyle="label" display={{ base: 'none', md: 'block' }}>
          {head.next}
        </chakra.h2>
        {faces.length > 0 ? (
          <Flex gap={1} flex="none" alignSelf="center">
            {faces.map(({ id, modelName, face }) => (
              <FaceImage key={id} face={face} name={modelName} px={FACE_PX} />
            ))}
          </Flex>
        ) : null}
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
      {money.next?.button}
      {next && button ? (
        <Button variant="primary" width={{ base: 'full', md: 'auto' }} onClick={() => onPress(next)}>
          <chakra.span minW={0} overflowWrap="anywhere">
            {button}
          </chakra.span>
        </Button>
      ) : null}
      {isOfStage && usual ? (
        // Another step is another button: a second press never makes it.
        <Button
          key={usual.stage}
          variant={isOver ? 'outline' : 'primary'}
          width={{ base: 'full', md: 'auto' }}
          onClick={usual.go}
        >
          {usual.label}
        </Button>
      ) : null}
    </Flex>
  )
}

/** A step of the whole job comes first: its price, or its end. */
export const isStageNext = (next: NextStep | null) => next === null || next.step === 'agree price'
