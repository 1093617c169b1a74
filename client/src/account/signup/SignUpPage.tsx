import { chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../design/actions/TextLink'
import { Banner } from '../../design/feedback/Banner'
import { SignedInNote } from '../../design/feedback/SignedInNote'
import { AuthLayout } from '../../design/layout/AuthLayout'
import { useSession } from '../../lib/session'
import { account } from '../copy'
import { SocialButtons } from '../social/SocialButtons'
import { SignUpForm } from './SignUpForm'
import { useInvitation } from './useInvitation'

export default function SignUpPage() {
  const session = useSession()
  const invitation = useInvitation()
  const words = account.signUp
  return (
    <AuthLayout
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
    </AuthLayout>
  )
}
