import { chakra } from '@chakra-ui/react'

const DIGITS_MIN = 7 // no shorter number is dialled from abroad, nor from another town

/** Goes to the next line as a whole, and breaks only where it is longer than a line. */
const Whole = chakra('span', {
  base: { textStyle: 'data', display: 'inline-block', maxW: 'full', overflowWrap: 'anywhere' },
})

/** High enough for a thumb on a phone. */
const THUMB = {
  display: { base: 'inline-flex', md: 'inline-block' },
  minH: { base: 'touch', md: 0 },
  alignItems: 'center',
} as const

/** A `tel:` link with the number as typed; plain text when it cannot be dialled. */
export function PhoneLink({ number }: { number: string }) {
  const digits = number.replace(/\D/g, '')
  if (digits.length < DIGITS_MIN) return <Whole>{number}</Whole>
  const plus = /^\D*\+/.test(number) ? '+' : ''
  return (
    <Whole asChild textDecoration="underline" textUnderlineOffset="0.22em" css={THUMB}>
      <a href={`tel:${plus}${digits}`}>{number}</a>
    </Whole>
  )
}
