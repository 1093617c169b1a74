import { Box } from '@chakra-ui/react'
import type { PublicModel } from '../../../../../shared/roster/models'
import { TWO_BY_TWO } from '../../../design/lists/columns'
import { PhotoGrid } from '../../../design/media/PhotoGrid'
import { captionLines, RosterCard } from '../RosterCard'

const SIZES = '(min-width: 96rem) 15rem, (min-width: 64rem) 16vw, (min-width: 48rem) 33vw, 50vw'

const SMALL_SIZES = '(min-width: 48rem) 8rem, 31vw'
/** Fewer when the font is large. */
const THREE = 'repeat(auto-fill, minmax(min(100%, max(6rem, 30%)), 1fr))'
/** Faces and names only. */
const namesOnly = {
  '& :is([data-facts], [data-stats], [data-number], [data-measurements])': { display: 'none' },
}

type Props = {
  title: string
  models: readonly PublicModel[]
  /** For a page that is about something else: no wider than its text, three in a row on a phone. */
  isSmall?: boolean
}

/** Up to six models in one row across the page, on a narrow screen in two or three rows. */
export function FaceStrip({ title, models, isSmall = false }: Props) {
  if (isSmall)
    return (
      <Box maxW="48rem">
        <PhotoGrid
          aria-label={title}
          css={namesOnly}
          gridTemplateColumns={{ base: THREE, md: 'repeat(6, minmax(0, 1fr))' }}
        >
          {models.map((model, at) => (
            <RosterCard key={model.id} model={model} number={at + 1} sizes={SMALL_SIZES} />
          ))}
        </PhotoGrid>
      </Box>
    )
  return (
    <Box mx="-gutter">
      <PhotoGrid
        aria-label={title}
        css={captionLines}
        gridTemplateColumns={{
          base: TWO_BY_TWO,
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        }}
      >
        {models.map((model, at) => (
          <RosterCard key={model.id} model={model} number={at + 1} sizes={SIZES} />
        ))}
      </PhotoGrid>
    </Box>
  )
}
