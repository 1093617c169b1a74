import type { OwnProfile } from '../../../../shared/profile'
import { TextField } from '../../design/TextField'
import { talent } from '../../words/talent'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

/** Instagram carries the star, as the specification labels it; nothing here is enforced (section 5). */
export function SocialForm({ profile }: { profile: OwnProfile }) {
  const words = talent.profile
  const { field, frame } = useProfileForm('social', profile)
  return (
    <ProfileForm title={words.social} submit={words.socialSubmit} {...frame}>
      <TextField label={words.instagram} required {...field('instagram')} />
      <TextField label={words.facebook} {...field('facebook')} />
      <TextField label={words.twitter} {...field('twitter')} />
    </ProfileForm>
  )
}
