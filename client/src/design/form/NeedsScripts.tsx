import { chakra } from '@chakra-ui/react'
import { agency, phoneLink } from '../../../../shared/agency'
import { forms } from '../../copy/forms'
import { underlined } from '../actions/TextLink'

/** In a browser that runs no scripts: that this form needs them, and how to reach the agency instead. */
export const NeedsScripts = ({ email = agency.contact.email }: { email?: string }) => {
  const { phone } = agency.contact
  return (
    <noscript>
      <chakra.p fontWeight="medium" px={4} py={3} mb={6} bg="surface" border="1px solid" borderColor="fg">
        {forms.needsScripts}
        {phone ? (
          <>
            {` ${forms.orCall} `}
            <chakra.a {...underlined} href={phoneLink(phone)} whiteSpace="nowrap">
              {phone}
            </chakra.a>
          </>
        ) : null}
        {email ? (
          <>
            {` ${phone ? forms.orWrite : forms.write} `}
            <chakra.a {...underlined} href={`mailto:${email}`} overflowWrap="anywhere">
              {email}
            </chakra.a>
          </>
        ) : null}
        {phone || email ? '.' : ` ${forms.switchOn}`}
      </chakra.p>
    </noscript>
  )
}
