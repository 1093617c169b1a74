import { chakra } from '@chakra-ui/react'
import { RELATED_MODELS } from '../../../../shared/limits'
import { trpc } from '../../lib/trpc'
import { roster } from './copy'
import { FaceStrip } from './profile/FaceStrip'

/** Featured models who can be booked, under a page that is not there. Shows nothing when they cannot be loaded. */
export function OnTheRosterNow({ isSmall = false }: { isSmall?: boolean }) {
  const featured = trpc.site.models.featured.useQuery()
  const models = featured.data?.filter(({ availability }) => availability === 'available') ?? []
  if (models.length === 0) return null
  const title = roster.now
  return (
    <chakra.section aria-label={title} mt={{ base: 12, md: 16 }}>
      <chakra.h2 textStyle="subheading" mb={4}>
        {title}
      </chakra.h2>
      <FaceStrip title={title} models={models.slice(0, RELATED_MODELS)} isSmall={isSmall} />
    </chakra.section>
  )
}
