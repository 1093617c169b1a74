import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { parts } from '../words/parts'
import { Button } from './Button'
import { FrameArrows } from './FrameArrows'
import { hideModal, showModal } from './modal'
import { Picture, type Shown } from './Picture'

type Props = {
  pictures: readonly Shown[]
  name: string
  at: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Less than this many pixels is a tap, not a swipe. */
const SWIPE = 40

/** One frame over the whole screen, whole and uncropped, in the dark. Its arrow keys are the gallery's around it. */
export function GalleryScreen({ pictures, name, at, onShow, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const from = useRef(0)
  const picture = pictures[at]

  // In the layout phase: later its element is out of the page already, and its closing gives the focus back to nobody.
  useLayoutEffect(() => {
    const shown = box.current
    showModal(shown)
    return () => hideModal(shown)
  }, [])

  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - from.current
    if (event.pointerType === 'touch' && Math.abs(moved) > SWIPE) onShow(at + (moved < 0 ? 1 : -1))
  }

  if (!picture) return null
  const alt = `${name}, ${parts.frame(at + 1, pictures.length).toLowerCase()}`
  return (
    <chakra.dialog
      ref={box}
      aria-label={parts.photographsOf(name)}
      data-ground="ink"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      width="100vw"
      height="100dvh"
      maxW="none"
      maxH="none"
      overflow="hidden"
    >
      <Flex direction="column" height="full">
        <Flex align="center" justify="space-between" pl={4} flexShrink={0}>
          <chakra.p textStyle="edge" aria-live="polite">
            {name} · {parts.frame(at + 1, pictures.length)}
          </chakra.p>
          <Flex>
            <FrameArrows count={pictures.length} at={at} onShow={onShow} />
            <Button look="quiet" size="icon" aria-label={parts.close} onClick={onClose}>
              <X aria-hidden />
            </Button>
          </Flex>
        </Flex>
        <chakra.div
          flex={1}
          minH={0}
          touchAction="pinch-zoom"
          onPointerDown={(event) => {
            from.current = event.clientX
          }}
          onPointerUp={onPointerUp}
        >
          <Picture
            key={picture.id}
            picture={picture}
            alt={alt}
            sizes={`min(100vw, ${Math.round((100 * picture.width) / picture.height)}vh)`}
            fit="contain"
            ratio="auto"
            height="full"
            bg="ink"
            eager
          />
        </chakra.div>
      </Flex>
    </chakra.dialog>
  )
}
