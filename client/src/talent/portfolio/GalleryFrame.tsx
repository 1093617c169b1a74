import { Box, chakra } from '@chakra-ui/react'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { PortfolioPicture } from '../../design/media/PortfolioPicture'
import { SortablePhoto } from '../../design/media/SortablePhotos'
import { talent } from '../copy'

type Props = { item: PortfolioItem; number: number; onRemove: (item: PortfolioItem) => void }

const SIZES = '(min-width: 64rem) 14rem, (min-width: 48rem) 30vw, 45vw'

/** One frame of the gallery, and the print on the edge. */
export function GalleryFrame({ item, number, onRemove }: Props) {
  return (
    <SortablePhoto id={item.id} number={number} what={item.fileName}>
      <PortfolioPicture item={item} sizes={SIZES} onRemove={() => onRemove(item)} isCrossHidden />
      <Box textStyle="edge" display="flex" justifyContent="space-between" gap={3} px={2} py={1.5}>
        <chakra.span truncate>{item.isLocked ? talent.portfolio.locked : item.fileName}</chakra.span>
      </Box>
    </SortablePhoto>
  )
}
