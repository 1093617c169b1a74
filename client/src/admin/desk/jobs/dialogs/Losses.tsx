import { chakra } from '@chakra-ui/react'

/** What a decision costs others, line by line; nothing where it costs nothing. */
export function Losses({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <chakra.h3 textStyle="label">{title}</chakra.h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
