import { Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../design/actions/Button'
import { SubmitButton } from '../../design/form/SubmitButton'

type Props = {
  copy: { save: string; saving: string; cancel: string }
  busy: boolean
  isChanged: boolean
  onCancel: () => void
}

/** The foot of a record in edit mode: Save and Cancel stay in reach, however long the form is. */
export function EditFoot({ copy, busy, isChanged, onCancel }: Props) {
  const foot = useRef<HTMLDivElement>(null)
  // The button that began the editing is gone: its focus goes to the first field. From a tab it stays there.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      foot.current
        ?.closest('form')
        ?.querySelector<HTMLElement>(':is(input, select, textarea):not([readonly])')
        ?.focus()
  }, [])
  return (
    <Flex
      ref={foot}
      position="sticky"
      bottom="var(--bottom-bar, 0px)"
      zIndex="raised"
      gap={3}
      wrap="wrap"
      mt={6}
      py={3}
      bg="bg"
      borderTop="1px solid"
      borderColor="hairline"
    >
      <SubmitButton busy={busy} busyWords={copy.saving} disabled={!isChanged}>
        {copy.save}
      </SubmitButton>
      <Button variant="outline" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Flex>
  )
}
