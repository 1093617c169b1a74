import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/LinkButton'
import { isAdmin, type Session } from '../../lib/session'
import { account } from '../../words/account'

/** Tells who is signed in already where their own pages are, so that nobody signs up twice by mistake. */
export function SignedInNote({ session }: { session: Session }) {
  const words = account.signedIn
  const [more, to, link] = isAdmin(session)
    ? [words.agency, paths.admin, words.toAdmin]
    : [words.talent, paths.dashboard, words.toDashboard]
  return (
    <Box role="note" mb={8} pb={8} borderBottom="1px solid" borderColor="hairline">
      <chakra.p textStyle="subheading">{words.as(session.name)}</chakra.p>
      <chakra.p color="fgQuiet" mt={2} mb={5}>
        {more}
      </chakra.p>
      <LinkButton href={to} look="outline">
        {link}
      </LinkButton>
    </Box>
  )
}
