import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '../../../../shared/paths'
import { DataNotice } from '../../design/DataNotice'
import { SignedInNote } from '../../design/SignedInNote'
import { TextLink } from '../../design/TextLink'
import { currentSession, isTalent, useSession } from '../../lib/session'
import { account } from '../../words/account'
import { AccountFrame } from '../frame/AccountFrame'
import { SocialButtons } from '../social/SocialButtons'
import { useSocialReturn } from '../social/useSocialReturn'
import { LoginForm } from './LoginForm'

/** Talent sign-in (specification section 2, Sign-in); also where a social provider sends the browser back to. */
export default function LoginPage() {
  const session = useSession()
  // As it was on arrival: who signs in here is led on by the answer, to the onboarding or the dashboard.
  const [wasSignedIn] = useState(() => isTalent(currentSession()))
  const { isConfirming } = useSocialReturn()
  const words = account.login
  if (wasSignedIn && isTalent(session)) return <Redirect to={paths.dashboard} replace />
  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      aside={
        <>
          <p>
            {words.none} <TextLink href={paths.signUp}>{words.toSignUp}</TextLink>
          </p>
          <chakra.p mt={2} color="fgQuiet">
            {words.agency} <TextLink href={paths.adminLogin}>{words.toAgency}</TextLink>
          </chakra.p>
        </>
      }
    >
      {session && !isTalent(session) ? <SignedInNote session={session} more={account.signedIn} /> : null}
      <Box role="status">{isConfirming ? <chakra.p mb={6}>{account.social.returning}</chakra.p> : null}</Box>
      <LoginForm />
      <SocialButtons>
        <DataNotice words={account.social.privacy} />
      </SocialButtons>
    </AccountFrame>
  )
}
