import { Box, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { avifOf } from '../../../../../../shared/media/pictureSizes'
import { mediaPath } from '../../../../../../shared/paths'
import { FACE_SIDE_MIN, type FaceCrop, faceWithin, usualFace } from '../../../../../../shared/roster/faces'
import type { Picture } from '../../../../../../shared/roster/models'
import { Button } from '../../../../design/actions/Button'
import { Dialog } from '../../../../design/feedback/Dialog'
import { placeOf } from '../../../../design/media/FaceImage'
import { adminModels } from '../copy'

const copy = adminModels.images.face
const STEP = 20
const MOVES: Record<string, FaceCrop> = {
  ArrowLeft: { left: -STEP, top: 0, side: 0 },
  ArrowRight: { left: STEP, top: 0, side: 0 },
  ArrowUp: { left: 0, top: -STEP, side: 0 },
  ArrowDown: { left: 0, top: STEP, side: 0 },
  // Grown and shrunk about its middle.
  '+': { left: -STEP / 2, top: -STEP / 2, side: STEP },
  '-': { left: STEP / 2, top: STEP / 2, side: -STEP },
}

type Props = {
  picture: Picture
  chosen: FaceCrop | null
  what: string
  isBusy: boolean
  onChoose: (crop: FaceCrop | null) => void
  onClose: () => void
}

/** Places a square on a picture: with the pointer, the keys or the slider. Everything at the desk then shows it. */
export function FaceDialog({ picture, chosen, what, isBusy, onChoose, onClose }: Props) {
  const [crop, setCrop] = useState(() => chosen ?? usualFace(picture))
  const put = (next: FaceCrop) => setCrop(faceWithin(picture, next))
  const src = fileOf(picture)
  const resize = (side: number) => {
    const less = (crop.side - side) / 2
    put({ left: crop.left + less, top: crop.top + less, side })
  }
  return (
    <Dialog
      open
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          {chosen ? (
            <Button variant="outline" disabled={isBusy} onClick={() => onChoose(null)}>
              {copy.forget}
            </Button>
          ) : null}
          <Button disabled={isBusy} onClick={() => onChoose(crop)}>
            {copy.use}
          </Button>
        </>
      }
    >
      <Flex gap={6} align={{ base: 'stretch', md: 'start' }} direction={{ base: 'column', md: 'row' }}>
        <Square picture={picture} src={src} what={what} crop={crop} onCrop={put} />
        <Box flex="1" minW={0}>
          <chakra.p textStyle="small" color="fgQuiet" mb={4}>
            {copy.help}
          </chakra.p>
          <Flex gap={4} align="end">
            {[96, 64, 32].map((px) => (
              <Preview key={px} src={src} crop={crop} px={px} />
            ))}
          </Flex>
          <chakra.label display="block" textStyle="small" mt={4}>
            {copy.size}
            <chakra.input
              type="range"
              min={FACE_SIDE_MIN}
              max={1000}
              step={10}
              value={crop.side}
              onChange={(event) => resize(event.currentTarget.valueAsNumber)}
              display="block"
              width="full"
              height="touch"
              accentColor="var(--agency-colors-accent)"
            />
          </chakra.label>
        </Box>
      </Flex>
    </Dialog>
  )
}

const fileOf = ({ id, widths, query }: Picture): string => mediaPath(id, avifOf(widths, 640), query)

type SquareProps = {
  picture: Picture
  src: string
  what: string
  crop: FaceCrop
  onCrop: (crop: FaceCrop) => void
}

function Square({ picture, src, what, crop, onCrop }: SquareProps) {
  const box = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const ratio = picture.height / picture.width
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width } = (box.current as HTMLDivElement).getBoundingClientRect()
    return { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / width) * 1000 }
  }
  const move = (event: PointerEvent) => {
    if (!grip.current) return
    const { x, y } = at(event)
    onCrop({ ...crop, left: x - grip.current.x, top: y - grip.current.y })
  }
  const press = (event: PointerEvent) => {
    const { x, y } = at(event)
    const isInside =
      x >= crop.left && x <= crop.left + crop.side && y >= crop.top && y <= crop.top + crop.side
    // A press beside the square brings its middle there.
    grip.current = isInside ? { x: x - crop.left, y: y - crop.top } : { x: crop.side / 2, y: crop.side / 2 }
    event.currentTarget.setPointerCapture(event.pointerId)
    move(event)
  }
  const key = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (!by) return
    event.preventDefault()
    onCrop({ left: crop.left + by.left, top: crop.top + by.top, side: crop.side + by.side })
  }
  const percent = (of: number, whole = 1000) => `${(of / whole) * 100}%`
  return (
    <Box
      ref={box}
      flex="none"
      role="application"
      aria-label={copy.square(what)}
      tabIndex={0}
      position="relative"
      overflow="hidden"
      bg="hairline"
      cursor="move"
      touchAction="none"
      onKeyDown={key}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => {
        grip.current = null
      }}
      style={{ width: `min(100%, 22rem, calc(48dvh / ${ratio}))`, aspectRatio: `${1 / ratio}` }}
    >
      <chakra.img src={src} alt="" draggable={false} display="block" width="full" height="full" />
      <Box
        aria-hidden
        position="absolute"
        outline="200rem solid color-mix(in srgb, var(--agency-colors-ink) 60%, transparent)"
        border="2px solid"
        borderColor="print"
        pointerEvents="none"
        style={{
          left: percent(crop.left),
          top: percent(crop.top, 1000 * ratio),
          width: percent(crop.side),
          aspectRatio: '1',
        }}
      />
    </Box>
  )
}

const Preview = ({ src, crop, px }: { src: string; crop: FaceCrop; px: number }) => (
  <Box position="relative" overflow="hidden" bg="hairline" flex="none" style={{ width: px, height: px }}>
    <chakra.img
      src={src}
      alt=""
      position="absolute"
      maxW="none"
      height="auto"
      style={placeOf(['', 0, crop.left, crop.top, crop.side])}
    />
  </Box>
)
