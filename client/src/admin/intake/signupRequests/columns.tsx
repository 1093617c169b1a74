import type { SignupRequest } from '../../../../../shared/intake/signupRequests'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import type { Column } from '../../../design/lists/DataTable'
import { admin } from '../../copy'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { EmailCell } from '../../lists/cells/EmailCell'
import { PersonCell } from '../../lists/cells/PersonCell'
import { TextCell } from '../../lists/cells/TextCell'
import { RowActions } from './RowActions'
import { shownName } from './shownName'
import type { Decision } from './useDecision'

type RowHandlers = {
  onOpen: (application: SignupRequest) => void
  decision: Decision
  /** When the rows were fetched, by this browser's clock in milliseconds. */
  readAt: number
}

export const columns = ({ onOpen, decision, readAt }: RowHandlers): Column<SignupRequest>[] => {
  const { columns: heads } = admin.requests
  const { none } = admin.lists
  return [
    {
      head: heads.name,
      cell: (application) => (
        <PersonCell
          name={shownName(application)}
          more={application.stageName && application.name}
          of={application}
        />
      ),
    },
    { head: heads.email, cell: ({ email }) => <EmailCell>{email}</EmailCell> },
    { head: heads.city, cell: ({ city }) => <TextCell none={none}>{city}</TextCell> },
    {
      head: heads.experience,
      cell: ({ experienceLevel }) => <TextCell none={none}>{experienceLevel}</TextCell>,
    },
    {
      head: heads.status,
      kind: 'status',
      cell: ({ status }) => <StatusBadge of="artistRequest" status={status} />,
    },
    {
      head: heads.date,
      kind: 'number',
      phone: 'bare',
      cell: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    },
    {
      head: heads.actions,
      kind: 'actions',
      cell: (application) => (
        <RowActions
          application={application}
          readAt={readAt}
          decision={decision}
          onOpen={() => onOpen(application)}
        />
      ),
    },
  ]
}
