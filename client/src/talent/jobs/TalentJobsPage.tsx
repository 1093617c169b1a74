import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { TALENT_JOB_GROUPS, type TalentJob } from '../../../../shared/desk/talentJobs'
import { localDay } from '../../../../shared/format'
import { talentJobs as copy } from '../../copy/talentJobs'
import { Button } from '../../design/actions/Button'
import { AnswerButtons } from '../../design/answers/AnswerButtons'
import type { AnswerAct } from '../../design/answers/AnswerDialog'
import { EmptyState } from '../../design/feedback/EmptyState'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { PageHeading } from '../../design/layout/PageHeading'
import { Section } from '../../design/layout/Section'
import { useFocusRecovery } from '../../lib/navigation/useFocusRecovery'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { TalentPage } from '../frame/TalentPage'
import { Cards } from '../lists/Card'
import { phones } from '../phones/copy'
import OwnPhones from '../phones/OwnPhones'
import { HomeScreenCard } from './HomeScreenCard'
import { JobRow } from './JobRow'
import { NextCall } from './NextCall'
import { OwnAnswer } from './OwnAnswer'
import { OwnCalendar } from './OwnCalendar'
import { OwnDays } from './OwnDays'
import { OwnSheets } from './OwnSheets'
import { ownJobs } from './ownJobs.copy'

/** Options end and colleagues decide while the page is open. */
const REFRESH_MS = 60_000
const PAST_SHOWN = 3

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
  const live = { ...refetchOnReturn, staleTime: 0 }
  const answer = trpc.talent.jobs.list.useQuery(undefined, { ...live, refetchInterval: REFRESH_MS })
  const { data: sheets = [] } = trpc.talent.callSheets.list.useQuery(undefined, live)
  const { data } = answer
  // Here and not in the groups: a job that moves to another group keeps what is being typed.
  const [answering, setAnswering] = useState<{ job: TalentJob; act: AnswerAct } | null>(null)
  const [hasAllPast, setAllPast] = useState(false)
  if (!data) return <NotLoaded query={answer} copy={copy} />
  const now = answering && (data.find(({ claimId }) => claimId === answering.job.claimId) ?? answering.job)
  const today = localDay(new Date())
  const next = sheets.find(({ day }) => day >= today)
  return (
    <Grid gap={{ base: 10, md: 14 }}>
      {next ? <NextCall sheet={next} today={today} /> : null}
      {data.length === 0 ? <EmptyState more={copy.noneMore}>{copy.none}</EmptyState> : null}
      {TALENT_JOB_GROUPS.map((group) => {
        const jobs = data.filter((job) => job.group === group)
        if (data.length === 0 || (jobs.length === 0 && group !== 'toAnswer')) return null
        const isFolded = group === 'past' && !hasAllPast && jobs.length > PAST_SHOWN
        return (
          <Section key={group} title={copy.groups[group]}>
            {jobs.length === 0 ? <p>{copy.nothingToAnswer}</p> : null}
            <Cards>
              {(isFolded ? jobs.slice(0, PAST_SHOWN) : jobs).map((job) => (
                <JobRow key={job.claimId} job={job}>
                  <OwnSheets
                    sheets={sheets.filter(
                      (sheet) => sheet !== next && group === 'coming' && sheet.claimId === job.claimId,
                    )}
                  />
                  <AnswerButtons job={job} onAct={(act) => setAnswering({ job, act })} />
                </JobRow>
              ))}
            </Cards>
            {isFolded ? (
              <Button variant="outline" mt={4} onClick={() => setAllPast(true)}>
                {ownJobs.allPast(jobs.length)}
              </Button>
            ) : null}
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
