import { Box, chakra, Flex, type SystemStyleObject } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SLIDE_SIZES } from '../../../../shared/media/pictureSizes'
import type { HomeSlide } from '../../../../shared/roster/models'
import { Button } from '../../design/actions/Button'
import { Picture } from '../../design/media/Picture'
import { useHydrated } from '../../lib/useHydrated'
import { home } from './copy'
import type { Show } from './useSlideshow'

/**
 * From this size on the text overlaps the slide's empty left half.
 * On a narrower or upright screen it would cover the face, so the slide is above it.
 */
export const BESIDE = '@media (min-width: 48rem) and (orientation: landscape)'

/** The crop of a chosen slide, and its veil. */
const styleOf = ({ focus, isBright }: HomeSlide): SystemStyleObject => ({
  ...(focus && { '&& img': { objectPosition: `${focus.x}% ${focus.y}%` } }),
  ...(isBright && {
    [BESIDE]: { _after: { content: '""', position: 'absolute', inset: 0, background: VEIL } },
  }),
})

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Over a bright picture, where the headline is; below the slide it is on dark ground. */
const VEIL = 'linear-gradient(90deg, rgb(18 16 14 / 0.85), rgb(18 16 14 / 0.72) 58%, transparent 85%)'

type Props = { slides: readonly HomeSlide[]; show: Show }

/** Full-screen slides: five seconds each, one second of fade. Those without words of their own are decoration. */
export function Slideshow({ slides, show }: Props) {
  const { shown, isPaused, setPaused } = show
  const isHydrated = useHydrated()
  // Fetches the first slide with the page, and each other one just before it is shown.
  const wasShown = useRef(new Set([0]))
  useEffect(() => {
    wasShown.current.add(shown)
  }, [shown])
  const isNeeded = (at: number) =>
    wasShown.current.has(at) || at === shown || (isHydrated && at === (shown + 1) % slides.length)

  return (
    <Box
      position="relative"
      flex="1 0 16rem"
      // The faces are at the upper right of the pictures: keep them when the screen crops.
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
            aria-hidden={at === shown && slide.alt ? undefined : true}
            css={styleOf(slide)}
          >
            <Picture
              picture={slide}
              alt={slide.alt}
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
          data-needs-scripts
          position="absolute"
          zIndex="raised"
          // Keep the controls off the face.
          left={0}
          bottom={0}
          align="center"
          gap={2}
          pl="gutter"
          bg="bg"
          css={{
            [BESIDE]: {
              left: 'auto',
              right: 'calc(max(0px, (100% - 96rem) / 2) + var(--agency-spacing-gutter))',
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
            variant="quiet"
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
