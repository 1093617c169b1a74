import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { ownPassword } from '../../copy/ownPassword'
import { Button } from '../../design/actions/Button'
import { talent } from '../copy'
import { ChangePassword } from './ChangePassword'
import { ProfileSection } from './ProfileSection'

/** The form is in a dialog, because the tab keeps its four forms. */
export function YourPassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <ProfileSection title={ownPassword.title} gap={8}>
      <Flex direction="column" align="start" gap={3}>
        <chakra.p maxW="measure">{talent.password.text}</chakra.p>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {ownPassword.submit}
        </Button>
      </Flex>
      {isOpen ? <ChangePassword onClose={() => setOpen(false)} /> : null}
    </ProfileSection>
  )
}
