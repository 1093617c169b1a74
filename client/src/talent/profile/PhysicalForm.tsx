import { chakra } from '@chakra-ui/react'
import type { OwnProfile } from '../../../../shared/roster/profile'
import { PhysicalFields } from '../../design/profile/PhysicalFields'
import { talent } from '../copy'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

type Props = {
  profile: OwnProfile
  /** the gender that is chosen in the form above and not yet saved; null when there is none */
  chosenGender: string | null
}

/** Asks bust or chest by the gender that is saved: the server keeps the figure that fits it and drops the other one. */
export function PhysicalForm({ profile, chosenGender }: Props) {
  const copy = talent.profile
  const asked = copy.askedOf[chosenGender ?? 'other'] ?? null
  const { field, frame } = useProfileForm('physical', profile)
  return (
    <ProfileForm title={copy.physical} submit={copy.physicalSubmit} {...frame}>
      <PhysicalFields
        field={field}
        gap={5}
        gender={profile.gender}
        stored={profile}
        note={
          <chakra.p role="status" textStyle="small" color="fgQuiet" mt={asked ? 3 : 0}>
            {asked}
          </chakra.p>
        }
      />
    </ProfileForm>
  )
}
