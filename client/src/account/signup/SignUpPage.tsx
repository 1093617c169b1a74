import { chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { Banner } from '../../design/Banner'
import { SignedInNote } from '../../design/SignedInNote'
import { TextLink } from '../../design/TextLink'
import { useSession } from '../../lib/session'
import { account } from '../../words/account'
import { AccountFrame } from '../frame/AccountFrame'
import { SocialButtons } from '../social/SocialButtons'
import { SignUpForm } from './SignUpForm'
import { useInvitation } from './useInvitation'

/** Model account creation (specification section 2, Sign-up). */
export default function SignUpPage() {
  const session = useSession()
  const invitation = useInvitation()
  const words = account.signUp
  return (
    <AccountFrame
      title={words.title}
      lead={invitation.invited ? words.invited : words.lead}
      aside={
        <p>
          {words.have} <TextLink href={paths.login}>{words.toLogin}</TextLink>
        </p>
      }
    >
      {session ? <SignedInNote session={session} more={account.signedIn} /> : null}
      {invitation.warning ? (
        <Banner tone="error" mb={6}>
          {invitation.warning}
        </Banner>
      ) : null}
      {invitation.isLoading ? (
        <chakra.p role="status" mb={6}>
          {words.checkingInvitation}
        </chakra.p>
      ) : null}
      <SignUpForm invited={invitation.invited} invite={invitation.token} />
      <SocialButtons />
    </AccountFrame>
  )
}
