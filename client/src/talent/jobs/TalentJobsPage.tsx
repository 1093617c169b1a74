import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { TALENT_JOB_GROUPS, type TalentJob } from '../../../../shared/desk/talentJobs'
import { talentJobs as copy } from '../../copy/talentJobs'
import { AnswerButtons } from '../../design/answers/AnswerButtons'
import type { AnswerAct } from '../../design/answers/AnswerDialog'
import { JobFacts } from '../../design/answers/JobFacts'
import { Badge } from '../../design/feedback/Badge'
import { EmptyState } from '../../design/feedback/EmptyState'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { PageHeading } from '../../design/layout/PageHeading'
import { Section } from '../../design/layout/Section'
import { useFocusRecovery } from '../../lib/navigation/useFocusRecovery'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { TalentPage } from '../frame/TalentPage'
import { CardBox, Cards } from '../lists/Card'
import { phones } from '../phones/copy'
import OwnPhones from '../phones/OwnPhones'
import { HomeScreenCard } from './HomeScreenCard'
import { OwnAnswer } from './OwnAnswer'
import { OwnCalendar } from './OwnCalendar'
import { OwnDays } from './OwnDays'
import { OwnSheets } from './OwnSheets'

/** Options end and colleagues decide while the page is open. */
const REFRESH_MS = 60_000

/** A talent's own jobs: what waits for an answer, what is on option, what is coming, and what is past. */
export default function TalentJobsPage() {
  return (
    <TalentPage at="jobs">
      <PageHeading documentTitle={copy.title} mt={{ base: 6, md: 10 }} mb={{ base: 6, md: 10 }}>
        {copy.title}
      </PageHeading>
      <Jobs />
    </TalentPage>
  )
}

function Jobs() {
  useFocusRecovery()
  const answer = trpc.talent.jobs.list.useQuery(undefined, {
    ...refetchOnReturn,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  const { data } = answer
  // Here and not in the groups: a job that moves to another group keeps what is being typed.
  const [answering, setAnswering] = useState<{ job: TalentJob; act: AnswerAct } | null>(null)
  if (!data) return <NotLoaded query={answer} copy={copy} />
  if (data.length === 0)
    return (
      <Grid gap={{ base: 10, md: 14 }}>
        <EmptyState more={copy.noneMore}>{copy.none}</EmptyState>
        <OwnDays />
        <OwnCalendar />
        <PhonesSection />
        <HomeScreenCard />
      </Grid>
    )
  const now = answering && (data.find(({ claimId }) => claimId === answering.job.claimId) ?? answering.job)
  return (
    <Grid gap={{ base: 10, md: 14 }}>
      {TALENT_JOB_GROUPS.map((group) => {
        const jobs = data.filter((job) => job.group === group)
        if (jobs.length === 0 && group !== 'toAnswer') return null
        return (
          <Section key={group} title={copy.groups[group]}>
            {jobs.length === 0 ? <p>{copy.nothingToAnswer}</p> : null}
            <Cards>
              {jobs.map((job) => (
                <JobCard key={job.claimId} job={job} onAct={(act) => setAnswering({ job, act })} />
              ))}
            </Cards>
          </Section>
        )
      })}
      <OwnDays />
      <OwnCalendar />
      <PhonesSection />
      <HomeScreenCard />
      {answering && now ? (
        <OwnAnswer job={now} act={answering.act} onClose={() => setAnswering(null)} />
      ) : null}
    </Grid>
  )
}

const PhonesSection = () => (
  <Section title={phones.title}>
    <OwnPhones />
  </Section>
)

function JobCard({ job, onAct }: { job: TalentJob; onAct: (act: AnswerAct) => void }) {
  const said = copy.answers[job.answer]
  return (
    <CardBox>
      <Flex justify="space-between" align="start" wrap="wrap" columnGap={4} rowGap={2} mb={3}>
        <chakra.h3 dir="auto" textStyle="subheading" minW={0}>
          {job.title}
        </chakra.h3>
        {said && job.group === 'onOption' ? <Badge tone="plain">{said}</Badge> : null}
      </Flex>
      {job.group === 'coming' ? <OwnSheets claimId={job.claimId} /> : null}
      <JobFacts job={job} />
      <AnswerButtons job={job} onAct={onAct} />
    </CardBox>
  )
}
