import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useParams } from 'wouter'
import type { JobRecord } from '../../../../../shared/desk/jobs'
import { paths } from '../../../../../shared/paths'
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
import { ClientOfJob } from './ClientOfJob'
import { Dates } from './dates/Dates'
import { FactsForm } from './FactsForm'
import { Faces } from './faces/Faces'
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
  const { client, missing, endReason, brief, requestBudget } = job
  return (
    <Page
      title={job.title}
      documentTitle={`${job.number} ${job.title}`}
      variant="work"
      back={<BackToList list={paths.adminJobs}>{words.back}</BackToList>}
      lead={<JobSubtitle job={job} />}
    >
      {above}
      {client ? <ClientWarning {...client} /> : null}
      {/* A step that was made leaves the focus at the next one. */}
      <Flex gap={4} mb={6} wrap="wrap" align="center" tabIndex={-1} data-landing>
        <StatusBadge of="jobStage" status={job.stage} />
        <StageButtons job={job} decisions={decisions} />
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
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={10}>
        <Box display="grid" gap={10} alignContent="start">
          <Faces job={job} decisions={decisions} />
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
          <ClientOfJob job={job} decisions={decisions} />
          <Box ref={activity} tabIndex={-1}>
            <ActivityPanel job={job} />
          </Box>
        </Box>
      </Grid>
    </Page>
  )
}

const JobSubtitle = ({ job: { number, client, booker } }: { job: JobRecord }) => (
  <>{[number, client?.name ?? words.noClient, booker?.name].filter(Boolean).join(' · ')}</>
)
