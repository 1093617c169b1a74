import { Flex } from '@chakra-ui/react'
import { LinkButton } from '../../design/actions/LinkButton'
import { SubmitButton } from '../../design/form/SubmitButton'

type Props = {
  copy: { submit: string; busy: string; cancel: string }
  isBusy: boolean
  /** Path of the list that Cancel returns to. */
  list: string
  mt: number
}

/** Submit and Cancel buttons of a page that creates a record. */
export function FormActions({ copy, isBusy, list, mt }: Props) {
  return (
    <Flex gap={3} mt={mt} wrap="wrap">
      <SubmitButton busy={isBusy} busyWords={copy.busy}>
        {copy.submit}
      </SubmitButton>
      <LinkButton href={list} variant="outline">
        {copy.cancel}
      </LinkButton>
    </Flex>
  )
}
