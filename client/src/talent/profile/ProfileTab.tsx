import { Box } from '@chakra-ui/react'
import type { OwnProfile } from '../../../../shared/profile'
import { DataNotice } from '../../design/DataNotice'
import { talent } from '../../words/talent'
import { AboutForm } from './AboutForm'
import { BasicForm } from './BasicForm'
import { PhysicalForm } from './PhysicalForm'
import { SocialForm } from './SocialForm'
import { YourData } from './YourData'

/** Four forms, each with its own button (specification section 2, Profile tab), and one's own data. */
export default function ProfileTab({ profile }: { profile: OwnProfile }) {
  return (
    <Box display="grid" gap={12}>
      <DataNotice words={talent.profile.privacy} />
      <BasicForm profile={profile} />
      <PhysicalForm profile={profile} />
      <SocialForm profile={profile} />
      <AboutForm profile={profile} />
      <YourData />
    </Box>
  )
}
