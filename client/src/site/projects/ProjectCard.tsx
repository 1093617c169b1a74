import { Box, chakra, Flex } from '@chakra-ui/react'
import { dotted, localDay } from '../../../../shared/format'
import type { PublicProject } from '../../../../shared/roster/projects'
import { Picture } from '../../design/media/Picture'
import { projects } from './copy'
import type { ProjectShape } from './projectRows'

const SIZES = {
  half: '(min-width: 96rem) 44rem, (min-width: 48rem) 46vw, 92vw',
  wide: '(min-width: 96rem) 60rem, (min-width: 64rem) 62vw, 92vw',
}
const RATIO = '3 / 2'

type Props = {
  project: PublicProject
  shape: ProjectShape
  /** The picture of a wide card is at its end. */
  isTurned: boolean
  eager: boolean
}

/** A project: its words under the moodboard, or beside it in a wide card. Without one, its words alone. */
export function ProjectCard({ project, shape, isTurned, eager }: Props) {
  const { title, description, city, type, moodboard, createdAt, isFeatured } = project
  const madeOn = localDay(new Date(createdAt))
  const kind = projects.types[type as keyof typeof projects.types] ?? type
  const isWide = shape === 'wide'
  return (
    <chakra.li minW={0} gridColumn={isWide ? { md: '1 / -1' } : undefined}>
      <chakra.article
        display={isWide && moodboard ? { lg: 'grid' } : undefined}
        gridTemplateColumns={isTurned ? 'minmax(0, 1fr) minmax(0, 2fr)' : 'minmax(0, 2fr) minmax(0, 1fr)'}
        columnGap={8}
        alignItems="end"
      >
        {moodboard ? (
          <Box order={isWide && isTurned ? { lg: 1 } : undefined}>
            <Picture
              picture={moodboard}
              alt={projects.moodboard(title)}
              sizes={SIZES[shape]}
              ratio={RATIO}
              eager={eager}
            />
          </Box>
        ) : null}
        <Box
          borderTop={moodboard ? (isWide ? { lg: '1px solid' } : undefined) : '1px solid'}
          borderColor="fg"
        >
          <Flex justify="space-between" gap={4} pt={3} textStyle="edge" color="fgQuiet">
            <chakra.span overflowWrap="anywhere">
              {dotted([city, kind, isFeatured ? projects.featured : null])}
            </chakra.span>
            <chakra.time flexShrink={0} dateTime={madeOn}>
              {madeOn.slice(0, 4)}
            </chakra.time>
          </Flex>
          <chakra.h2 textStyle="heading" mt={2}>
            {title}
          </chakra.h2>
          {description ? (
            <chakra.p dir="auto" mt={3} maxW="measure" whiteSpace="pre-line">
              {description}
            </chakra.p>
          ) : null}
        </Box>
      </chakra.article>
    </chakra.li>
  )
}
