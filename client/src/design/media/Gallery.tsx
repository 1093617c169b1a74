import { Box, chakra, Flex } from '@chakra-ui/react'
import { Expand } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { PROFILE_SIZES } from '../../../../shared/media/pictureSizes'
import { parts } from '../../copy/parts'
import { useHydrated } from '../../lib/useHydrated'
import { Button } from '../actions/Button'
import { GalleryArrows } from './GalleryArrows'
import { GalleryScreen } from './GalleryScreen'
import { Picture, type Shown } from './Picture'
import { ThumbnailStrip } from './ThumbnailStrip'
import { useStage } from './useStage'

type Props = {
  pictures: readonly Shown[]
  /** The person's name, for the frames' labels: 'Asha, frame 2 of 5'. */
  name: string
  /** Over the large picture, which is the given one. */
  over?: (at: number) => ReactNode
}

/**
 * A person's pictures: one large, the rest as a strip. Swiping uses native scrolling; arrow keys and a full-screen
 * view work too.
 */
export function Gallery({ pictures, name, over }: Props) {
  const count = pictures.length
  const { at, show, stage } = useStage(count)
  const [isLarge, setLarge] = useState(false)
  const isHydrated = useHydrated()
  // The file of the first picture that the page before still shows: the card that was pressed.
  const [card] = useState(
    () =>
      isHydrated &&
      [...document.images].find(({ currentSrc: file }) => file.includes(`${pictures[0]?.id}`))?.currentSrc,
  )

  /** Also handles the full-screen view, which renders inside. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(at + step)
  }

  if (count === 0) return <Picture picture={null} alt={parts.photographOf(name)} sizes={PROFILE_SIZES} />
  return (
    <Box
      as="section"
      aria-roledescription="gallery"
      aria-label={parts.photographsOf(name)}
      onKeyDown={onKeyDown}
    >
      <Box position="relative" data-stage>
        <chakra.ul
          {...stage}
          role="list"
          // A scrollable element must be reachable by keyboard.
          tabIndex={0}
          aria-label={parts.frame(at + 1, count)}
          display="flex"
          overflowX="auto"
          scrollSnapType="x mandatory"
          // Without scripts the scroll bar is what a mouse has.
          css={{
            '@media (scripting: enabled)': {
              scrollbarWidth: 'none',
              '&::-webkit-scrollbar': { display: 'none' },
            },
          }}
          bg="ink"
          _focusVisible={{ outlineOffset: '0px' }}
        >
          {pictures.map((picture, index) => (
            <chakra.li key={picture.id} flex="0 0 100%" scrollSnapAlign="center" scrollSnapStop="always">
              <Picture
                picture={picture}
                alt={`${name}, ${parts.frame(index + 1, count).toLowerCase()}`}
                sizes={PROFILE_SIZES}
                ratio="3 / 4"
                eager={index === 0}
                // Below the picture until it is there.
                backgroundImage={index === 0 && card ? `url(${card}) !important` : ''}
              />
            </chakra.li>
          ))}
        </chakra.ul>
        {over?.(at)}
      </Box>
      <Flex data-theme="dark" align="center" justify="space-between" pl={3}>
        <chakra.p textStyle="edge" aria-live="polite">
          <span aria-hidden>
            {String(at + 1).padStart(2, '0')} / {String(count).padStart(2, '0')}
          </span>
          <Box as="span" srOnly>
            {parts.frame(at + 1, count)}
          </Box>
        </chakra.p>
        <Flex data-needs-scripts>
          <GalleryArrows count={count} at={at} onShow={show} />
          <Button variant="quiet" size="icon" aria-label={parts.fullScreen} onClick={() => setLarge(true)}>
            <Expand aria-hidden />
          </Button>
        </Flex>
      </Flex>
      <ThumbnailStrip pictures={pictures} at={at} onShow={show} />
      {isLarge ? (
        <GalleryScreen
          pictures={pictures}
          name={name}
          at={at}
          onShow={show}
          onClose={() => setLarge(false)}
        />
      ) : null}
    </Box>
  )
}
