import { chakra, Flex } from '@chakra-ui/react'
import { indianDay } from '../../../../shared/format'
import type { PublicProject } from '../../../../shared/projects'
import { projects } from '../../copy/projects'
import { NoPicture } from '../../design/media/NoPicture'
import { Picture } from '../../design/media/Picture'

const SIZES = '(min-width: 96rem) 44rem, (min-width: 48rem) 46vw, 92vw'
const RATIO = '3 / 2'

export function ProjectCard({ project, isFirst }: { project: PublicProject; isFirst: boolean }) {
  const { title, description, city, type, moodboard, createdAt, isFeatured } = project
  const madeOn = indianDay(new Date(createdAt))
  const kind = projects.types[type as keyof typeof projects.types] ?? type
  return (
    <chakra.li minW={0}>
      <article>
        {moodboard ? (
          <Picture
            picture={moodboard}
            alt={projects.moodboard(title)}
            sizes={SIZES}
            ratio={RATIO}
            eager={isFirst}
          />
        ) : (
          <NoPicture alt="" ratio={RATIO} />
        )}
        <Flex justify="space-between" gap={4} pt={3} textStyle="edge" color="fgQuiet">
          <chakra.span overflowWrap="anywhere">
            {[city, kind, isFeatured ? projects.featured : null].filter(Boolean).join(' · ')}
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
      </article>
    </chakra.li>
  )
}
