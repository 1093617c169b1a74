import { chakra } from '@chakra-ui/react'
import { parts } from '../../copy/parts'
import { HandMark } from './HandMark'
import { Picture, type Shown } from './Picture'

const MAX_COLUMNS = 8
const MIN_COLUMNS = 5

/** Rows of nearly equal length, so that no single thumbnail is left in the last one. */
const columnsFor = (count: number) => Math.max(MIN_COLUMNS, Math.ceil(count / Math.ceil(count / MAX_COLUMNS)))

type Props = { pictures: readonly Shown[]; at: number; onShow: (index: number) => void }

/** The thumbnails below a gallery, with a mark on the current one. */
export function ThumbnailStrip({ pictures, at, onShow }: Props) {
  if (pictures.length < 2) return null
  return (
    <chakra.ul
      role="list"
      data-needs-scripts
      data-theme="dark"
      display="grid"
      gridTemplateColumns={`repeat(${columnsFor(pictures.length)}, minmax(0, 1fr))`}
      gap="1px"
      borderTop="1px solid"
      borderColor="hairline"
    >
      {pictures.map((picture, index) => (
        <chakra.li key={picture.id} position="relative">
          <chakra.button
            type="button"
            aria-label={parts.frame(index + 1, pictures.length)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onShow(index)}
            display="block"
            width="full"
            cursor="pointer"
            opacity={index === at ? 1 : 0.6}
            _hover={{ opacity: 1 }}
            position="relative"
            _focusVisible={{ outlineOffset: '0px', opacity: 1, zIndex: 'raised' }}
          >
            <Picture picture={picture} alt="" sizes="8rem" ratio="3 / 4" />
          </chakra.button>
          {index === at ? <HandMark /> : null}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
