import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { OwnProfile } from '../../../../shared/roster/profile'
import { LatePart } from '../../design/feedback/LatePart'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { talent } from '../copy'
import { phones } from '../phones/copy'
import { AboutForm } from './AboutForm'
import { BasicForm } from './BasicForm'
import { PhysicalForm } from './PhysicalForm'
import { ProfileSection } from './ProfileSection'
import { SocialForm } from './SocialForm'
import { YourData } from './YourData'
import { YourPassword } from './YourPassword'

const loadPhones = () => import('../phones/OwnPhones')

export default function ProfileTab({ profile }: { profile: OwnProfile }) {
  const [gender, setGender] = useState(profile.gender ?? '')
  return (
    <Box display="grid" gap={12}>
      <PrivacyNotice words={talent.profile.privacy} />
      <BasicForm profile={profile} onGender={setGender} />
      <PhysicalForm profile={profile} chosenGender={gender === (profile.gender ?? '') ? null : gender} />
      <SocialForm profile={profile} />
      <AboutForm profile={profile} />
      <YourPassword />
      <ProfileSection title={phones.title} gap={5}>
        <LatePart load={loadPhones} loading={null}>
          {(OwnPhones) => <OwnPhones />}
        </LatePart>
      </ProfileSection>
      <YourData />
    </Box>
  )
}
