import { Flex } from '@chakra-ui/react'
import type { TalentJob } from '../../../../shared/desk/talentJobs'
import { talentJobs as copy } from '../../copy/talentJobs'
import { Button } from '../actions/Button'
import type { AnswerAct } from './AnswerDialog'

const ANSWERS = ['yes', 'conditional', 'no'] as const

type Props = {
  job: Omit<TalentJob, 'claimId'>
  /** Whether the question has a page of its own, on which yes is the main action. */
  isAlone?: boolean
  onAct: (act: AnswerAct) => void
}

/** What a talent can do about a job now. */
export function AnswerButtons({ job, isAlone = false, onAct }: Props) {
  const actions: AnswerAct[] = [
    ...(job.mayAnswer ? ANSWERS : []),
    ...(job.mayTakeBack && !job.mayAnswer ? (['back'] as const) : []),
  ]
  if (actions.length === 0) return null
  return (
    // On a phone they share the width: a thumb misses none.
    <Flex gap={2} wrap="wrap" mt={4}>
      {actions.map((act) => (
        <Button
          key={act}
          flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          variant={isAlone && act === 'yes' ? 'primary' : 'outline'}
          aria-label={`${copy.labels[act]}: ${job.title}`}
          onClick={() => onAct(act)}
        >
          {copy.labels[act]}
        </Button>
      ))}
    </Flex>
  )
}
