import { Box, chakra, Grid } from '@chakra-ui/react'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { Dialog } from '../../../../design/feedback/Dialog'
import { legalEditor } from './legalEditor.copy'

const copy = legalEditor.notice
const ANSWERS = [
  { isNewNotice: true, answer: copy.yes, help: copy.yesHelp },
  { isNewNotice: false, answer: copy.no, help: copy.noHelp },
]

type Props = { open: boolean; onAnswer: (isNewNotice: boolean) => void; onClose: () => void }

/** Asks before a changed privacy policy is saved; without an answer nothing is. */
export const NoticeQuestion = ({ open, onAnswer, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={copy.title}
    actions={
      <Button variant="outline" onClick={onClose}>
        {parts.cancel}
      </Button>
    }
  >
    <p>{copy.text}</p>
    <Grid gap={5} mt={5}>
      {ANSWERS.map(({ isNewNotice, answer, help }) => (
        <Box key={answer}>
          <Button variant="outline" onClick={() => onAnswer(isNewNotice)}>
            {answer}
          </Button>
          <chakra.p textStyle="small" color="fgQuiet" mt={1.5}>
            {help}
          </chakra.p>
        </Box>
      ))}
    </Grid>
  </Dialog>
)
