import { Box, chakra, Flex } from '@chakra-ui/react'
import { FaceImage } from '../../../../design/media/FaceImage'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import type { TogetherQuestions } from '../beforeConfirming'
import { Losses } from './Losses'

const copy = desk.job.confirm
const FACE_PX = 48

type Props = {
  title: string
  act: string
  questions: TogetherQuestions
  isBusy: boolean
  onAct: () => void
  onClose: () => void
}

/** What is missing for each of several talents, and who loses a day, before they are confirmed together. */
export function ConfirmTogetherDialog({ questions: { talents, losses, tooMany }, ...props }: Props) {
  return (
    <DecisionDialog keep={copy.notYet} busyWords={copy.busy} {...props}>
      <ul>
        {talents.map(({ claim: { id, modelName, face }, missing }) => (
          <chakra.li key={id} borderTop="1px solid" borderColor="hairline" py={2}>
            <Flex gap={3} align="center">
              <FaceImage face={face} name={modelName} px={FACE_PX} />
              <Box minW={0} overflowWrap="anywhere">
                <chakra.p fontWeight="bold">{modelName}</chakra.p>
                <chakra.p textStyle="small" color={missing.length > 0 ? undefined : 'fgQuiet'}>
                  {missing.length > 0 ? copy.missing(missing.join(', ')) : copy.nothingMissing}
                </chakra.p>
              </Box>
            </Flex>
          </chakra.li>
        ))}
      </ul>
      <Losses title={desk.job.losesDates} lines={losses} />
      <Losses title={desk.job.roles.heading} lines={tooMany} />
    </DecisionDialog>
  )
}
