import type { OwnProfile } from '../../../../shared/roster/profile'
import { SocialFields } from '../../design/profile/SocialFields'
import { talent } from '../copy'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

export function SocialForm({ profile }: { profile: OwnProfile }) {
  const copy = talent.profile
  const { field, frame } = useProfileForm('social', profile)
  return (
    <ProfileForm title={copy.social} submit={copy.socialSubmit} {...frame}>
      <SocialFields field={field} />
    </ProfileForm>
  )
}
