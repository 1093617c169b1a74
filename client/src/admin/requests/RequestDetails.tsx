import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import type { Application, ApplicationDecision } from '../../../../shared/applications'
import { shortMoment } from '../../../../shared/format'
import { Button } from '../../design/Button'
import { DataList } from '../../design/DataList'
import { OutsideLink } from '../../design/OutsideLink'
import { StatusBadge } from '../../design/StatusBadge'
import { admin } from '../../words/admin'
import { DetailDialog } from '../lists/DetailDialog'
import { DetailSection } from '../lists/DetailSection'
import { MailButton } from '../lists/MailButton'
import { PhoneLink } from '../lists/PhoneLink'
import { Who } from '../lists/Who'
import { shownName } from './columns'
import { PortfolioFiles } from './PortfolioFiles'

type Props = {
  application: Application
  onClose: () => void
  onDecide: (status: ApplicationDecision['status']) => void
}

const { details: words, decide } = admin.requests
const prose = (text: string | null) =>
  text ? <chakra.span whiteSpace="pre-line">{text}</chakra.span> : words.notSet

/** Everything that an applicant sent: pictures first, because they are what is decided about. */
export function RequestDetails({ application, onClose, onDecide }: Props) {
  const isPending = application.status === 'pending'
  return (
    <DetailDialog
      onClose={onClose}
      title={words.title}
      deletion={{ of: 'applications', record: application, name: shownName(application) }}
      actions={
        <>
          {isPending ? (
            <>
              <Button look="danger" onClick={() => onDecide('rejected')}>
                {decide.rejected.act}
              </Button>
              <Button look="primary" onClick={() => onDecide('approved')}>
                {decide.approved.act}
              </Button>
            </>
          ) : null}
          <MailButton
            to={application.email}
            subject={words.replySubject(agency.name)}
            look={isPending ? 'outline' : 'solid'}
          />
        </>
      }
    >
      <DetailSection title={words.portfolio}>
        <PortfolioFiles id={application.id} />
      </DetailSection>
      <DetailSection title={words.applicant}>
        <DataList facts={applicantFacts(application)} />
      </DetailSection>
      <DetailSection title={words.words}>
        <DataList
          facts={[
            { term: words.bio, value: prose(application.bio) },
            { term: words.why, value: prose(application.whyHire) },
            { term: words.notes, value: prose(application.notes) },
          ]}
        />
      </DetailSection>
      <DetailSection title={words.decision}>
        <DataList facts={decisionFacts(application)} />
      </DetailSection>
    </DetailDialog>
  )
}

const applicantFacts = (application: Application) => [
  { term: words.stageName, value: application.stageName ?? words.notSet },
  { term: words.name, value: <Who name={application.name} of={application} /> },
  { term: words.email, value: application.email },
  {
    term: words.contact,
    value: application.contact ? <PhoneLink number={application.contact} /> : words.notSet,
  },
  { term: words.age, value: application.age ?? words.notSet },
  { term: words.gender, value: application.gender ?? words.notSet },
  { term: words.height, value: application.height ?? words.notSet },
  { term: words.city, value: application.city ?? words.notSet },
  { term: words.state, value: application.state ?? words.notSet },
  { term: words.country, value: application.country ?? words.notSet },
  { term: words.experience, value: application.experienceLevel ?? words.notSet },
  { term: words.instagram, value: <Instagram handle={application.instagram} /> },
]

const decisionFacts = (application: Application) => [
  { term: words.status, value: <StatusBadge of="artistRequest" status={application.status} /> },
  { term: words.submitted, value: shortMoment(application.createdAt), kind: 'data' as const },
  ...(application.decidedAt
    ? [{ term: words.decidedAt, value: shortMoment(application.decidedAt), kind: 'data' as const }]
    : []),
  ...(application.decisionNote ? [{ term: words.note, value: prose(application.decisionNote) }] : []),
]

/** A handle that can be one leads to its page; anything else is only shown. */
function Instagram({ handle }: { handle: string | null }) {
  const name = /^@?([\w.]{1,30})$/.exec(handle ?? '')?.[1]
  if (!name) return handle ?? words.notSet
  return <OutsideLink href={`https://www.instagram.com/${name}/`}>{handle}</OutsideLink>
}
