import { chakra } from '@chakra-ui/react'
import { ownPassword as words } from '../../../copy/ownPassword'
import { OwnPasswordFields } from '../../../design/form/OwnPasswordFields'
import { useOwnPassword } from '../../../lib/useOwnPassword'
import { ShortForm } from '../../forms/ShortForm'

export function OwnPassword() {
  const { isBusy, onSend, ...fields } = useOwnPassword()
  return (
    <ShortForm submit={words.submit} busy={isBusy} busyWords={words.busy} onSend={onSend}>
      <chakra.h2 textStyle="subheading">{words.title}</chakra.h2>
      <OwnPasswordFields {...fields} />
    </ShortForm>
  )
}
