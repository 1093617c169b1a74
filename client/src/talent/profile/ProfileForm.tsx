import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EditConflictPanel } from '../../design/feedback/EditConflictPanel'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../design/form/SubmitButton'
import type { VersionedForm } from '../../lib/forms/useVersionedForm'
import { talent } from '../copy'
import { ProfileSection } from './ProfileSection'
import { labelOf, type Texts } from './typed'

type Props = {
  title: string
  submit: string
  isSaving: boolean
  isDirty: boolean
  edit: VersionedForm<Texts, 'form'>
  onSend: () => void
  children: ReactNode
}

export function ProfileForm({ title, submit, isSaving, isDirty, edit, onSend, children }: Props) {
  return (
    <ProfileSection title={title} gap={5} onSend={onSend}>
      {children}
      <EditConflictPanel edit={edit} labelOf={labelOf} onSave={onSend} />
      <Box>
        <SubmitButton variant="solid" busy={isSaving} busyWords={talent.profile.updating}>
          {submit}
        </SubmitButton>
      </Box>
      <UnsavedChangesGuard isDirty={isDirty} />
    </ProfileSection>
  )
}
