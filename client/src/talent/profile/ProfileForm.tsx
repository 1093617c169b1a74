import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LeaveGuard } from '../../design/LeaveGuard'
import { SubmitButton } from '../../design/SubmitButton'
import { talent } from '../../words/talent'
import { ProfileSection } from './ProfileSection'

type Props = {
  title: string
  submit: string
  isSaving: boolean
  isDirty: boolean
  onSend: () => void
  children: ReactNode
}

/** One of the four forms under its own heading, with its own button. */
export function ProfileForm({ title, submit, isSaving, isDirty, onSend, children }: Props) {
  return (
    <ProfileSection title={title} gap={5} onSend={onSend}>
      {children}
      <Box>
        <SubmitButton look="solid" busy={isSaving} busyWords={talent.profile.updating}>
          {submit}
        </SubmitButton>
      </Box>
      <LeaveGuard isDirty={isDirty} />
    </ProfileSection>
  )
}
