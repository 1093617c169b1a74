import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/LinkButton'
import { isAdmin, type Session } from '../../lib/session'
import { admin } from '../../words/admin'

/** Tells who came here signed in already where their own pages are (contract: onboarding's Skip leads here). */
export function SignedInNote({ session }: { session: Session }) {
  const words = admin.login
  const [more, to, link] = isAdmin(session)
    ? [words.agency, paths.admin, words.toAdmin]
    : [words.talent, paths.dashboard, words.toDashboard]
  return (
    <Box role="note" mb={8} pb={8} borderBottom="1px solid" borderColor="hairline">
      <chakra.p textStyle="subheading">{words.signedInAs(session.name)}</chakra.p>
      <chakra.p color="fgQuiet" mt={2} mb={5}>
        {more}
      </chakra.p>
      <LinkButton href={to} look="outline">
        {link}
      </LinkButton>
    </Box>
  )
}
