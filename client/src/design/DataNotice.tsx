import { chakra } from '@chakra-ui/react'
import { agency } from '../../../shared/agency'
import { paths } from '../../../shared/paths'
import { forms } from '../words/forms'
import { TextLink, underlined } from './TextLink'

/** What is taken, why, and how to take it back, before the button (P1). `words` end before the address. */
export function DataNotice({ words }: { words: string }) {
  const { email } = agency.contact
  return (
    <chakra.p textStyle="small" color="fgQuiet" maxW="measure" overflowWrap="anywhere">
      {words}{' '}
      <chakra.a {...underlined} href={`mailto:${email}`}>
        {email}
      </chakra.a>
      .{' '}
      <TextLink href={paths.privacy} whiteSpace="nowrap">
        {forms.privacyLink}
      </TextLink>
    </chakra.p>
  )
}
