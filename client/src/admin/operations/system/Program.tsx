import { chakra } from '@chakra-ui/react'
import {
  AUTOMATIC_UPDATES,
  type AutomaticUpdates,
  type CertificateState,
  type SystemStatus,
  type UpdateCheck,
} from '../../../../../shared/system'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { Select } from '../../../design/form/Select'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { PageSection } from '../../lists/records/PageSection'
import { system as copy } from './copy'
import { Fact, Facts } from './Facts'
import { ProgramChange } from './ProgramChange'
import { Reason } from './Reason'

const { program } = copy
/** Written by the build (scripts/bundle/notices.ts). */
const LICENCES = '/licences.txt'

/** The release that runs, and where `agency update` looks for newer ones, what it found and did. */
export function Program({ status }: { status: SystemStatus }) {
  const { check, last, automatic } = status.update
  return (
    <PageSection id="program" title={program.title}>
      <Facts>
        <Fact name={program.version}>{program.versionOf(status.version, status.commit)}</Fact>
        {check ? <Newest check={check} /> : null}
        {last ? (
          <Fact name={program.lastUpdate} alarm={last.result === 'failed' ? copy.backups.failed : undefined}>
            {program.fromTo(last.from, last.to)}, <DateTimeCell at={last.at} />
            {last.reason ? (
              <Small as="div">
                <Reason>{last.reason}</Reason>
              </Small>
            ) : null}
          </Fact>
        ) : null}
        {check ? (
          <Fact name={program.automatic}>
            <Automatic value={automatic} />
          </Fact>
        ) : null}
        <Fact name={program.node}>{status.node}</Fact>
        <Fact name={program.started}>
          <DateTimeCell at={status.startedAt} />
        </Fact>
        <Fact
          name={program.starts}
          alarm={status.problems.includes('restartsOften') ? copy.needsAttention : undefined}
        >
          {status.startsInADay}
        </Fact>
        {status.certificate ? <Certificate state={status.certificate} /> : null}
        <Fact name={program.pictures}>{status.picturesGivenUp.toLocaleString('en-IN')}</Fact>
        <Fact name={program.licence}>
          <ExternalLink href={LICENCES}>{program.licences}</ExternalLink>
        </Fact>
      </Facts>
      <ProgramChange status={status} />
    </PageSection>
  )
}

const Small = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fgQuiet', whiteSpace: 'pre-line' },
})

const Newest = ({ check: { at, available } }: { check: UpdateCheck }) => (
  <Fact
    name={program.available}
    alarm={available ? (available.isSecurity ? program.security : program.waiting) : undefined}
  >
    {available ? available.version : program.none}
    <Small>
      {program.lookedAt} <DateTimeCell at={at} />
    </Small>
    {available?.changes ? (
      <details>
        <chakra.summary textStyle="small" cursor="pointer">
          {program.changes}
        </chakra.summary>
        <Small>{available.changes}</Small>
      </details>
    ) : null}
  </Fact>
)

const Certificate = ({ state: { found } }: { state: CertificateState }) => (
  <Fact
    name={program.certificate}
    alarm={found && (found.isEnding || found.refusedFor) ? copy.needsAttention : undefined}
  >
    {found === null ? (
      program.noAnswer
    ) : (
      <>
        {found.issuer}, {program.until} <DateTimeCell at={found.endsAt} />
        {found.refusedFor ? <Small>{program.refused(found.refusedFor)}</Small> : null}
      </>
    )}
  </Fact>
)

function Automatic({ value }: { value: AutomaticUpdates }) {
  const { status } = trpc.useUtils().admin.system
  const set = trpc.admin.system.setAutomaticUpdates.useMutation({
    onSuccess: () => status.invalidate(),
    onError: sayFailed(program.automaticFailed),
  })
  return (
    <Select
      aria-label={program.automatic}
      value={set.isPending ? set.variables.automatic : value}
      disabled={set.isPending}
      onChange={({ currentTarget }) =>
        set.mutate({ automatic: AUTOMATIC_UPDATES.find((each) => each === currentTarget.value) ?? 'off' })
      }
    >
      {AUTOMATIC_UPDATES.map((each) => (
        <option key={each} value={each}>
          {program.automaticWords[each]}
        </option>
      ))}
    </Select>
  )
}
