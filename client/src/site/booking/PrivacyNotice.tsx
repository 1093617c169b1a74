import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../design/TextLink'
import { booking } from '../../words/booking'

/** What is taken, why, and how to take it back, before the button (P1). */
export function PrivacyNotice() {
  const { email } = agency.contact
  return (
    <chakra.p textStyle="small" color="fgQuiet" maxW="measure">
      {booking.privacy}{' '}
      <chakra.a href={`mailto:${email}`} textDecoration="underline" textUnderlineOffset="0.22em">
        {email}
      </chakra.a>
      . <TextLink href={paths.privacy}>{booking.privacyLink}</TextLink>
    </chakra.p>
  )
}
