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
import { desk } from '../../desk/copy'
import { WhatsAppButton } from '../../forms/ChatButton'
import { MailButton } from '../../lists/cells/MailButton'
import { MailLink } from '../../lists/cells/MailLink'
import { PersonCell } from '../../lists/cells/PersonCell'
import { PhoneLink } from '../../lists/cells/PhoneLink'
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

const { details: copy, decide } = admin.requests
const prose = (text: string | null) =>
  text ? <chakra.span whiteSpace="pre-line">{text}</chakra.span> : copy.notSet

const MESSAGE = proseText(PROSE_MAX)

/**
 * Everything an applicant sent, pictures first, because the decision is mostly about them. A decision made here can
 * carry a message.
 */
export function RequestDetails({ application, decision, onClose, walk }: Props) {
  const isPending = application.status === 'pending'
  const { chat } = application
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
      title={copy.title}
      deletion={{ of: 'signupRequests', record: application, name: shownName(application) }}
      actions={
        <>
          {chat ? (
            <WhatsAppButton
              number={chat}
              text={desk.item.greeting(shownName(application), agency.name)}
              variant={isPending ? 'outline' : 'solid'}
            />
          ) : null}
          <MailButton
            to={application.email}
            subject={copy.replySubject(agency.name)}
            variant={isPending || chat ? 'outline' : 'solid'}
          />
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
        </>
      }
    >
      <DetailSection title={copy.portfolio}>
        <PortfolioFiles key={application.id} id={application.id} />
      </DetailSection>
      <DetailSection title={copy.applicant}>
        <DataList facts={applicantFacts(application)} />
      </DetailSection>
      <DetailSection title={copy.words}>
        <DataList
          facts={[
            { term: copy.bio, value: prose(application.bio) },
            { term: copy.why, value: prose(application.whyHire) },
            { term: copy.notes, value: prose(application.notes) },
          ]}
        />
      </DetailSection>
      <DetailSection title={copy.decision}>
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
  { term: copy.stageName, value: application.stageName ?? copy.notSet },
  { term: copy.name, value: <PersonCell name={application.name} of={application} /> },
  { term: copy.email, value: <MailLink address={application.email} /> },
  {
    term: copy.contact,
    value: application.contact ? <PhoneLink number={application.contact} /> : copy.notSet,
  },
  { term: copy.age, value: application.age ?? copy.notSet },
  { term: copy.gender, value: application.gender ?? copy.notSet },
  { term: copy.height, value: application.height === null ? copy.notSet : bothHeights(application.height) },
  { term: copy.city, value: application.city ?? copy.notSet },
  { term: copy.state, value: application.state ?? copy.notSet },
  { term: copy.country, value: application.country ?? copy.notSet },
  { term: copy.experience, value: application.experienceLevel ?? copy.notSet },
  { term: copy.instagram, value: <Instagram handle={application.instagram} /> },
]

const decisionFacts = (application: SignupRequest) => [
  { term: copy.status, value: <StatusBadge of="artistRequest" status={application.status} /> },
  { term: copy.submitted, value: shortMoment(application.createdAt), kind: 'data' as const },
  ...(application.decidedAt
    ? [{ term: copy.decidedAt, value: shortMoment(application.decidedAt), kind: 'data' as const }]
    : []),
  ...(application.decisionNote ? [{ term: copy.note, value: prose(application.decisionNote) }] : []),
]

/** A valid handle links to the profile; other text is shown as it is. */
function Instagram({ handle }: { handle: string | null }) {
  const name = /^@?([\w.]{1,30})$/.exec(handle ?? '')?.[1]
  if (!name) return handle ?? copy.notSet
  return <ExternalLink href={`https://www.instagram.com/${name}/`}>{handle}</ExternalLink>
}
