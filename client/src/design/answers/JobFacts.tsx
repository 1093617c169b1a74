import { chakra, Grid } from '@chakra-ui/react'
import { deskDay, deskMoment } from '../../../../shared/desk/dayWords'
import { PART_WORDS, rankedOption } from '../../../../shared/desk/deskWords'
import type { TalentDate, TalentJob } from '../../../../shared/desk/talentJobs'
import { money } from '../../../../shared/format'
import { talentJobs as copy } from '../../copy/talentJobs'
import { Badge } from '../feedback/Badge'
import { statusStyle } from '../feedback/statusTones'

type Shown = Omit<TalentJob, 'claimId'>

/** What a talent reads of a job: its dates with their state, and the facts. */
export function JobFacts({ job }: { job: Shown }) {
  return (
    <Grid gap={4}>
      <JobDates job={job} />
      <chakra.dl display="flex" flexWrap="wrap" columnGap={8} rowGap={2}>
        {factsOf(job).map(([label, fact]) => (
          <chakra.div key={label} minW={0}>
            <chakra.dt textStyle="label" color="fgQuiet">
              {label}
            </chakra.dt>
            <chakra.dd dir="auto" overflowWrap="anywhere">
              {fact}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Grid>
  )
}

/** The dates of a job, each with its state. */
export const JobDates = ({ job }: { job: Pick<TalentJob, 'dates'> }) => (
  <chakra.ul aria-label={copy.facts.dates} display="grid" gap={2}>
    {job.dates.map((date) => (
      <DateLine key={date.id} date={date} />
    ))}
  </chakra.ul>
)

/** `₹30,000 a day`, or that it is not fixed yet; null of a past job that names none. */
export function ownFee({ feePaise, feeUnit, group }: Shown): string | null {
  if (feePaise === null) return group === 'past' ? null : copy.facts.noFee
  return `${money(feePaise / 100)} ${copy.facts.feeUnits[feeUnit]}`
}

/** What a date is called: a talent's place in the queue, else its state. */
export const dateState = ({ state, rank }: TalentDate): string =>
  rank === null ? (copy.states[state] ?? state) : rankedOption(rank)

function factsOf(job: Shown): [label: string, fact: string][] {
  const { client, workType, city, usageWords, answerWords, expiresAt, group } = job
  const labels = copy.facts
  const end = group === 'toAnswer' ? labels.until : labels.ends
  const facts: [string, string | null][] = [
    [labels.client, client],
    [labels.work, workType],
    [labels.city, city],
    [labels.fee, ownFee(job)],
    [labels.usage, usageWords],
    [end, expiresAt && deskMoment(expiresAt)],
    [labels.yourWords, answerWords],
  ]
  return facts.flatMap(([label, fact]) => (fact ? [[label, fact]] : []))
}

function DateLine({ date }: { date: TalentDate }) {
  const { day, part, kind, place, callTime, state } = date
  const more = [PART_WORDS[part], copy.kinds[kind], callTime && copy.facts.call(callTime), place].filter(
    Boolean,
  )
  return (
    <chakra.li display="flex" flexWrap="wrap" columnGap={3} rowGap={1} alignItems="baseline">
      <chakra.span textStyle="data">{deskDay(day)}</chakra.span>
      <Badge tone={statusStyle('claim', state).tone} order={{ md: 1 }} ml={{ base: 'auto', md: 0 }}>
        {dateState(date)}
      </Badge>
      {/* On a phone below the day and what stands, so that a day is two lines. */}
      <chakra.span dir="auto" minW={0} flex={{ base: '1 0 100%', md: '0 1 auto' }} overflowWrap="anywhere">
        {more.join(', ')}
      </chakra.span>
    </chakra.li>
  )
}
