import { chakra } from '@chakra-ui/react'
import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { adminSettings } from './copy'

const copy = adminSettings.refused

/** Why a mail server was not saved: what it answered. It can be saved all the same. */
export function RefusedServer({
  answer,
  isBusy,
  onSave,
}: {
  answer: string
  isBusy: boolean
  onSave: () => void
}) {
  return (
    <Banner tone="error" mt={6}>
      <p>{copy.title}</p>
      <chakra.p mt={1} textStyle="data" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {answer}
      </chakra.p>
      <chakra.p mt={2} fontWeight="normal">
        {copy.text}
      </chakra.p>
      <Button variant="outline" mt={3} disabled={isBusy} onClick={onSave}>
        {copy.save}
      </Button>
    </Banner>
  )
}
