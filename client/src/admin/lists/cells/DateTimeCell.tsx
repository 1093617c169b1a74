import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { shortMoment } from '../../../../../shared/format'

/** In a table column the time goes onto a second line. */
const day: SystemStyleObject = { whiteSpace: 'nowrap', md: { 'td &': { display: 'block' } } }
const comma: SystemStyleObject = { md: { 'td &': { display: 'none' } } }
const time: SystemStyleObject = {
  whiteSpace: 'nowrap',
  md: { 'td &': { display: 'block', color: 'fgQuiet', fontSize: '0.75rem' } },
}

/** A date and time that wraps only between the two. */
export function DateTimeCell({ at }: { at: string }) {
  const words = shortMoment(at)
  const end = words.lastIndexOf(', ')
  return (
    <chakra.time dateTime={at} textStyle="data" whiteSpace="normal">
      <chakra.span css={day}>
        {words.slice(0, end)}
        <chakra.span css={comma}>,</chakra.span>
      </chakra.span>{' '}
      <chakra.span css={time}>{words.slice(end + 2)}</chakra.span>
    </chakra.time>
  )
}
