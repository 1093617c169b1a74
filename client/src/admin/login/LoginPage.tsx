import { Flex } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { SignedInNote } from '../../design/SignedInNote'
import { TextLink } from '../../design/TextLink'
import { useSession } from '../../lib/session'
import { admin } from '../../words/admin'
import { DoorFrame } from './DoorFrame'
import { LoginForm } from './LoginForm'

/** The agency's own door (specification section 2, Admin login), in the dark like every sign-in page. */
export default function LoginPage() {
  const session = useSession()
  const words = admin.login
  return (
    <DoorFrame
      title={words.title}
      label={words.label}
      fontSize={{ base: 'clamp(3.25rem, 19vw, 6rem)', lg: 'clamp(6rem, 12vw, 12rem)' }}
      foot={
        <Flex as="footer" pt={6} minH="touch" align="center">
          <TextLink href={paths.home} textStyle="small" py={2}>
            {words.site}
          </TextLink>
        </Flex>
      }
    >
      {session ? <SignedInNote session={session} more={words.signedIn} /> : null}
      <LoginForm />
    </DoorFrame>
  )
}
