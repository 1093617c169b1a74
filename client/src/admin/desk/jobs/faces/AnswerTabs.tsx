import { chakra, Flex } from '@chakra-ui/react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import {
  ANSWER_GROUPS,
  type AnswerGroup,
  answerGroupOf,
} from '../../../../../../shared/desk/steps/answerGroups'
import { desk } from '../../copy'

const copy = desk.job.groups

type Props = { claims: readonly ClaimView[]; chosen: AnswerGroup; onChoose: (group: AnswerGroup) => void }

/** Shows only the talents with one kind of answer, and says how many there are of each. */
export function AnswerTabs({ claims, chosen, onChoose }: Props) {
  const groups = claims.map(answerGroupOf)
  const countOf = (group: AnswerGroup) =>
    group === 'all' ? groups.length : groups.filter((each) => each === group).length
  const shown = ANSWER_GROUPS.filter((group) => countOf(group) > 0 || group === chosen)
  // With one kind of answer there is nothing to choose.
  if (shown.length < 3) return null
  return (
    <Flex as="fieldset" aria-label={copy.label} columnGap={5} overflowX="auto" mb={1}>
      {shown.map((group) => (
        <chakra.button
          key={group}
          type="button"
          aria-pressed={chosen === group}
          onClick={() => onChoose(group)}
          minH={{ base: 'touch', md: 8 }}
          flex="none"
          cursor="pointer"
          fontWeight={chosen === group ? 'bold' : 'medium'}
          borderBottom="2px solid"
          borderColor={chosen === group ? 'fg' : 'transparent'}
        >
          {copy.names[group]}{' '}
          <chakra.span textStyle="data" color="fgQuiet">
            {countOf(group)}
          </chakra.span>
        </chakra.button>
      ))}
    </Flex>
  )
}
