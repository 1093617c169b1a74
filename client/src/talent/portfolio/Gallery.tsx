import { Box, chakra, Flex } from '@chakra-ui/react'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { TWO_BY_TWO } from '../../design/lists/columns'
import { SortablePhotos } from '../../design/media/SortablePhotos'
import { talent } from '../copy'
import { GalleryFrame } from './GalleryFrame'
import { Slot } from './Slot'
import { useOrder } from './useOrder'

const copy = talent.portfolio

type Props = {
  /** The whole portfolio, in order. */
  items: readonly PortfolioItem[]
  /** The items shown in this gallery. */
  shown: readonly PortfolioItem[]
  onRemove: (item: PortfolioItem) => void
}

/** Any number of sortable pictures, and a tile that adds more. */
export function Gallery({ items, shown, onRemove }: Props) {
  const order = useOrder(items)
  return (
    <Box as="section" aria-labelledby="own-gallery">
      <Flex align="baseline" justify="space-between" gap={4} mb={shown.length > 1 ? 1 : 4}>
        <chakra.h3 id="own-gallery" textStyle="subheading">
          {copy.gallery}
        </chakra.h3>
        <chakra.span textStyle="data" color="fgQuiet">
          {copy.count(shown.length)}
        </chakra.span>
      </Flex>
      {shown.length > 1 ? (
        <chakra.p textStyle="small" color="fgQuiet" mb={4}>
          {copy.order}
        </chakra.p>
      ) : null}
      <SortablePhotos ids={shown.map(({ id }) => id)} onOrder={order}>
        <chakra.ul
          role="list"
          display="grid"
          gap={2}
          gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(4, minmax(0, 1fr))' }}
        >
          {shown.map((item, at) => (
            <GalleryFrame key={item.id} item={item} number={at + 1} onRemove={onRemove} />
          ))}
          <li>
            <Slot label={copy.add} type="gallery" multiple />
          </li>
        </chakra.ul>
      </SortablePhotos>
    </Box>
  )
}
