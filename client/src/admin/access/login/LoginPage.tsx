import { paths } from '../../../../../shared/paths'
import { TextLink } from '../../../design/actions/TextLink'
import { SignedInNote } from '../../../design/feedback/SignedInNote'
import { AuthLayout } from '../../../design/layout/AuthLayout'
import { useSession } from '../../../lib/session'
import { admin } from '../../copy'
import { LoginForm } from './LoginForm'

export default function LoginPage() {
  const session = useSession()
  const words = admin.login
  return (
    <AuthLayout
      title={words.title}
      heading={words.label}
      aside={
        <p>
          {words.talent} <TextLink href={paths.login}>{words.toTalent}</TextLink>
        </p>
      }
      fontSize={{ base: 'clamp(3.25rem, 19vw, 6rem)', lg: 'clamp(6rem, 12vw, 12rem)' }}
    >
      {session ? <SignedInNote session={session} more={words.signedIn} /> : null}
      <LoginForm />
    </AuthLayout>
  )
}
