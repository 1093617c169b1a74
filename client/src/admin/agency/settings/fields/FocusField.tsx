import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useId } from 'react'
import type { AgencyPicture, Focus } from '../../../../../../shared/agency/agencySettings'
import { avifOf } from '../../../../../../shared/media/pictureSizes'
import { mediaPath } from '../../../../../../shared/paths'
import { adminSettings } from '../copy'
import { previewOf } from './uploadPicture'

const copy = adminSettings.slides
/** Where the demo's faces are, which have no point of their own. */
const UPPER_RIGHT: Focus = { x: 70, y: 0 }
const FILE_WIDTH = 640

type Props = {
  number: number
  picture: AgencyPicture
  focus: Focus | null
  onFocus: (focus: Focus) => void
}

/** Chooses the point of a picture that every crop keeps, and shows it as a computer and as a phone crops it. */
export function FocusField({ number, picture, focus, onFocus }: Props) {
  const { id, widths, width, height } = picture
  const src = previewOf(id) ?? mediaPath(id, avifOf(widths, FILE_WIDTH))
  const point = focus ?? UPPER_RIGHT
  const helpId = useId()
  const crop = { src, objectPosition: `${point.x}% ${point.y}%` }
  return (
    <Box role="group" aria-label={copy.focus} aria-describedby={helpId}>
      <Grid gap={4} alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1.4fr 1fr' }}>
        <Box>
          <Box position="relative" bg="hairline">
            {/* By keyboard, the sliders below do the same. */}
            <chakra.img
              src={src}
              alt=""
              htmlWidth={width}
              htmlHeight={height}
              width="full"
              height="auto"
              display="block"
              cursor="crosshair"
              onClick={(event) => {
                const box = event.currentTarget.getBoundingClientRect()
                const share = (at: number, from: number, size: number) =>
                  Math.min(100, Math.max(0, Math.round((100 * (at - from)) / size)))
                onFocus({
                  x: share(event.clientX, box.left, box.width),
                  y: share(event.clientY, box.top, box.height),
                })
              }}
            />
            <Box
              aria-hidden
              position="absolute"
              width={5}
              height={5}
              border="3px solid"
              borderColor="print"
              borderRadius="50%"
              outline="2px solid"
              outlineColor="ink"
              transform="translate(-50%, -50%)"
              pointerEvents="none"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            />
          </Box>
          <chakra.p id={helpId} textStyle="small" color="fgQuiet" mt={2}>
            {copy.focusHelp}
          </chakra.p>
          <Slider label={copy.x(number)} value={point.x} onValue={(x) => onFocus({ ...point, x })} />
          <Slider label={copy.y(number)} value={point.y} onValue={(y) => onFocus({ ...point, y })} />
        </Box>
        <Flex gap={4} align="end" wrap="wrap">
          <Crop {...crop} ratio="16 / 10" width="11rem" words={copy.computer} />
          <Crop {...crop} ratio="15 / 14" width="6rem" words={copy.phone} />
        </Flex>
      </Grid>
    </Box>
  )
}

type SliderProps = { label: string; value: number; onValue: (value: number) => void }
const Slider = ({ label, value, onValue }: SliderProps) => (
  <chakra.label display="block" textStyle="small" mt={1}>
    {label}
    <chakra.input
      type="range"
      min={0}
      max={100}
      value={value}
      onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      display="block"
      width="full"
      height="touch"
      accentColor="var(--agency-colors-accent)"
    />
  </chakra.label>
)

type CropProps = { src: string; objectPosition: string; ratio: string; width: string; words: string }
const Crop = ({ src, objectPosition, ratio, width, words: text }: CropProps) => (
  <chakra.figure m={0} style={{ width }}>
    <chakra.img
      src={src}
      alt=""
      display="block"
      width="full"
      objectFit="cover"
      aspectRatio={ratio}
      style={{ objectPosition }}
    />
    <chakra.figcaption textStyle="small" color="fgQuiet" mt={1}>
      {text}
    </chakra.figcaption>
  </chakra.figure>
)
