import { chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { forms } from '../../copy/forms'
import { TextLink } from '../actions/TextLink'
import { WriteToAgency } from './WriteToAgency'

/** Which data is collected, why, and how to withdraw consent (P1). How to reach the agency follows `words`. */
export function PrivacyNotice({ words }: { words: string }) {
  return (
    <chakra.p textStyle="small" color="fgQuiet" maxW="measure" overflowWrap="anywhere">
      {words} <WriteToAgency />.{' '}
      <TextLink href={paths.privacy} whiteSpace="nowrap">
        {forms.privacyLink}
      </TextLink>
    </chakra.p>
  )
}
