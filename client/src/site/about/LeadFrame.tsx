import { Box, chakra } from '@chakra-ui/react'
import type { AgencySettings } from '../../../../shared/agency/agencySettings'
import { Picture } from '../../design/media/Picture'
import { about } from './copy'

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}

const SIZES = '(min-width: 96rem) 28rem, (min-width: 48rem) 30vw, 6rem'

type Props = AgencySettings['about']['leads'][number] & {
  /** Whether any member has a picture: then all frames are upright. */
  isTall: boolean
}

/** A member of the team as a frame: their picture or initials, with name and role under it, or beside it on a phone. */
export const LeadFrame = ({ name, role, picture, isTall }: Props) => (
  <Box
    display={{ base: 'flex', md: 'block' }}
    // With a large font the words wrap below the frame.
    flexWrap="wrap"
    gap={4}
    alignItems="end"
  >
    <Box
      data-theme="dark"
      flex="0 0 min(6rem, 40%)"
      aspectRatio={{ base: '3 / 4', md: isTall ? '4 / 5' : '4 / 3' }}
      overflow="hidden"
      display="flex"
      alignItems="end"
      css={{ containerType: 'inline-size' }}
    >
      {picture ? (
        <Picture
          picture={{ ...picture, thumbhash: '' }}
          alt={about.portrait(name)}
          sizes={SIZES}
          width="full"
          height="full"
          aspectRatio="auto"
        />
      ) : (
        <chakra.span
          aria-hidden
          textStyle="display"
          fontSize={{ base: '64cqw', md: '46cqw' }}
          lineHeight={0.74}
          textTransform="uppercase"
          whiteSpace="nowrap"
          p="0.09em"
        >
          {initials(name)}
        </chakra.span>
      )}
    </Box>
    <Box flex="1 1 9rem" minW={0}>
      <chakra.h3 textStyle="subheading" fontSize="clamp(1.375rem, 2.4vw, 2rem)" mt={{ md: 3 }}>
        {name}
      </chakra.h3>
      <chakra.p textStyle="data" color="fgQuiet" mt={{ base: 1, md: 2 }}>
        {role}
      </chakra.p>
    </Box>
  </Box>
)
