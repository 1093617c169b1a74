import { chakra } from '@chakra-ui/react'

/** A number to be dialled by a press, shown as it was typed. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <chakra.a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      textStyle="data"
      textDecoration="underline"
      textUnderlineOffset="0.22em"
    >
      {number}
    </chakra.a>
  )
}
