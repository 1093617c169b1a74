import { Box } from '@chakra-ui/react'
import { parts } from '../../../copy/parts'
import { Skeleton } from '../../../design/feedback/Skeleton'
import { BackToModels } from './BackToModels'
import { ProfileLayout } from './ProfileLayout'

export function ProfileSkeleton() {
  return (
    <Box aria-busy="true">
      <Box role="status" srOnly>
        {parts.loading}
      </Box>
      <ProfileLayout
        back={<BackToModels />}
        name={<Skeleton height={{ base: '2rem', lg: '7rem' }} width="60%" mb={3} />}
        pictures={<Skeleton aspectRatio="3 / 4" />}
        facts={<Skeleton height="24rem" mt={6} />}
      />
    </Box>
  )
}
