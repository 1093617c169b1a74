import { Box, chakra } from '@chakra-ui/react'
import { Film, Link as LinkIcon, X } from 'lucide-react'
import { mediaPath } from '../../../../shared/paths'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { Button } from '../../design/Button'
import { Picture } from '../../design/Picture'
import { SortableFrame } from '../../design/SortableFrames'
import { parts } from '../../words/parts'
import { talent } from '../../words/talent'

type Props = { item: PortfolioItem; number: number; onRemove: (item: PortfolioItem) => void }

/** One frame of the gallery: the picture, or a sign for a video or a link, and the print on the edge. */
export function GalleryFrame({ item, number, onRemove }: Props) {
  const { picture, fileName } = item
  const Sign = item.kind === null ? LinkIcon : Film
  return (
    <SortableFrame id={item.id} number={number} what={fileName}>
      {picture ? (
        <Picture
          picture={picture}
          alt={fileName}
          sizes="(min-width: 64rem) 14rem, (min-width: 48rem) 30vw, 45vw"
          ratio="3 / 4"
          address={(file) => mediaPath(picture.id, file, picture.query)}
        />
      ) : (
        <Box aspectRatio="3 / 4" display="grid" placeItems="center" color="fgQuiet">
          <Sign size={32} aria-hidden />
        </Box>
      )}
      <Button
        look="solid"
        size="icon"
        aria-label={parts.remove(fileName)}
        onClick={() => onRemove(item)}
        position="absolute"
        top={0}
        right={0}
        // Where nothing can hover it is always there.
        css={{ '@media (hover: hover)': { '.group:not(:hover):not(:focus-within) &': { opacity: 0 } } }}
      >
        <X aria-hidden />
      </Button>
      <Box textStyle="edge" display="flex" justifyContent="space-between" gap={3} px={2} py={1.5}>
        <chakra.span truncate>{item.isLocked ? talent.portfolio.locked : fileName}</chakra.span>
      </Box>
    </SortableFrame>
  )
}
