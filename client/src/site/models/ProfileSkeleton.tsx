import { Box } from '@chakra-ui/react'
import { Skeleton } from '../../design/Skeleton'
import { parts } from '../../words/parts'
import { BackToModels } from './BackToModels'
import { ProfileLayout } from './ProfileLayout'

/** The profile's shape while it is on its way. */
export function ProfileSkeleton() {
  return (
    <Box aria-busy="true">
      <Box role="status" srOnly>
        {parts.loading}
      </Box>
      <ProfileLayout
        back={<BackToModels />}
        pictures={<Skeleton aspectRatio="3 / 4" />}
        facts={
          <>
            <Skeleton height="6rem" width="70%" />
            <Skeleton height="24rem" mt={6} />
          </>
        }
      />
    </Box>
  )
}
