import { chakra } from '@chakra-ui/react'
import { ownPassword as copy } from '../../../copy/ownPassword'
import { OwnPasswordFields } from '../../../design/form/OwnPasswordFields'
import { useOwnPassword } from '../../../lib/useOwnPassword'
import { ShortForm } from '../../forms/ShortForm'

export function OwnPassword() {
  const { isBusy, onSend, ...fields } = useOwnPassword()
  return (
    <ShortForm submit={copy.submit} busy={isBusy} busyWords={copy.busy} isSecond onSend={onSend}>
      <chakra.h2 textStyle="subheading">{copy.title}</chakra.h2>
      <OwnPasswordFields {...fields} />
    </ShortForm>
  )
}
