import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { ReceivedApplication, WholeOpportunity } from '../../../../../shared/talent/opportunities'
import { Button } from '../../../design/actions/Button'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { ModelPicture } from '../../roster/models/images/ModelPicture'
import { AnswerDialog, type Answering } from './AnswerDialog'
import { adminOpportunities } from './copy'
import { useOpportunityCache } from './useOpportunityCache'

const copy = adminOpportunities.applications
const { decide } = adminOpportunities
const Name = chakra(Link)

/** Applications, oldest first, each with its decision or the buttons for it. */
export function OpportunityApplications({ whole }: { whole: WholeOpportunity }) {
  const cache = useOpportunityCache()
  const [answering, setAnswering] = useState<Answering | null>(null)
  const { id } = whole.opportunity
  const review = trpc.admin.opportunities.decide.useMutation({
    onSuccess(answer) {
      cache.keep(answer)
      notifySuccess(copy.reviewedDone)
    },
    onError(error) {
      tellRefused(error, copy.failed)
      cache.renew(id)
    },
  })
  if (whole.applications.length === 0) return <EmptyState more={copy.noneMore}>{copy.none}</EmptyState>
  return (
    <>
      <DataTable
        label={copy.label}
        columns={columns({
          onReview: (application) => review.mutate({ id: application.id, status: 'reviewed' }),
          onAnswer: setAnswering,
          renew: () => cache.renew(id),
        })}
        rows={whole.applications}
        rowKey={(application) => application.id}
      />
      {answering ? (
        <AnswerDialog opportunityId={id} answering={answering} onClose={() => setAnswering(null)} />
      ) : null}
    </>
  )
}

type RowHandlers = {
  onReview: (application: ReceivedApplication) => void
  onAnswer: (answering: Answering) => void
  renew: () => void
}

const columns = ({ onReview, onAnswer, renew }: RowHandlers): Column<ReceivedApplication>[] => [
  {
    head: copy.talent,
    cell: ({ model }) => (
      <Flex align="center" gap={3} minW={{ md: '10rem' }}>
        <chakra.span width="3.5rem" flexShrink={0}>
          <ModelPicture picture={model.picture} alt="" sizes="3.5rem" renew={renew} />
        </chakra.span>
        <chakra.span minW={0} overflowWrap="anywhere">
          <Name
            href={adminPaths.model(model.id)}
            display="block"
            fontWeight="semibold"
            _hover={{ color: 'accentText' }}
          >
            {model.name}
          </Name>
          <chakra.span textStyle="small" color="fgQuiet" fontWeight="normal">
            {model.city}
          </chakra.span>
        </chakra.span>
      </Flex>
    ),
  },
  { head: copy.words, cell: (application) => <Said {...application} /> },
  {
    head: copy.status,
    kind: 'status',
    cell: ({ status }) => <StatusBadge of="submission" status={status} />,
  },
  { head: copy.applied, kind: 'number', cell: ({ createdAt }) => <DateTimeCell at={createdAt} /> },
  {
    head: copy.actions,
    kind: 'actions',
    cell: (application) => <RowActions application={application} onReview={onReview} onAnswer={onAnswer} />,
  },
]

/** The talent's note and the agency's. */
function Said({ notes, decisionNote }: ReceivedApplication) {
  const lines = [
    [copy.own, notes],
    [copy.answer, decisionNote],
  ].filter(([, text]) => text !== null)
  if (lines.length === 0) return <span data-none>{copy.noWords}</span>
  return lines.map(([who, text]) => (
    <chakra.span key={who} display="block" maxW="24rem" whiteSpace="pre-line" overflowWrap="anywhere">
      <chakra.span textStyle="label" color="fgQuiet" mr={1.5}>
        {who}
      </chakra.span>
      {text}
    </chakra.span>
  ))
}

type RowActionsProps = Omit<RowHandlers, 'renew'> & { application: ReceivedApplication }

function RowActions({ application, onReview, onAnswer }: RowActionsProps) {
  const { status, model } = application
  if (status !== 'pending' && status !== 'reviewed') return null
  return (
    <Flex align="center" justify={{ md: 'flex-end' }} gap={2} wrap="wrap" ml={{ base: 2, md: 0 }}>
      {status === 'pending' ? (
        <Button
          variant="quiet"
          size="small"
          // Aligns the button's text with the text above it.
          ml={{ base: '-0.8125rem', md: 0 }}
          aria-label={copy.reviewedOf(model.name)}
          onClick={() => onReview(application)}
        >
          {copy.reviewed}
        </Button>
      ) : null}
      {(['accepted', 'rejected'] as const).map((answer) => (
        <Button
          key={answer}
          variant={answer === 'accepted' ? 'solid' : 'outline'}
          size="small"
          aria-label={decide.of(decide[answer].act, model.name)}
          onClick={() => onAnswer({ application, status: answer })}
        >
          {decide[answer].act}
        </Button>
      ))}
    </Flex>
  )
}
