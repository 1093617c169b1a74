import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { daysInWords, deskMoment } from '../../../../shared/desk/dayWords'
import type { TalentJob } from '../../../../shared/desk/talentJobs'
import { dotted } from '../../../../shared/format'
import { talentJobs as copy } from '../../copy/talentJobs'
import { dateState, JobDates, ownFee } from '../../design/answers/JobFacts'
import { Badge } from '../../design/feedback/Badge'
import { CardBox } from '../lists/Card'

/** One job of a talent in a few lines. Its answer's dialog has the facts one by one. */
export function JobRow({ job, children }: { job: TalentJob; children?: ReactNode }) {
  const { title, client, city, workType, usageWords, answerWords, expiresAt, group } = job
  const said = group === 'onOption' ? copy.answers[job.answer] : undefined
  const fee = ownFee(job)
  const end = group === 'toAnswer' ? copy.facts.until : copy.facts.ends
  const states = new Set(job.dates.map(dateState))
  const isPlain = group === 'past' && states.size === 1
  return (
    <CardBox>
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap={4}>
        <chakra.h3 dir="auto" textStyle="subheading" minW={0}>
          {title}
        </chakra.h3>
        {fee ? (
          <chakra.p textStyle="data">
            <chakra.span srOnly>{copy.facts.fee}: </chakra.span>
            {fee}
          </chakra.p>
        ) : null}
      </Flex>
      {isPlain ? (
        <p>{dotted([daysInWords(job.dates.map(({ day }) => day)), ...states])}</p>
      ) : (
        <chakra.div my={2}>
          <JobDates job={job} />
        </chakra.div>
      )}
      <chakra.p dir="auto" color="fgQuiet">
        {dotted([client, city, workType, usageWords])}
      </chakra.p>
      {expiresAt && group !== 'past' ? (
        <chakra.p fontWeight="semibold">
          {end} {deskMoment(expiresAt)}
        </chakra.p>
      ) : null}
      {said || answerWords ? (
        <Flex align="baseline" wrap="wrap" columnGap={3} mt={2}>
          {said ? (
            <Badge tone="plain">{said}</Badge>
          ) : (
            <chakra.span color="fgQuiet">{copy.facts.yourWords}</chakra.span>
          )}
          {answerWords ? (
            <chakra.span dir="auto" minW={0}>
              {answerWords}
            </chakra.span>
          ) : null}
        </Flex>
      ) : null}
      {children}
    </CardBox>
  )
}
