import type { OwnProfile } from '../../../../shared/roster/profile'
import { AboutFields } from '../../design/profile/AboutFields'
import { talent } from '../copy'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

export function AboutForm({ profile }: { profile: OwnProfile }) {
  const copy = talent.profile
  const { field, frame } = useProfileForm('about', profile)
  return (
    <ProfileForm title={copy.about} submit={copy.aboutSubmit} {...frame}>
      <AboutFields field={field} />
    </ProfileForm>
  )
}
