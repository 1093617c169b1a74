import { chakra } from '@chakra-ui/react'
import { system as copy } from './copy'
import { meaningOf } from './plainReasons'

/** Why something failed, in plain words, with the line of the machine behind *Details*. */
export function Reason({ children: raw }: { children: string }) {
  const meaning = meaningOf(raw)
  if (meaning === null) return <chakra.span overflowWrap="anywhere">{raw}</chakra.span>
  return (
    <>
      {meaning}
      <details>
        <chakra.summary textStyle="small" cursor="pointer" color="fgQuiet">
          {copy.details}
        </chakra.summary>
        <chakra.span textStyle="data" overflowWrap="anywhere" whiteSpace="pre-wrap">
          {raw}
        </chakra.span>
      </details>
    </>
  )
}
