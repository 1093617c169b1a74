import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { parts } from '../../copy/parts'
import { useCloseOnBack } from '../../lib/navigation/closeOnBack'
import { Button } from '../actions/Button'
import { hideModal, showModal } from '../feedback/modal'
import { GalleryArrows } from './GalleryArrows'
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

/** One uncropped picture over the whole screen. The surrounding gallery handles the arrow keys. */
export function GalleryScreen({ pictures, name, at, onShow, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const from = useRef(0)
  const picture = pictures[at]

  // In a layout effect: later the element is removed, and closing it would not restore the focus.
  useLayoutEffect(() => {
    const shown = box.current
    showModal(shown)
    return () => hideModal(shown)
  }, [])

  useCloseOnBack(onClose)

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
      data-theme="dark"
      data-full-screen
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
            <GalleryArrows count={pictures.length} at={at} onShow={onShow} />
            <Button variant="quiet" size="icon" aria-label={parts.close} onClick={onClose}>
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
