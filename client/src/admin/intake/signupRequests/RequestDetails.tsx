import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { agency } from '../../../../../shared/agency'
import { shortMoment } from '../../../../../shared/format'
import type { SignupRequest, SignupRequestDecision } from '../../../../../shared/intake/signupRequests'
import { PROSE_MAX } from '../../../../../shared/limits'
import { bothHeights } from '../../../../../shared/roster/measures'
import { prose as proseText } from '../../../../../shared/text/text'
import { Button } from '../../../design/actions/Button'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { TextArea } from '../../../design/form/TextArea'
import { DataList } from '../../../design/lists/DataList'
import { admin } from '../../copy'
import { MailButton } from '../../lists/cells/MailButton'
import { MailLink } from '../../lists/cells/MailLink'
import { PersonCell } from '../../lists/cells/PersonCell'
import { ReachLinks } from '../../lists/ReachLinks'
import { DetailDialog } from '../../lists/records/DetailDialog'
import { DetailSection } from '../../lists/records/DetailSection'
import type { WalkThrough } from '../../lists/records/Walk'
import { ApplicantModel } from './ApplicantModel'
import { Invitation } from './Invitation'
import { PortfolioFiles } from './PortfolioFiles'
import { shownName } from './shownName'
import type { Decision } from './useDecision'

type Props = {
  application: SignupRequest
  decision: Decision
  onClose: () => void
  walk: WalkThrough | undefined
}

const { details: words, decide } = admin.requests
const prose = (text: string | null) =>
  text ? <chakra.span whiteSpace="pre-line">{text}</chakra.span> : words.notSet

const MESSAGE = proseText(PROSE_MAX)

/**
 * Everything an applicant sent, pictures first, because the decision is mostly about them. A decision made here can
 * carry a message.
 */
export function RequestDetails({ application, decision, onClose, walk }: Props) {
  const isPending = application.status === 'pending'
  const [message, setMessage] = useState('')
  const problem = MESSAGE.safeParse(message).error?.issues[0]?.message
  const busy = decision.busyId === application.id || undefined
  const onDecide = async (status: SignupRequestDecision['status']) => {
    if (!problem && (await decision.decide(application, status, message))) onClose()
  }
  return (
    <DetailDialog
      onClose={onClose}
      walk={walk}
      isUnsaved={message.trim() !== ''}
      title={words.title}
      deletion={{ of: 'signupRequests', record: application, name: shownName(application) }}
      actions={
        <>
          {isPending ? (
            <>
              <Button variant="outline" aria-busy={busy} onClick={() => void onDecide('rejected')}>
                {decide.rejected.act}
              </Button>
              <Button variant="solid" aria-busy={busy} onClick={() => void onDecide('approved')}>
                {decide.approved.act}
              </Button>
            </>
          ) : null}
          <MailButton
            to={application.email}
            subject={words.replySubject(agency.name)}
            variant={isPending ? 'outline' : 'solid'}
          />
        </>
      }
    >
      <DetailSection title={words.portfolio}>
        <PortfolioFiles key={application.id} id={application.id} />
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
        {isPending ? (
          <Box mt={5}>
            <TextArea
              label={decide.message}
              help={decide.messageHelp(application.email)}
              rows={4}
              value={message}
              error={problem}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          </Box>
        ) : null}
        {application.status === 'approved' ? (
          <>
            <Invitation id={application.id} />
            <ApplicantModel id={application.id} name={shownName(application)} />
          </>
        ) : null}
      </DetailSection>
    </DetailDialog>
  )
}

const applicantFacts = (application: SignupRequest) => [
  { term: words.stageName, value: application.stageName ?? words.notSet },
  { term: words.name, value: <PersonCell name={application.name} of={application} /> },
  { term: words.email, value: <MailLink address={application.email} /> },
  {
    term: words.contact,
    value: application.contact ? <ReachLinks email={null} phone={application.contact} /> : words.notSet,
  },
  { term: words.age, value: application.age ?? words.notSet },
  { term: words.gender, value: application.gender ?? words.notSet },
  { term: words.height, value: application.height === null ? words.notSet : bothHeights(application.height) },
  { term: words.city, value: application.city ?? words.notSet },
  { term: words.state, value: application.state ?? words.notSet },
  { term: words.country, value: application.country ?? words.notSet },
  { term: words.experience, value: application.experienceLevel ?? words.notSet },
  { term: words.instagram, value: <Instagram handle={application.instagram} /> },
]

const decisionFacts = (application: SignupRequest) => [
  { term: words.status, value: <StatusBadge of="artistRequest" status={application.status} /> },
  { term: words.submitted, value: shortMoment(application.createdAt), kind: 'data' as const },
  ...(application.decidedAt
    ? [{ term: words.decidedAt, value: shortMoment(application.decidedAt), kind: 'data' as const }]
    : []),
  ...(application.decisionNote ? [{ term: words.note, value: prose(application.decisionNote) }] : []),
]

/** A valid handle links to the profile; other text is shown as it is. */
function Instagram({ handle }: { handle: string | null }) {
  const name = /^@?([\w.]{1,30})$/.exec(handle ?? '')?.[1]
  if (!name) return handle ?? words.notSet
  return <ExternalLink href={`https://www.instagram.com/${name}/`}>{handle}</ExternalLink>
}
