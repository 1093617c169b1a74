import { chakra } from '@chakra-ui/react'
import { Picture } from '../../design/media/Picture'
import { trpc } from '../../lib/trpc'
import { about } from './copy'

/** The fewest frames that fill a strip. */
const FEWEST = 4
const ON_A_PHONE = 4
const MOST = 7
const SIZES = '(min-width: 96rem) 16rem, (min-width: 64rem) 17vw, 34vw'

/** One row of featured models across the page, with half a frame cut off at both ends. Nothing for a small roster. */
export function ContactStrip() {
  const { data = [] } = trpc.site.models.featured.useQuery()
  const shown = data.filter(({ profileImage }) => profileImage !== null).slice(0, MOST)
  if (shown.length < FEWEST) return null
  const width = { base: `${100 / (ON_A_PHONE - 1)}%`, lg: `${100 / (shown.length - 1)}%` }
  return (
    <chakra.ul
      role="list"
      data-theme="dark"
      aria-label={about.strip}
      display="flex"
      overflow="hidden"
      mt={{ base: 12, md: 20 }}
      mx="-gutter"
    >
      {shown.map((model, at) => (
        <chakra.li
          key={model.id}
          flex="none"
          width={width}
          // Half a frame further left, so that the strip is cut at both ends.
          transform="translateX(-50%)"
          borderRight="1px solid"
          borderColor="ink"
          lgDown={{ display: at < ON_A_PHONE ? undefined : 'none' }}
        >
          <Picture picture={model.profileImage} alt={model.stageName} sizes={SIZES} ratio="3 / 4" />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
