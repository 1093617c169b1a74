import { chakra, Flex } from '@chakra-ui/react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import type { JobRoleView } from '../../../../../../shared/desk/jobs/jobRoles'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../../shared/format'
import { Button } from '../../../../design/actions/Button'
import { desk } from '../../copy'

const copy = desk.job.roles

type Group = { role: JobRoleView | null; claims: ClaimView[] }

/** The talents of a job by role, those without a role last; a role that nobody has is shown too. */
export function byRole({ roles, claims }: Pick<JobRecord, 'roles' | 'claims'>): Group[] {
  const groups: Group[] = roles.map((role) => ({
    role,
    claims: claims.filter(({ roleId }) => roleId === role.id),
  }))
  const others = claims.filter(({ roleId }) => !roles.some(({ id }) => id === roleId))
  return others.length > 0 ? [...groups, { role: null, claims: others }] : groups
}

const isCast = ({ dates }: ClaimView) => dates.some(({ state }) => state === 'confirmed' || state === 'done')

type Props = {
  job: JobRecord
  role: JobRoleView | null
  /** looks for talents for a role that nobody has */
  onFind?: (() => void) | undefined
}

/** What a group of talents is there for, and how many of the wanted are confirmed, also of those not shown. */
export function RoleHead({ job, role, onFind }: Props) {
  const cast = job.claims.filter((claim) => claim.roleId === role?.id && isCast(claim))
  return (
    <Flex columnGap={4} wrap="wrap" align="center" pt={5} pb={2}>
      <chakra.h3 textStyle="label">
        {role ? dotted([role.title, copy.shown(role.wanted, cast.length)]) : copy.none}
      </chakra.h3>
      {role && onFind ? (
        <Button
          variant="quiet"
          size="touch"
          minH={{ base: 'touch', md: 7 }}
          px={0}
          aria-label={copy.findFor(role.wanted, role.title)}
          onClick={onFind}
        >
          {copy.find(role.wanted)}
        </Button>
      ) : null}
    </Flex>
  )
}
