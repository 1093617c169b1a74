import { chakra } from '@chakra-ui/react'

const DIGITS_MIN = 7 // no shorter number is dialled from abroad, nor from another town

/** A `tel:` link with the number as typed; plain text when it cannot be dialled. */
export function PhoneLink({ number }: { number: string }) {
  const digits = number.replace(/\D/g, '')
  if (digits.length < DIGITS_MIN) return <chakra.span textStyle="data">{number}</chakra.span>
  const plus = /^\D*\+/.test(number) ? '+' : ''
  return (
    <chakra.a
      href={`tel:${plus}${digits}`}
      textStyle="data"
      textDecoration="underline"
      textUnderlineOffset="0.22em"
    >
      {number}
    </chakra.a>
  )
}
