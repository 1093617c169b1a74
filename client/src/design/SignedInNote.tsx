import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../../../shared/paths'
import { isAdmin, type Session } from '../lib/session'
import { signedIn } from '../words/signedIn'
import { LinkButton } from './LinkButton'

type Props = {
  session: Session
  /** What this door is to somebody of the agency, and to talent. */
  more: { agency: string; talent: string }
}

/** Tells who comes to a door but is signed in already where their own pages are. */
export function SignedInNote({ session, more }: Props) {
  const words = signedIn
  const [text, to, link] = isAdmin(session)
    ? [more.agency, paths.admin, words.toAdmin]
    : [more.talent, paths.dashboard, words.toDashboard]
  return (
    <Box role="note" mb={8} pb={8} borderBottom="1px solid" borderColor="hairline">
      <chakra.p textStyle="subheading">{words.as(session.name)}</chakra.p>
      <chakra.p color="fgQuiet" mt={2} mb={5}>
        {text}
      </chakra.p>
      <LinkButton href={to} look="outline">
        {link}
      </LinkButton>
    </Box>
  )
}
