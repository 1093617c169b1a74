import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'wouter'
import { messages } from '../../../../shared/messages'
import type { ReceivedSubmission, WholeOpportunity } from '../../../../shared/opportunities'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { type Column, DataTable } from '../../design/DataTable'
import { EmptyState } from '../../design/EmptyState'
import { StatusBadge } from '../../design/StatusBadge'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminOpportunities } from '../../words/adminOpportunities'
import { Moment } from '../lists/Moment'
import { ModelPicture } from '../models/ModelPicture'
import { AnswerDialog, type Answering } from './AnswerDialog'
import { useOpportunityCache } from './useOpportunityCache'

const words = adminOpportunities.applications
const { decide } = adminOpportunities
const Name = chakra(Link)

/** Who applied, the first first, each with the agency's answer or the buttons for it. */
export function Applications({ whole }: { whole: WholeOpportunity }) {
  const cache = useOpportunityCache()
  const [answering, setAnswering] = useState<Answering | null>(null)
  const { id } = whole.opportunity
  const review = trpc.admin.opportunities.decide.useMutation({
    onSuccess(answer) {
      cache.keep(answer)
      notifySuccess(words.reviewedDone)
    },
    onError(error) {
      const isOver = refusalOf(error).status === 409
      notifyFailure(messages.admin.error, isOver ? error.message : words.failed)
      cache.renew(id)
    },
  })
  if (whole.submissions.length === 0) return <EmptyState more={words.noneMore}>{words.none}</EmptyState>
  return (
    <>
      <DataTable
        label={words.label}
        columns={columns({
          onReview: (submission) => review.mutate({ id: submission.id, status: 'reviewed' }),
          onAnswer: setAnswering,
          renew: () => cache.renew(id),
        })}
        rows={whole.submissions}
        rowKey={(submission) => submission.id}
      />
      {answering ? (
        <AnswerDialog opportunityId={id} answering={answering} onClose={() => setAnswering(null)} />
      ) : null}
    </>
  )
}

type Acts = {
  onReview: (submission: ReceivedSubmission) => void
  onAnswer: (answering: Answering) => void
  renew: () => void
}

const columns = ({ onReview, onAnswer, renew }: Acts): Column<ReceivedSubmission>[] => [
  {
    head: words.talent,
    cell: ({ model }) => (
      <Flex align="center" gap={3} minW={{ md: '10rem' }}>
        <chakra.span width="3.5rem" flexShrink={0}>
          <ModelPicture picture={model.picture} alt="" sizes="3.5rem" renew={renew} />
        </chakra.span>
        <chakra.span minW={0} overflowWrap="anywhere">
          <Name
            href={paths.adminModel(model.id)}
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
  { head: words.words, cell: (submission) => <Said {...submission} /> },
  { head: words.status, cell: ({ status }) => <StatusBadge of="submission" status={status} /> },
  { head: words.applied, kind: 'number', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    head: words.actions,
    kind: 'actions',
    cell: (submission) => <Acts submission={submission} onReview={onReview} onAnswer={onAnswer} />,
  },
]

/** What the talent wrote, and what the agency did. */
function Said({ notes, decisionNote }: ReceivedSubmission) {
  const lines = [
    [words.own, notes],
    [words.answer, decisionNote],
  ].filter(([, text]) => text !== null)
  if (lines.length === 0) return words.noWords
  return lines.map(([who, text]) => (
    <chakra.span key={who} display="block" maxW="24rem" whiteSpace="pre-line" overflowWrap="anywhere">
      <chakra.span textStyle="label" color="fgQuiet" mr={1.5}>
        {who}
      </chakra.span>
      {text}
    </chakra.span>
  ))
}

type ActsProps = Omit<Acts, 'renew'> & { submission: ReceivedSubmission }

function Acts({ submission, onReview, onAnswer }: ActsProps) {
  const { status, model } = submission
  if (status !== 'pending' && status !== 'reviewed') return null
  return (
    <Flex align="center" justify={{ md: 'flex-end' }} gap={2} wrap="wrap" ml={{ base: 2, md: 0 }}>
      {status === 'pending' ? (
        <Button
          look="quiet"
          size="small"
          // Its words stand where those above it begin.
          ml={{ base: '-0.8125rem', md: 0 }}
          aria-label={words.reviewedOf(model.name)}
          onClick={() => onReview(submission)}
        >
          {words.reviewed}
        </Button>
      ) : null}
      {(['accepted', 'rejected'] as const).map((answer) => (
        <Button
          key={answer}
          look={answer === 'accepted' ? 'outline' : 'danger'}
          size="small"
          aria-label={decide.of(decide[answer].act, model.name)}
          onClick={() => onAnswer({ submission, status: answer })}
        >
          {decide[answer].act}
        </Button>
      ))}
    </Flex>
  )
}
