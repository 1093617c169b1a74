import { chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { forms } from '../../copy/forms'
import { TextLink } from '../actions/TextLink'
import { AgencyEmail } from './AgencyEmail'

/** Which data is collected, why, and how to withdraw consent (P1). The agency's address follows `words`. */
export function PrivacyNotice({ words }: { words: string }) {
  return (
    <chakra.p textStyle="small" color="fgQuiet" maxW="measure" overflowWrap="anywhere">
      {words} <AgencyEmail />.{' '}
      <TextLink href={paths.privacy} whiteSpace="nowrap">
        {forms.privacyLink}
      </TextLink>
    </chakra.p>
  )
}
