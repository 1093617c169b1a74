import { chakra } from '@chakra-ui/react'

/** A span of time, such as 48-72 hours: browsers break a line after its hyphen too. */
const SPAN = /(\d+[-–]\d+ \w+)/

/** A sentence whose spans of time stay on one line. */
export function WholeTimes({ children }: { children: string }) {
  return children.split(SPAN).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else
      <chakra.span key={at} whiteSpace="nowrap">
        {part}
      </chakra.span>
    ) : (
      part
    ),
  )
}
