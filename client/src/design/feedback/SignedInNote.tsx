import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { signedIn } from '../../copy/signedIn'
import { isAdmin, type Session } from '../../lib/session'
import { LinkButton } from '../actions/LinkButton'

type Props = {
  session: Session
  /** What to say to a signed-in account of each kind. */
  more: { agency: string; talent: string }
}

/** On a sign-in page, links a signed-in user to their own pages. */
export function SignedInNote({ session, more }: Props) {
  const copy = signedIn
  const [text, to, link] = isAdmin(session)
    ? [more.agency, paths.admin, copy.toAdmin]
    : [more.talent, paths.dashboard, copy.toDashboard]
  return (
    <Box role="note" mb={8} pb={8} borderBottom="1px solid" borderColor="hairline">
      <chakra.p textStyle="subheading">{copy.as(session.name)}</chakra.p>
      <chakra.p color="fgQuiet" mt={2} mb={5}>
        {text}
      </chakra.p>
      <LinkButton href={to} variant="outline">
        {link}
      </LinkButton>
    </Box>
  )
}
