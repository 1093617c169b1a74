import { chakra, Flex } from '@chakra-ui/react'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { PageButton } from '../../design/actions/LinkButton'
import { TextLink } from '../../design/actions/TextLink'
import { AuthLayout } from '../../design/layout/AuthLayout'
import { account } from '../copy'

/** Shown after a reset. The specified button leads to the agency's sign-in, so talent gets a link of its own. */
export function ResetDone() {
  const copy = account.reset
  return (
    <AuthLayout title={copy.doneTitle} hasOwnHomeLink>
      <chakra.p textStyle="lead">{messages.reset.doneText}</chakra.p>
      <Flex direction={{ base: 'column', sm: 'row' }} gap={3} wrap="wrap" mt={8}>
        <PageButton href={paths.adminLogin} variant="primary" size="large">
          {copy.toAdminLogin}
        </PageButton>
        <PageButton href={paths.home} variant="outline" size="large">
          {copy.home}
        </PageButton>
      </Flex>
      <chakra.p mt={6}>
        {copy.talent} <TextLink href={paths.login}>{copy.toLogin}</TextLink>
      </chakra.p>
    </AuthLayout>
  )
}
