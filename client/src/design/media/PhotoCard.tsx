import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { FRAME_SIZES } from '../../../../shared/media/pictureSizes'
import { HOVER, useMedia } from '../../lib/media/useMedia'
import { HandMark } from './HandMark'
import { Picture, type Shown } from './Picture'
import { photoCardStyles } from './photoCardStyles'

const Whole = chakra(Link, photoCardStyles)

type Props = {
  href: string
  /** Position in the grid, from 1. */
  number: number
  name: string
  /** First kinds of work and city, in display order. */
  facts: readonly string[]
  picture: Shown | null
  /** Replaces the picture on hover and focus. */
  second?: Shown | null | undefined
  /** Shown with the second picture: `['5ft 11in', 'Waist 24']`. */
  measurements?: readonly string[]
  /** Draws the grease-pencil mark. */
  chosen?: boolean
  /** A button over the picture's corner, outside the link. */
  mark?: ReactNode
  eager?: boolean
  sizes?: string
}

/** A model's card: a portrait with a caption. */
export function PhotoCard(props: Props) {
  const {
    href,
    number,
    name,
    facts,
    picture,
    second,
    measurements = [],
    chosen,
    mark,
    eager,
    sizes = FRAME_SIZES,
  } = props
  // Touch screens have no hover, so the second picture would only double the download.
  const canHover = useMedia(HOVER)
  const [wasFocused, setFocused] = useState(false)
  return (
    <chakra.li position="relative" bg="bg" outline="1px solid" outlineColor="hairline" minW={0}>
      <Whole href={href} onFocus={() => setFocused(true)}>
        <Box position="relative">
          <Picture picture={picture} alt="" sizes={sizes} ratio="3 / 4" eager={eager} data-first />
          {second && (canHover || wasFocused) ? (
            <Box data-second>
              <Picture picture={second} alt="" sizes={sizes} ratio="3 / 4" />
            </Box>
          ) : null}
          {measurements.length > 0 ? (
            <span data-measurements>
              {measurements.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          ) : null}
          {chosen ? <HandMark /> : null}
        </Box>
        {/* Plain elements: photoCardStyles styles them, and a grid has many cards. */}
        <span data-caption>
          <span data-name>{name}</span>
          <span data-number aria-hidden>
            {String(number).padStart(2, '0')}
          </span>
          {measurements.length > 0 ? <span data-stats>{measurements.join(' · ')}</span> : null}
          <span data-facts>{facts.join(' · ')}</span>
        </span>
      </Whole>
      {mark}
    </chakra.li>
  )
}
