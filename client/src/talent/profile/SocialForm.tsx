import type { OwnProfile } from '../../../../shared/profile'
import { talent } from '../../copy/talent'
import { SocialFields } from '../../design/profile/SocialFields'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

export function SocialForm({ profile }: { profile: OwnProfile }) {
  const words = talent.profile
  const { field, frame } = useProfileForm('social', profile)
  return (
    <ProfileForm title={words.social} submit={words.socialSubmit} {...frame}>
      <SocialFields field={field} />
    </ProfileForm>
  )
}
