import type { OwnProfile } from '../../../../shared/profile'
import { TextArea } from '../../design/TextArea'
import { talent } from '../../words/talent'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

export function AboutForm({ profile }: { profile: OwnProfile }) {
  const words = talent.profile
  const { field, frame } = useProfileForm('about', profile)
  return (
    <ProfileForm title={words.about} submit={words.aboutSubmit} {...frame}>
      <TextArea label={words.aboutYou} {...field('aboutYou')} />
      <TextArea label={words.whyHire} {...field('whyHire')} />
    </ProfileForm>
  )
}
