import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { ownPassword } from '../../copy/ownPassword'
import { Button } from '../../design/actions/Button'
import { LatePart } from '../../design/feedback/LatePart'
import { talent } from '../copy'
import { ProfileSection } from './ProfileSection'

const loadForm = () => import('./ChangePassword')

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
      {isOpen ? (
        <LatePart load={loadForm} loading={null}>
          {(ChangePassword) => <ChangePassword onClose={() => setOpen(false)} />}
        </LatePart>
      ) : null}
    </ProfileSection>
  )
}
