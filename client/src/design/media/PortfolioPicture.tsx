import { Box } from '@chakra-ui/react'
import { Film, Link as LinkIcon, X } from 'lucide-react'
import { mediaPath } from '../../../../shared/paths'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { parts } from '../../copy/parts'
import { Button } from '../actions/Button'
import { Picture } from './Picture'

type Props = {
  item: PortfolioItem
  sizes: string
  onRemove: () => void
  /** Shows the cross only when the frame around it, a `group`, is pointed at or has the focus. */
  isCrossHidden?: boolean
}

// Where nothing can hover it is always there.
const HIDDEN = { '@media (hover: hover)': { '.group:not(:hover):not(:focus-within) &': { opacity: 0 } } }

/** A file of the own portfolio inside its frame: the picture, or a sign for a video or a link, and the cross. */
export function PortfolioPicture({ item, sizes, onRemove, isCrossHidden = false }: Props) {
  const { picture, fileName } = item
  const Sign = item.kind === null ? LinkIcon : Film
  return (
    <>
      {picture ? (
        <Picture
          picture={picture}
          alt={fileName}
          sizes={sizes}
          ratio="3 / 4"
          address={(file) => mediaPath(picture.id, file, picture.query)}
        />
      ) : (
        <Box aspectRatio="3 / 4" display="grid" placeItems="center" color="fgQuiet">
          <Sign size={32} aria-hidden />
        </Box>
      )}
      <Button
        variant="solid"
        size="icon"
        aria-label={parts.remove(fileName)}
        onClick={onRemove}
        position="absolute"
        top={0}
        right={0}
        css={isCrossHidden ? HIDDEN : undefined}
      >
        <X aria-hidden />
      </Button>
    </>
  )
}
