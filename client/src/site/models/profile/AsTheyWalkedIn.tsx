import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { longDay } from '../../../../../shared/format'
import { PROFILE_SIZES } from '../../../../../shared/media/pictureSizes'
import type { Picture as StoredPicture } from '../../../../../shared/roster/models'
import { Button } from '../../../design/actions/Button'
import { Picture } from '../../../design/media/Picture'
import { useKeys } from '../../../lib/useKeys'
import { lineUp as copy } from '../lineUp/copy'

/** A shorter press is a tap. */
const HOLD_MS = 250

/**
 * Over a profile's large picture: the polaroid of the same side, while the picture is held, or until the button or the
 * key P is pressed again.
 */
export default function AsTheyWalkedIn({ polaroid }: { polaroid: StoredPicture }) {
  const [isShown, setShown] = useState(false)
  const [isHeld, setHeld] = useState(false)
  // Fetched when it is first shown.
  const [wasShown, setWasShown] = useState(false)
  const isOn = isShown || isHeld
  if (isOn && !wasShown) setWasShown(true)
  const layer = useRef<HTMLDivElement>(null)
  const toggle = () => setShown((before) => !before)
  useKeys({ p: toggle, P: toggle })

  useEffect(() => {
    const stage = layer.current?.parentElement
    if (!stage) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = (event: PointerEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button')
      if (event.button === 0 && !isButton) timer = setTimeout(() => setHeld(true), HOLD_MS)
    }
    // A swipe cancels the pointer, because the browser scrolls by itself.
    const release = () => {
      clearTimeout(timer)
      setHeld(false)
    }
    // A long touch would open the browser's menu of the picture.
    const menu = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault()
    }
    stage.addEventListener('pointerdown', press)
    stage.addEventListener('contextmenu', menu)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) stage.addEventListener(end, release)
    return () => {
      release()
      stage.removeEventListener('pointerdown', press)
      stage.removeEventListener('contextmenu', menu)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
        stage.removeEventListener(end, release)
    }
  }, [])

  const day = polaroid.addedOn ? longDay(polaroid.addedOn) : null
  return (
    <>
      <Box
        ref={layer}
        position="absolute"
        inset={0}
        zIndex="raised"
        pointerEvents="none"
        bg="ink"
        opacity={isOn ? 1 : 0}
        transition="opacity 150ms"
        aria-hidden={!isOn}
      >
        {wasShown ? (
          <Picture
            picture={polaroid}
            alt={isOn ? copy.polaroid(day) : ''}
            sizes={PROFILE_SIZES}
            ratio="3 / 4"
          />
        ) : null}
      </Box>
      <Box position="absolute" insetInline={0} bottom={0} zIndex="raised" data-theme="dark" bg="transparent">
        <chakra.p
          role="status"
          textStyle="edge"
          position="absolute"
          left={0}
          bottom={0}
          bg={isOn ? 'ink' : undefined}
          px={3}
          py={2}
        >
          {isOn ? copy.polaroid(day) : ''}
        </chakra.p>
        <Button
          variant="quiet"
          aria-pressed={isShown}
          aria-keyshortcuts="p"
          onClick={toggle}
          position="absolute"
          right={0}
          bottom={0}
          px={3}
          bg="ink"
          fontSize="0.875rem"
        >
          {copy.walkedIn}
        </Button>
      </Box>
    </>
  )
}
