import { Box, chakra } from '@chakra-ui/react'
import { fileSize } from '../../../../shared/format'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { PortfolioPicture } from '../../design/media/PortfolioPicture'

type Props = { item: PortfolioItem; number: number; onRemove: () => void }

/** One file of the own portfolio as a frame, and the print on the edge. */
export function PortfolioFrame({ item, number, onRemove }: Props) {
  return (
    <chakra.li position="relative" minW={0} outline="1px solid" outlineColor="hairline">
      <PortfolioPicture item={item} sizes="(min-width: 64rem) 13rem, 45vw" onRemove={onRemove} />
      <Box textStyle="edge" px={2} py={2}>
        <chakra.span display="block" truncate>
          {item.fileName}
        </chakra.span>
        <chakra.span display="flex" justifyContent="space-between" color="fgQuiet">
          <span>{fileSize(item.fileSize)}</span>
          <span aria-hidden>{String(number).padStart(2, '0')}</span>
        </chakra.span>
      </Box>
    </chakra.li>
  )
}
