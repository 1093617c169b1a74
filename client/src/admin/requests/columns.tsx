import { chakra, Flex } from '@chakra-ui/react'
import type { Application, ApplicationDecision } from '../../../../shared/applications'
import { shortMoment } from '../../../../shared/format'
import { Button } from '../../design/Button'
import type { Column } from '../../design/DataTable'
import { StatusBadge } from '../../design/StatusBadge'
import { admin } from '../../words/admin'
import { SpamMark } from '../lists/SpamMark'
import { ViewButton } from '../lists/ViewButton'

type Acts = {
  onOpen: (application: Application) => void
  onDecide: (deciding: { application: Application; status: ApplicationDecision['status'] }) => void
}

/** The applicant's stage name, or else the full name (specification section 9). */
export const shownName = ({ stageName, name }: Application) => stageName ?? name

export const columns = ({ onOpen, onDecide }: Acts): Column<Application>[] => {
  const { columns: heads, decide } = admin.requests
  const { none } = admin.lists
  return [
    {
      head: heads.name,
      cell: (application) => (
        <>
          {shownName(application)}
          <SpamMark of={application} />
          {application.stageName && application.stageName !== application.name ? (
            <chakra.span display="block" color="fgQuiet" textStyle="small" fontWeight="normal">
              {application.name}
            </chakra.span>
          ) : null}
        </>
      ),
    },
    { head: heads.email, cell: ({ email }) => email },
    { head: heads.city, cell: ({ city }) => city ?? none },
    { head: heads.experience, cell: ({ experienceLevel }) => experienceLevel ?? none },
    { head: heads.status, cell: ({ status }) => <StatusBadge of="artistRequest" status={status} /> },
    { head: heads.date, kind: 'number', cell: ({ createdAt }) => shortMoment(createdAt) },
    {
      head: heads.actions,
      kind: 'actions',
      cell: (application) => (
        <Flex align="center" justify={{ md: 'flex-end' }} gap={2} wrap="wrap">
          {application.status === 'pending'
            ? (['approved', 'rejected'] as const).map((status) => (
                <Button
                  key={status}
                  look={status === 'approved' ? 'outline' : 'danger'}
                  size="small"
                  aria-label={`${decide[status].act} ${shownName(application)}`}
                  onClick={() => onDecide({ application, status })}
                >
                  {decide[status].act}
                </Button>
              ))
            : null}
          <ViewButton what={shownName(application)} onOpen={() => onOpen(application)} />
        </Flex>
      ),
    },
  ]
}
