import { Box, chakra, Flex } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Picture as StoredPicture } from '../../../../shared/models'
import { SLIDE_SIZES } from '../../../../shared/pictureSizes'
import { Button } from '../../design/Button'
import { Picture } from '../../design/Picture'
import { home } from '../../words/home'
import type { Show } from './useSlideshow'

/**
 * Where the words lie on the slide, in its calm left half. On a phone, and on any screen that is higher than wide, they
 * would lie on the face and make both unreadable: there the slide stands above them.
 */
export const BESIDE = '@media (min-width: 48rem) and (orientation: landscape)'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The full-screen slides: five seconds each, one second of fade (section 2, Home). Decoration, so without alt. */
export function Slideshow({ slides, show }: { slides: readonly StoredPicture[]; show: Show }) {
  const { shown, isPaused, setPaused } = show
  // The first slide is fetched with the page; the others once somebody can see them come.
  const wasShown = useRef(new Set([0]))
  useEffect(() => {
    wasShown.current.add(shown)
  }, [shown])
  const isNeeded = (at: number) =>
    wasShown.current.has(at) || at === shown || at === (shown + 1) % slides.length

  return (
    <Box
      position="relative"
      flex="1 0 16rem"
      // The faces stand right of the middle and high: neither a narrow nor a low screen must cut them off.
      css={{
        '& img': { objectPosition: '76% 0' },
        [BESIDE]: { position: 'absolute', inset: 0, '& img': { objectPosition: '70% 0' } },
      }}
    >
      {slides.map((slide, at) =>
        isNeeded(at) ? (
          <Box
            key={slide.id}
            position="absolute"
            inset={0}
            opacity={at === shown ? 1 : 0}
            transition="opacity 1s linear"
            _motionReduce={{ transition: 'none' }}
            aria-hidden
          >
            <Picture
              picture={slide}
              alt=""
              sizes={SLIDE_SIZES}
              position="absolute"
              inset={0}
              width="full"
              height="full"
              aspectRatio="auto"
              eager={at === 0}
            />
          </Box>
        ) : null,
      )}
      {slides.length > 1 ? (
        <Flex
          position="absolute"
          zIndex="raised"
          // Where no face is: in the left corner of a slide above the words, at the right of one behind them.
          left={0}
          bottom={0}
          align="center"
          gap={2}
          pl="gutter"
          bg="ground"
          css={{
            [BESIDE]: {
              left: 'auto',
              right: 'calc(max(0px, (100% - 96rem) / 2) + var(--house-spacing-gutter))',
              bottom: 4,
              pl: 3,
            },
          }}
        >
          <chakra.span
            textStyle="edge"
            role="status"
            aria-live="off"
            aria-label={home.slide(shown + 1, slides.length)}
          >
            {twoDigits(shown + 1)}/{twoDigits(slides.length)}
          </chakra.span>
          <Button
            look="quiet"
            size="icon"
            aria-label={isPaused ? home.play : home.pause}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </Button>
        </Flex>
      ) : null}
    </Box>
  )
}
