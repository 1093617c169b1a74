import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { BackupRecord, SystemProblem, SystemStatus } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { LatePart } from '../../../design/feedback/LatePart'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { PageSection } from '../../lists/records/PageSection'
import { BackupNow } from './BackupNow'
import { backupList } from './backups.copy'
import { system as copy } from './copy'
import { Fact, Facts } from './Facts'
import { Reason } from './Reason'
import { RecoveryCode } from './RecoveryCode'

// Loaded when somebody asks for it, because the server then reads the file list of every backup.
const loadList = () => import('./BackupList')
const loadBucket = () => import('./bucket/BucketPart')

const Backup = ({ backup }: { backup: BackupRecord }) => (
  <>
    <DateTimeCell at={backup.at} />
    <chakra.div textStyle="small" color="fgQuiet">
      {backup.result === 'failed' ? (
        <Reason>{backup.reason ?? ''}</Reason>
      ) : (
        copy.backups.size(backup.files, backup.bytes)
      )}
      <p>{backup.folder}</p>
    </chakra.div>
  </>
)

const NEEDS_BACKUP = new Set<SystemProblem>(['backupOverdue', 'backupFailed', 'backupDamaged'])

/** The last backups, and how to make one. */
export function Backups({ status: { backup, recoveryCode, replica, problems } }: { status: SystemStatus }) {
  const { backups } = copy
  const { last, lastSuccess, lastVerification, isOverdue } = backup
  return (
    <PageSection id="backups" title={backups.title}>
      <Facts>
        {last?.result === 'failed' ? (
          <Fact name={backups.last} alarm={backups.failed}>
            <Backup backup={last} />
          </Fact>
        ) : null}
        <Fact name={backups.lastSuccess} alarm={isOverdue ? backups.overdue : undefined}>
          {lastSuccess ? <Backup backup={lastSuccess} /> : backups.none}
        </Fact>
        <Fact name={backups.verified} alarm={lastVerification?.fault ? backups.damaged : undefined}>
          {lastVerification ? (
            <>
              <DateTimeCell at={lastVerification.at} />
              <chakra.div textStyle="small" color="fgQuiet">
                {lastVerification.fault ? <Reason>{lastVerification.fault}</Reason> : null}
                <p>{lastVerification.folder}</p>
              </chakra.div>
            </>
          ) : (
            backups.never
          )}
        </Fact>
        {replica ? (
          <Fact
            name={backups.replica}
            alarm={problems.includes('replicaBehind') ? copy.needsAttention : undefined}
          >
            {backups.replicaStates[replica.state]} <DateTimeCell at={replica.since} />
            {replica.state === 'waiting' ? (
              <>
                . <TextLink href={adminPaths.restore}>{backups.toReplica}</TextLink>
              </>
            ) : null}
          </Fact>
        ) : null}
      </Facts>
      <BackupNow
        backup={backup}
        isNeeded={lastSuccess === null || problems.some((problem) => NEEDS_BACKUP.has(problem))}
      />
      {lastSuccess ? null : (
        <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mt={3}>
          {backups.how}
        </chakra.p>
      )}
      {lastSuccess ? <AllBackups /> : null}
      <chakra.p mt={3}>
        <TextLink href={adminPaths.restore}>{copy.backups.restore}</TextLink>
      </chakra.p>
      <LatePart load={loadBucket} loading={copy.loading}>
        {(BucketPart) => <BucketPart />}
      </LatePart>
      <RecoveryCode state={recoveryCode} />
    </PageSection>
  )
}

function AllBackups() {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <chakra.div mt={3}>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {backupList.show}
        </Button>
      </chakra.div>
    )
  return (
    <LatePart load={loadList} loading={backupList.loading}>
      {(BackupList) => <BackupList />}
    </LatePart>
  )
}
