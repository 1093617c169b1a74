import { paths } from '../../../../../shared/paths'
import { TextLink } from '../../../design/actions/TextLink'
import { SignedInNote } from '../../../design/feedback/SignedInNote'
import { AuthLayout } from '../../../design/layout/AuthLayout'
import { useSession } from '../../../lib/session'
import { admin } from '../../copy'
import { LoginForm } from './LoginForm'

export default function LoginPage() {
  const session = useSession()
  const copy = admin.login
  return (
    <AuthLayout
      title={copy.title}
      heading={copy.label}
      aside={
        <p>
          {copy.talent} <TextLink href={paths.login}>{copy.toTalent}</TextLink>
        </p>
      }
      fontSize={{ base: 'clamp(3.25rem, 19vw, 6rem)', lg: 'clamp(6rem, 12vw, 12rem)' }}
    >
      {session ? <SignedInNote session={session} more={copy.signedIn} /> : null}
      <LoginForm />
    </AuthLayout>
  )
}
