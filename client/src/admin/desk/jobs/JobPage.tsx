import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useParams } from 'wouter'
import type { JobRecord } from '../../../../../shared/desk/jobs'
import { type NextStep, nextStepOf } from '../../../../../shared/desk/nextSteps'
import { paths } from '../../../../../shared/paths'
import { Button } from '../../../design/actions/Button'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { Page } from '../../../design/layout/Page'
import { NotUpToDate } from '../../lists/NotUpToDate'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { desk } from '../copy'
import { ClientWarning } from '../items/ClientWarning'
import { LastDecision } from '../items/LastDecision'
import { MeanwhileOnPage } from '../items/Meanwhile'
import { MakePackage } from '../packages/MakePackage'
import { ActivityPanel } from './ActivityPanel'
import { Dates } from './dates/Dates'
import { FactsForm } from './FactsForm'
import { Faces, type Wanted } from './faces/Faces'
import { head } from './head/copy'
import { JobHead } from './head/JobHead'
import { JobSheet } from './head/JobSheet'
import { NextBar } from './head/NextBar'
import { Roles } from './roles/Roles'
import { StageButtons } from './StageButtons'
import { useJob } from './useJob'
import { useJobDecisions } from './useJobDecisions'

const words = desk.job

/** One job: its stage, talents, dates, brief and activity. Follows what colleagues decide. */
export default function JobPage() {
  const { number = '' } = useParams<{ number: string }>()
  return <JobLoader key={number} number={number} />
}

function JobLoader({ number }: { number: string }) {
  const { job: answer, last, forgetLast } = useJob(number)
  const activity = useRef<HTMLDivElement>(null)
  const show = () => {
    activity.current?.focus()
    forgetLast()
  }
  return (
    <RecordPage
      answer={answer}
      title={words.title}
      sentence={words.failed}
      words={words}
      list={paths.adminJobs}
      isFollowed
    >
      {(job) => (
        <JobContent
          job={job}
          activity={activity}
          above={
            <>
              <LastDecision line={last} onShow={show} />
              <NotUpToDate answer={answer} />
            </>
          }
        />
      )}
    </RecordPage>
  )
}

type JobContentProps = { job: JobRecord; above: ReactNode; activity: RefObject<HTMLDivElement | null> }

function JobContent({ job, above, activity }: JobContentProps) {
  const decisions = useJobDecisions()
  const { refusal, forget } = decisions
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const next = nextStepOf(job)
  const press = (step: NextStep) => {
    const first = 'talents' in step && step.step !== 'replace' ? step.talents[0] : undefined
    setWanted(first ? { claimId: first.id } : 'add')
  }
  const { client, missing, endReason, brief, requestBudget } = job
  return (
    <>
      <JobSheet job={job} />
      <Page
        _print={{ display: 'none' }}
        actions={
          <Button variant="quiet" size="touch" onClick={() => window.print()}>
            {head.print}
          </Button>
        }
        title={job.title}
        documentTitle={`${job.number} ${job.title}`}
        variant="work"
        back={<BackToList list={paths.adminJobs}>{words.back}</BackToList>}
        lead={<JobSubtitle job={job} />}
      >
        {above}
        {client ? <ClientWarning {...client} /> : null}
        <JobHead job={job} decisions={decisions} />
        <NextBar next={next} onPress={press} />
        {/* A step that was made leaves the focus at the next one. */}
        <Flex gap={4} mb={6} wrap="wrap" align="center" tabIndex={-1} data-landing>
          <StatusBadge of="jobStage" status={job.stage} />
          <StageButtons
            job={job}
            decisions={decisions}
            isNext={next === null || next.step === 'agree price'}
          />
          <MakePackage jobId={job.id} />
        </Flex>
        {missing.length > 0 ? (
          <chakra.p color="fgQuiet" mb={6}>
            {words.missing(missing.join(', '))}
          </chakra.p>
        ) : null}
        {requestBudget && !brief?.includes(requestBudget) ? (
          <chakra.p mb={6}>{words.requestBudget(requestBudget)}</chakra.p>
        ) : null}
        {endReason ? <chakra.p mb={6}>{words.ended(endReason)}</chakra.p> : null}
        {refusal ? <MeanwhileOnPage refusal={refusal} onClose={forget} /> : null}
        <Box mb={10}>
          <Faces job={job} decisions={decisions} wanted={wanted} onDone={() => setWanted(null)} />
        </Box>
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={10}>
          <Box display="grid" gap={10} alignContent="start">
            <Dates job={job} decisions={decisions} />
            <Roles job={job} decisions={decisions} />
            <FactsForm key={job.id} job={job} decisions={decisions} />
          </Box>
          <Box
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap={10}
            alignContent="start"
            overflowWrap="anywhere"
          >
            <Box ref={activity} tabIndex={-1}>
              <ActivityPanel job={job} />
            </Box>
          </Box>
        </Grid>
      </Page>
    </>
  )
}

const JobSubtitle = ({ job: { number, client, booker } }: { job: JobRecord }) => (
  <>{[number, client?.name ?? words.noClient, booker?.name].filter(Boolean).join(' · ')}</>
)
