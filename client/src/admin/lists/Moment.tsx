import { chakra } from '@chakra-ui/react'
import { shortMoment } from '../../../../shared/format'

/** A day and its time, broken between the two and nowhere else where a column is narrow. */
export function Moment({ at }: { at: string }) {
  const words = shortMoment(at)
  const time = words.lastIndexOf(', ') + 1
  return (
    <chakra.time dateTime={at} whiteSpace="normal">
      <chakra.span whiteSpace="nowrap">{words.slice(0, time)}</chakra.span>{' '}
      <chakra.span whiteSpace="nowrap">{words.slice(time + 1)}</chakra.span>
    </chakra.time>
  )
}
