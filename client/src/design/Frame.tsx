import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'wouter'
import { FRAME_SIZES } from '../../../shared/pictureSizes'
import { canPoint } from '../lib/canPoint'
import { frameLook } from './frameLook'
import { HandMark } from './HandMark'
import { Picture, type Shown } from './Picture'

const Whole = chakra(Link, frameLook)

type Props = {
  href: string
  /** The frame's number on the sheet, from 1. */
  number: number
  name: string
  /** City and the first kinds of work, already chosen and in order. */
  facts: readonly string[]
  picture: Shown | null
  /** Shown instead on hover and focus. */
  second?: Shown | null | undefined
  /** Measurements that appear with the second frame: `['5ft 11in', 'Waist 24']`. */
  measurements?: readonly string[]
  /** Marked with the grease pencil. */
  chosen?: boolean
  eager?: boolean
  sizes?: string
}

/** One frame of the contact sheet: a portrait, and under it the print on the edge of the film. */
export function Frame(props: Props) {
  const {
    href,
    number,
    name,
    facts,
    picture,
    second,
    measurements = [],
    chosen,
    eager,
    sizes = FRAME_SIZES,
  } = props
  // A finger points at nothing: on a phone the second exposures would only double what a sheet weighs.
  const [isSecondWanted, setSecondWanted] = useState(canPoint)
  return (
    <chakra.li position="relative" bg="ground" outline="1px solid" outlineColor="hairline" minW={0}>
      <Whole href={href} onFocus={() => setSecondWanted(true)}>
        <Box position="relative">
          <Picture picture={picture} alt="" sizes={sizes} ratio="3 / 4" eager={eager} data-first />
          {second && isSecondWanted ? (
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
        {/* Plain: frameLook has their rules, and a sheet has many frames. */}
        <span data-caption>
          <span data-name>{name}</span>
          <span data-number aria-hidden>
            {String(number).padStart(2, '0')}
          </span>
          <span data-facts>{facts.join(' · ')}</span>
        </span>
      </Whole>
    </chakra.li>
  )
}
