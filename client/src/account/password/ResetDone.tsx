import { chakra, Flex } from '@chakra-ui/react'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/LinkButton'
import { TextLink } from '../../design/TextLink'
import { account } from '../../words/account'
import { AccountFrame } from '../frame/AccountFrame'

/** After a reset. The specification's button leads to the agency's door, so talent has its own way beside it. */
export function ResetDone() {
  const words = account.reset
  return (
    <AccountFrame title={words.doneTitle}>
      <chakra.p textStyle="lead">{messages.reset.doneText}</chakra.p>
      <Flex direction={{ base: 'column', sm: 'row' }} gap={3} wrap="wrap" mt={8}>
        <LinkButton href={paths.adminLogin} look="primary" size="large">
          {words.toAdminLogin}
        </LinkButton>
        <LinkButton href={paths.home} look="outline" size="large">
          {words.home}
        </LinkButton>
      </Flex>
      <chakra.p mt={6}>
        {words.talent} <TextLink href={paths.login}>{words.toLogin}</TextLink>
      </chakra.p>
    </AccountFrame>
  )
}
