import { Flex } from '@chakra-ui/react'
import type { TalentJob } from '../../../../shared/desk/talentJobs'
import { talentJobs as copy } from '../../copy/talentJobs'
import { Button } from '../actions/Button'
import type { AnswerAct } from './AnswerDialog'

const ANSWERS = ['yes', 'conditional', 'no'] as const

type Props = { job: Omit<TalentJob, 'claimId'>; onAct: (act: AnswerAct) => void }

/** What a talent can do about a job now. */
export function AnswerButtons({ job, onAct }: Props) {
  const actions: AnswerAct[] = [
    ...(job.mayAnswer ? ANSWERS : []),
    ...(job.mayTakeBack && !job.mayAnswer ? (['back'] as const) : []),
  ]
  if (actions.length === 0) return null
  return (
    // On a phone each is as wide as the page: a thumb misses none.
    <Flex gap={3} wrap="wrap" direction={{ base: 'column', sm: 'row' }} mt={5}>
      {actions.map((act) => (
        <Button
          key={act}
          variant={act === 'yes' ? 'primary' : 'outline'}
          aria-label={`${copy.labels[act]}: ${job.title}`}
          onClick={() => onAct(act)}
        >
          {copy.labels[act]}
        </Button>
      ))}
    </Flex>
  )
}
