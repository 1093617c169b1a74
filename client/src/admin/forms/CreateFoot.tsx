import { Flex } from '@chakra-ui/react'
import { LinkButton } from '../../design/LinkButton'
import { SubmitButton } from '../../design/SubmitButton'

type Props = {
  words: { submit: string; busy: string; cancel: string }
  isBusy: boolean
  /** Where its list is: the way back without it. */
  list: string
  mt: number
}

/** At the foot of a page that makes something new: the button, and the way back. */
export function CreateFoot({ words, isBusy, list, mt }: Props) {
  return (
    <Flex gap={3} mt={mt} wrap="wrap">
      <SubmitButton busy={isBusy} busyWords={words.busy}>
        {words.submit}
      </SubmitButton>
      <LinkButton href={list} look="outline">
        {words.cancel}
      </LinkButton>
    </Flex>
  )
}
