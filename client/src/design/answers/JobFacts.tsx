import { chakra, Grid } from '@chakra-ui/react'
import { deskDay, deskMoment } from '../../../../shared/desk/dayWords'
import { PART_WORDS, rankedOption } from '../../../../shared/desk/deskWords'
import type { TalentDate, TalentJob } from '../../../../shared/desk/talentJobs'
import { clockTime, money } from '../../../../shared/format'
import { talentJobs as copy } from '../../copy/talentJobs'
import { Badge } from '../feedback/Badge'
import { statusStyle } from '../feedback/statusTones'

type Shown = Omit<TalentJob, 'claimId'>

/** What a talent reads of a job: its dates with their state, and the facts. */
export function JobFacts({ job }: { job: Shown }) {
  return (
    <Grid gap={4}>
      <chakra.ul aria-label={copy.facts.dates} display="grid" gap={2}>
        {job.dates.map((date) => (
          <DateLine key={date.id} date={date} />
        ))}
      </chakra.ul>
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

function factsOf(job: Shown): [label: string, fact: string][] {
  const { client, workType, city, usageWords, feePaise, feeUnit, answerWords, expiresAt, group } = job
  const labels = copy.facts
  const end = group === 'toAnswer' ? labels.until : labels.ends
  const fee = feePaise === null ? labels.noFee : `${money(feePaise / 100)} ${labels.feeUnits[feeUnit]}`
  const facts: [string, string | null][] = [
    [labels.client, client],
    [labels.work, workType],
    [labels.city, city],
    [labels.fee, group === 'past' && feePaise === null ? null : fee],
    [labels.usage, usageWords],
    [end, expiresAt && deskMoment(expiresAt)],
    [labels.yourWords, answerWords],
  ]
  return facts.flatMap(([label, fact]) => (fact ? [[label, fact]] : []))
}

function DateLine({ date }: { date: TalentDate }) {
  const { day, part, kind, place, callTime, state, rank } = date
  const label = rank === null ? (copy.states[state] ?? state) : rankedOption(rank)
  const more = [
    PART_WORDS[part],
    copy.kinds[kind],
    callTime && copy.facts.call(clockTime(callTime)),
    place,
  ].filter(Boolean)
  return (
    <chakra.li display="flex" flexWrap="wrap" columnGap={3} rowGap={1} alignItems="baseline">
      <chakra.span textStyle="data">{deskDay(day)}</chakra.span>
      <Badge tone={statusStyle('claim', state).tone} order={{ md: 1 }} ml={{ base: 'auto', md: 0 }}>
        {label}
      </Badge>
      {/* On a phone below the day and what stands, so that a day is two lines. */}
      <chakra.span dir="auto" minW={0} flex={{ base: '1 0 100%', md: '0 1 auto' }} overflowWrap="anywhere">
        {more.join(', ')}
      </chakra.span>
    </chakra.li>
  )
}
