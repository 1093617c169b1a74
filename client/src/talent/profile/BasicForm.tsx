import type { OwnProfile } from '../../../../shared/roster/profile'
import { TextField } from '../../design/form/TextField'
import { BasicFields } from '../../design/profile/BasicFields'
import { talent } from '../copy'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

type Props = {
  profile: OwnProfile
  /** called with the chosen gender before it is saved */
  onGender: (gender: string) => void
}

export function BasicForm({ profile, onGender }: Props) {
  const copy = talent.profile
  const { field, frame } = useProfileForm('basic', profile)
  return (
    <ProfileForm title={copy.basic} submit={copy.basicSubmit} {...frame}>
      <BasicFields field={field} gap={5} onGender={onGender}>
        <TextField {...field('country')} autoComplete="country-name" />
      </BasicFields>
    </ProfileForm>
  )
}
