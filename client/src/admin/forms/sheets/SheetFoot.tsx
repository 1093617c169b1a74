import { Flex } from '@chakra-ui/react'
import { Problem } from '../../../design/feedback/Problem'
import { SubmitButton } from '../../../design/form/SubmitButton'

type Props = {
  copy: { nothing: string; adding: string; reading: string }
  /** what the button says; null where nothing of the sheet is new */
  add: string | null
  work: { error: string | null; busy: 'reading' | 'adding' | null; run: () => void }
}

/** Imports what was forecast, and says why it could not be. It stays in sight below the lines. */
export const SheetFoot = ({ copy, add, work: { error, busy, run } }: Props) => (
  <Flex
    gap={4}
    wrap="wrap"
    align="center"
    position="sticky"
    bottom="var(--bottom-bar, 0px)"
    zIndex="raised"
    py={3}
    bg="bg"
    borderTop="1px solid"
    borderColor="fg"
  >
    {add === null ? (
      <p role="status">{copy.nothing}</p>
    ) : (
      <SubmitButton
        busy={busy !== null}
        busyWords={busy === 'adding' ? copy.adding : copy.reading}
        onClick={run}
      >
        {add}
      </SubmitButton>
    )}
    <Problem>{error ?? null}</Problem>
  </Flex>
)
