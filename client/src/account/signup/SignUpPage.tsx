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
  const copy = account.signUp
  return (
    <AuthLayout
      title={copy.title}
      lead={invitation.invited ? copy.invited : copy.lead}
      aside={
        <p>
          {copy.have} <TextLink href={paths.login}>{copy.toLogin}</TextLink>
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
          {copy.checkingInvitation}
        </chakra.p>
      ) : null}
      <SignUpForm invited={invitation.invited} invite={invitation.token} />
      <SocialButtons />
    </AuthLayout>
  )
}
