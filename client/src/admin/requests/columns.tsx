import { Flex } from '@chakra-ui/react'
import type { Application, ApplicationDecision } from '../../../../shared/applications'
import { Button } from '../../design/Button'
import type { Column } from '../../design/DataTable'
import { StatusBadge } from '../../design/StatusBadge'
import { admin } from '../../words/admin'
import { Address } from '../lists/Address'
import { Moment } from '../lists/Moment'
import { ViewButton } from '../lists/ViewButton'
import { Who } from '../lists/Who'
import { Words } from '../lists/Words'

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
        <Who
          name={shownName(application)}
          more={application.stageName && application.name}
          of={application}
        />
      ),
    },
    { head: heads.email, cell: ({ email }) => <Address>{email}</Address> },
    { head: heads.city, cell: ({ city }) => <Words>{city ?? none}</Words> },
    { head: heads.experience, cell: ({ experienceLevel }) => experienceLevel ?? none },
    { head: heads.status, cell: ({ status }) => <StatusBadge of="artistRequest" status={status} /> },
    { head: heads.date, kind: 'number', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      head: heads.actions,
      kind: 'actions',
      cell: (application) => (
        <Flex
          align="center"
          justify={{ md: 'flex-end' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          gap={2}
          ml={{ base: 2, md: 0 }}
        >
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
