import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { InvitationLink as Link } from '../../../../shared/team'
import { invitationLink as words } from '../../copy/adminTeam'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { TextField } from '../../design/form/TextField'

type Props = { link: Link; onClose: () => void }

/** An invitation link to copy. It is shown once, because the server stores only its hash. */
export function InvitationLink({ link: { email, address }, onClose }: Props) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid(words.copied)
    } catch {
      // No clipboard access (plain HTTP, or denied): the user copies from the field.
      setSaid(words.byHand)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      size="narrow"
      actions={
        <>
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <Button variant="outline" onClick={onClose}>
            {parts.close}
          </Button>
        </>
      }
    >
      <chakra.p mb={4} overflowWrap="anywhere">
        {words.text(email)}
      </chakra.p>
      <TextField
        label={words.label}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <chakra.p role="status" mt={2} minH="1.5em">
        {said}
      </chakra.p>
    </Dialog>
  )
}
