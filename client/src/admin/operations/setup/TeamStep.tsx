import { Box, chakra, Grid } from '@chakra-ui/react'
import type { Team } from '../../../../../shared/access/team'
import { adminPaths } from '../../../../../shared/adminPaths'
import { TextLink } from '../../../design/actions/TextLink'
import { LatePart } from '../../../design/feedback/LatePart'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { InviteColleague } from '../../access/team/InviteColleague'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { setupWizard } from './copy'
import { PlainStep } from './PlainStep'

const { team: copy, more } = setupWizard
const loadBackups = () => import('../system/Backups').then(({ Backups }) => ({ default: Backups }))
const loadWaiting = () => import('../../access/team/WaitingInvitations')
/** Settings that no step has. */
const MORE = ['money', 'home', 'slides', 'about'] as const

/** Invitations, where the backups are, and what to keep outside the server. */
export default function TeamStep() {
  const { admin } = trpc.useUtils()
  const team = trpc.admin.team.list.useQuery(undefined, adminQueryOptions)
  const status = trpc.admin.system.status.useQuery(undefined, adminQueryOptions)
  const keep = (next: Team) => void admin.team.list.setData(undefined, next)
  return (
    <PlainStep step="team">
      {team.data && status.data ? (
        <Grid gap={10} gridTemplateColumns="minmax(0, 1fr)">
          <Box>
            <InviteColleague onTeam={keep} />
            {status.data.mail.delivery === 'files' ? (
              <chakra.p maxW="measure" mt={3}>
                {copy.noMail}
              </chakra.p>
            ) : null}
          </Box>
          {team.data.invitations.length > 0 ? (
            <Box>
              <LatePart load={loadWaiting} loading={null}>
                {(Waiting) => <Waiting invitations={team.data.invitations} onTeam={keep} />}
              </LatePart>
            </Box>
          ) : null}
          <Box>
            <LatePart load={loadBackups} loading={null}>
              {(Backups) => <Backups status={status.data} />}
            </LatePart>
            <chakra.p maxW="measure" mt={3}>
              {copy.backups}
            </chakra.p>
          </Box>
          <PageSection title={more.title}>
            <Box as="ul" role="list">
              {MORE.map((section) => (
                <chakra.li key={section} py={3} borderTop="1px solid" borderColor="hairline">
                  <TextLink href={adminPaths.settingsSection(section)}>{more.links[section][0]}</TextLink>
                  <chakra.p textStyle="small" color="fgQuiet" mt={1}>
                    {more.links[section][1]}
                  </chakra.p>
                </chakra.li>
              ))}
            </Box>
          </PageSection>
          <PageSection title={copy.keep}>
            <Box as="ul" pl={5} listStyleType="disc" maxW="measure">
              {copy.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Box>
          </PageSection>
        </Grid>
      ) : (
        <NotLoaded query={[team, status]} copy={{ failed: copy.failed, loading: setupWizard.loading }} />
      )}
    </PlainStep>
  )
}
