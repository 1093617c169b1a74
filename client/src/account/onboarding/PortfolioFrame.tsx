import { Box, chakra } from '@chakra-ui/react'
import { Film, X } from 'lucide-react'
import { fileSize } from '../../../../shared/format'
import { mediaPath } from '../../../../shared/paths'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { Button } from '../../design/Button'
import { Picture } from '../../design/Picture'
import { parts } from '../../words/parts'

type Props = { item: PortfolioItem; number: number; onRemove: () => void }

/** One file of the own portfolio as a frame: the picture, or a sign for a video, and the print on the edge. */
export function PortfolioFrame({ item, number, onRemove }: Props) {
  const { picture, fileName } = item
  return (
    <chakra.li position="relative" minW={0} outline="1px solid" outlineColor="hairline">
      {picture ? (
        <Picture
          picture={picture}
          alt={fileName}
          sizes="(min-width: 64rem) 13rem, 45vw"
          ratio="3 / 4"
          address={(file) => mediaPath(picture.id, file, picture.query)}
        />
      ) : (
        <Box aspectRatio="3 / 4" display="grid" placeItems="center" color="fgQuiet">
          <Film size={32} aria-hidden />
        </Box>
      )}
      <Button
        look="solid"
        size="icon"
        aria-label={parts.remove(fileName)}
        onClick={onRemove}
        position="absolute"
        top={0}
        right={0}
      >
        <X aria-hidden />
      </Button>
      <Box textStyle="edge" px={2} py={2}>
        <chakra.span display="block" truncate>
          {fileName}
        </chakra.span>
        <chakra.span display="flex" justifyContent="space-between" color="fgQuiet">
          <span>{fileSize(item.fileSize)}</span>
          <span aria-hidden>{String(number).padStart(2, '0')}</span>
        </chakra.span>
      </Box>
    </chakra.li>
  )
}
