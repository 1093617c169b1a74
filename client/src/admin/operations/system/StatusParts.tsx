import { Box, chakra, Flex } from '@chakra-ui/react'
import { Check, TriangleAlert } from 'lucide-react'
import type {
  BucketState,
  SingleError,
  SystemError,
  SystemProblem,
  SystemStatus,
} from '../../../../../shared/system'
import { underlined } from '../../../design/actions/TextLink'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { PageSection } from '../../lists/records/PageSection'
import { system as copy } from './copy'
import { Fact, Facts } from './Facts'
import { Reason } from './Reason'

type Part = { status: SystemStatus }

/** The part of the page that shows more of a problem, and what can be done. */
const PARTS: Record<SystemProblem, 'email' | 'given-up' | 'backups' | 'storage' | 'program'> = {
  noMailServer: 'email',
  mailFailing: 'email',
  mailsGivenUp: 'given-up',
  diskLow: 'storage',
  databaseDamaged: 'backups',
  filesOutOfReach: 'storage',
  filesMissing: 'storage',
  backupOverdue: 'backups',
  backupFailed: 'backups',
  backupDamaged: 'backups',
  backupNotCopied: 'backups',
  replicaBehind: 'backups',
  certificate: 'program',
  updateFailed: 'program',
  restartsOften: 'program',
}

export function Problems({ status: { problems, backup } }: Part) {
  // Before the first backup all is not well, though 36 hours are given for it.
  if (problems.length === 0 && backup.lastSuccess === null) return <p>{copy.noBackup}</p>
  if (problems.length === 0)
    return (
      <Flex align="center" gap={3}>
        <Check size={20} aria-hidden />
        {copy.healthy}
      </Flex>
    )
  return (
    <PageSection title={copy.problemsTitle}>
      <Box
        as="ul"
        role="list"
        bg="surface"
        border="1px solid"
        borderLeftWidth="6px"
        borderColor="danger"
        px={4}
        py={2}
      >
        {problems.map((problem) => (
          <Flex as="li" key={problem} gap={3} py={1.5} align="start">
            <chakra.span color="danger" pt={0.5} flexShrink={0}>
              <TriangleAlert size={18} aria-hidden />
            </chakra.span>
            <chakra.a {...underlined} href={`#${PARTS[problem]}`}>
              {copy.problems[problem]}
            </chakra.a>
          </Flex>
        ))}
      </Box>
    </PageSection>
  )
}

export function Storage({ status: { disks, databaseCheck, bucket, problems } }: Part) {
  const { storage } = copy
  return (
    <PageSection id="storage" title={storage.title}>
      <Facts>
        {disks.map(({ holds, freeBytes, totalBytes, isLow }) => (
          <Fact
            key={holds}
            name={storage.holds[holds]}
            alarm={isLow && freeBytes !== null ? storage.low : undefined}
          >
            {freeBytes === null || totalBytes === null
              ? storage.missing
              : storage.free(freeBytes, totalBytes)}
          </Fact>
        ))}
        <Fact name={storage.database} alarm={databaseCheck?.fault ? copy.needsAttention : undefined}>
          {databaseCheck === null ? (
            storage.notChecked
          ) : (
            <>
              <DateTimeCell at={databaseCheck.at} />
              <chakra.div textStyle="small" color="fgQuiet">
                {databaseCheck.fault ? <Reason>{databaseCheck.fault}</Reason> : storage.whole}
              </chakra.div>
            </>
          )}
        </Fact>
        {bucket ? <Bucket bucket={bucket} isLacking={problems.includes('filesMissing')} /> : null}
      </Facts>
    </PageSection>
  )
}

type BucketProps = { bucket: BucketState; isLacking: boolean }

function Bucket({ bucket: { isInReach, outOfReachSince, check }, isLacking }: BucketProps) {
  const { storage } = copy
  return (
    <>
      <Fact name={storage.bucket} alarm={isInReach ? undefined : copy.needsAttention}>
        {isInReach ? storage.inReach : storage.outOfReach}
        {!isInReach && outOfReachSince ? (
          <>
            {' '}
            {storage.since} <DateTimeCell at={outOfReachSince} />
          </>
        ) : null}
      </Fact>
      <Fact name={storage.compared} alarm={isLacking ? copy.needsAttention : undefined}>
        {check === null ? (
          storage.notYet
        ) : (
          <>
            <DateTimeCell at={check.at} />
            <chakra.span display="block" textStyle="small" color="fgQuiet">
              {isLacking ? storage.lacking(check.missing, check.different) : storage.allThere(check.files)}
              {check.unknown > 0 ? `, ${storage.unknown(check.unknown)}` : ''}
              {isLacking ? `. ${storage.examples}: ${check.examples.join(', ')}` : ''}
            </chakra.span>
          </>
        )}
      </Fact>
    </>
  )
}

export function StartWarnings({ status: { startWarnings } }: Part) {
  const { warnings } = copy
  return (
    <PageSection title={warnings.title}>
      {startWarnings.length === 0 ? (
        <p>{warnings.none}</p>
      ) : (
        <chakra.ul role="list">
          {startWarnings.map((line) => (
            <chakra.li
              key={line}
              py={2.5}
              borderTop="1px solid"
              borderColor="hairline"
              overflowWrap="anywhere"
            >
              {line}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </PageSection>
  )
}

const { columns: heads } = copy.errors
const Broken = chakra('span', { base: { overflowWrap: 'anywhere' } })
const errorColumns: Column<SystemError>[] = [
  { head: heads.kind, cell: ({ kind }) => <Broken fontWeight="semibold">{kind}</Broken> },
  { head: heads.path, cell: ({ path }) => <Broken>{path}</Broken> },
  { head: heads.count, kind: 'number', cell: ({ count }) => count.toLocaleString('en-IN') },
  { head: heads.last, kind: 'number', cell: ({ lastAt }) => <DateTimeCell at={lastAt} /> },
  {
    head: heads.ids,
    cell: ({ requestIds }) => (
      <Broken textStyle="data">
        {requestIds.map((id) => (
          <chakra.span key={id} display="block">
            {id}
          </chakra.span>
        ))}
      </Broken>
    ),
  },
]

const { columns: lastHeads } = copy.lastErrors
const lastErrorColumns: Column<SingleError & { key: number }>[] = [
  { head: lastHeads.id, cell: ({ requestId }) => <Broken textStyle="data">{requestId ?? '–'}</Broken> },
  { head: lastHeads.kind, cell: ({ kind }) => <Broken fontWeight="semibold">{kind}</Broken> },
  { head: lastHeads.path, cell: ({ path }) => <Broken>{path}</Broken> },
  { head: lastHeads.at, kind: 'number', cell: ({ at }) => <DateTimeCell at={at} /> },
]

/** Lists single errors, so that a reported request id can be found. */
export function LastErrors({ status: { lastErrors } }: Part) {
  if (lastErrors.length === 0) return null
  return (
    <PageSection title={copy.lastErrors.title}>
      <DataTable
        label={copy.lastErrors.title}
        columns={lastErrorColumns}
        rows={lastErrors.map((error, key) => ({ ...error, key }))}
        rowKey={({ key }) => String(key)}
      />
    </PageSection>
  )
}

export function Errors({ status: { errors } }: Part) {
  return (
    <PageSection title={copy.errors.title}>
      <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mb={3}>
        {copy.errors.lead}
      </chakra.p>
      {errors.length === 0 ? (
        <p>{copy.errors.none}</p>
      ) : (
        <DataTable
          label={copy.errors.title}
          columns={errorColumns}
          rows={errors}
          rowKey={({ kind, path }) => `${kind} ${path}`}
        />
      )}
    </PageSection>
  )
}
