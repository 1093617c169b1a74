import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { forms } from '../../copy/forms'
import { TextLink, underlined } from '../actions/TextLink'

/** The end of a sentence that says to email: the agency's address, or *us* with the way to its contact form. */
export function AgencyEmail() {
  const { email } = agency.contact
  if (!email) return <TextLink href={paths.contact}>{forms.us}</TextLink>
  return (
    <chakra.a {...underlined} href={`mailto:${email}`} overflowWrap="anywhere">
      {email}
    </chakra.a>
  )
}
