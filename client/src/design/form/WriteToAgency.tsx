import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { CONTACT_FORM, forms } from '../../copy/forms'
import { TextLink, underlined } from '../actions/TextLink'

/** The end of a sentence: to email the agency's address, or to use its contact form where it has given none. */
export function WriteToAgency() {
  const { email } = agency.contact
  if (!email)
    return (
      <>
        {forms.use} <TextLink href={paths.contact}>{CONTACT_FORM}</TextLink>
      </>
    )
  return (
    <>
      {forms.email}{' '}
      <chakra.a {...underlined} href={`mailto:${email}`} overflowWrap="anywhere">
        {email}
      </chakra.a>
    </>
  )
}
