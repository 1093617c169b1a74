import { chakra, Flex } from '@chakra-ui/react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { stepOfTalent } from '../../../../../../shared/desk/steps/nextSteps'
import { Button } from '../../../../design/actions/Button'
import { FaceImage } from '../../../../design/media/FaceImage'
import { desk } from '../../copy'
import { LIVING } from './claimDays'

const copy = desk.job.out
const FACE_PX = 28
const NAMES_MAX = 4

/** Whether a talent said no or was let go: nothing is to do about it here, unless the option was lost to another job. */
export const isOut = (job: JobRecord, claim: ClaimView) =>
  claim.dates.length > 0 &&
  claim.dates.every(({ state }) => !LIVING.includes(state)) &&
  stepOfTalent(job, claim) !== 'ask again'

/** Why one is out: what was said, else what became of the date. */
const reasonOf = ({ answer, answerWords, dates: [date] }: ClaimView) =>
  answer === 'no'
    ? [copy.saidNo, answerWords].filter(Boolean).join(': ')
    : (date && desk.job.states[date.state].toLowerCase()) || ''

type Props = { claims: readonly ClaimView[]; isOpen: boolean; onPress: () => void }

/** Those who are out of a job, on one line; a press shows them among the others. */
export function OutLine({ claims, isOpen, onPress }: Props) {
  const [only] = claims
  const names = claims.slice(0, NAMES_MAX).map(({ modelName }) => modelName)
  const others = claims.length - names.length
  return (
    <Flex
      align="center"
      gap={3}
      minH={10}
      borderTop="1px solid"
      borderColor="hairline"
      textStyle="small"
      color="fgQuiet"
    >
      {claims.slice(0, NAMES_MAX).map(({ id, face, modelName }) => (
        <FaceImage key={id} face={face} name={modelName} px={FACE_PX} />
      ))}
      <chakra.span flex="1" minW={0} overflowWrap="anywhere">
        {claims.length === 1 && only
          ? copy.one(only.modelName, reasonOf(only))
          : copy.several(claims.length, others > 0 ? [...names, copy.more(others)] : names)}
      </chakra.span>
      <Button
        variant="quiet"
        size="touch"
        minH={{ base: 'touch', md: 8 }}
        px={0}
        aria-expanded={isOpen}
        onClick={onPress}
      >
        {isOpen ? copy.hide : copy.show}
      </Button>
    </Flex>
  )
}
