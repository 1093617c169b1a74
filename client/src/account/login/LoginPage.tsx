import { Box, chakra } from '@chakra-ui/react'
import { useLayoutEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../design/actions/TextLink'
import { SignedInNote } from '../../design/feedback/SignedInNote'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { AuthLayout } from '../../design/layout/AuthLayout'
import { currentSession, isTalent, useSession } from '../../lib/session'
import { account } from '../copy'
import { SocialButtons } from '../social/SocialButtons'
import { useSocialReturn } from '../social/useSocialReturn'
import { LoginForm } from './LoginForm'

/** Talent sign-in, which is also the redirect page of the social providers. */
export default function LoginPage() {
  const session = useSession()
  const [wasSignedIn, setSignedIn] = useState(false)
  // Read once: after a sign-in on this page the form navigates by itself.
  useLayoutEffect(() => setSignedIn(isTalent(currentSession())), [])
  const { isConfirming } = useSocialReturn()
  const copy = account.login
  if (wasSignedIn && isTalent(session)) return <Redirect to={paths.dashboard} replace />
  return (
    <AuthLayout
      title={copy.title}
      lead={copy.lead}
      aside={
        <>
          <p>
            {copy.none} <TextLink href={paths.signUp}>{copy.toSignUp}</TextLink>
          </p>
          <chakra.p mt={2} color="fgQuiet">
            {copy.agency} <TextLink href={paths.adminLogin}>{copy.toAgency}</TextLink>
          </chakra.p>
        </>
      }
    >
      {session && !isTalent(session) ? <SignedInNote session={session} more={account.signedIn} /> : null}
      <Box role="status">{isConfirming ? <chakra.p mb={6}>{account.social.returning}</chakra.p> : null}</Box>
      <LoginForm />
      <SocialButtons>
        <PrivacyNotice words={account.social.privacy} />
      </SocialButtons>
    </AuthLayout>
  )
}
