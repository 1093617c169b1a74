import { Box, chakra } from '@chakra-ui/react'
import { deskMoment } from '../../../../../shared/desk/dayWords'
import { Button } from '../../../design/actions/Button'
import { ProblemBox } from '../../../design/feedback/ProblemBox'
import { type ApiError, reasonOf } from '../../../lib/apiError'
import { desk } from '../copy'

const copy = desk.meanwhile

type Props = { refusal: ApiError; onClose: () => void }

/** Why a decision was refused, and what colleagues decided in the meantime. */
export function Meanwhile({ refusal, onClose }: Props) {
  const { kind, since: lines = [] } = refusal.conflict ?? {}
  // A missing yes is missing from the start: nothing happened since.
  const since = kind === 'no yes' ? [] : lines
  return (
    <ProblemBox mb={6}>
      <chakra.p fontWeight="semibold">{reasonOf(refusal)}</chakra.p>
      {since.length > 0 ? (
        <>
          <chakra.h2 textStyle="label" mt={3} mb={1}>
            {copy.title}
          </chakra.h2>
          <ul>
            {since.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of the same second may read the same
              <li key={at}>
                {deskMoment(line.at)} · {line.words}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button variant="outline" size="touch" mt={3} onClick={onClose}>
        {copy.close}
      </Button>
    </ProblemBox>
  )
}

/** The same on a long page: in sight, wherever the button was that was pressed. */
export const MeanwhileOnPage = (props: Props) => (
  <Box position="sticky" top="var(--sticky-top)" bottom="calc(var(--bottom-bar, 0px) + 1rem)" zIndex="raised">
    <Meanwhile {...props} />
  </Box>
)
