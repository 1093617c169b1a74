import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { type NextStep, nextStepOf } from '../../../../../shared/desk/steps/nextSteps'
import { Button } from '../../../design/actions/Button'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { Page } from '../../../design/layout/Page'
import { useDarkScheme } from '../../../lib/media/useDarkScheme'
import { NARROW, useMedia } from '../../../lib/media/useMedia'
import { NotUpToDate } from '../../lists/NotUpToDate'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { JobValue } from '../../money/JobValue'
import { Usages } from '../../money/usages/Usages'
import { CallSheetLink } from '../callSheets/CallSheetLink'
import { JobReceipts } from '../callSheets/JobReceipts'
import { desk } from '../copy'
import { ClientWarning } from '../items/ClientWarning'
import { LastDecision } from '../items/LastDecision'
import { MeanwhileOnPage } from '../items/Meanwhile'
import { MakePackage } from '../packages/MakePackage'
import { JobMessages } from '../texts/JobMessages'
import { ActivityPanel } from './ActivityPanel'
import { Dates } from './dates/Dates'
import { Faces, type Wanted } from './faces/Faces'
import { ABOUT, Facts, SAID } from './facts/Facts'
import { head } from './head/copy'
import { JobHead } from './head/JobHead'
import { JobSheet } from './head/JobSheet'
import { isStageNext, NextBar } from './head/NextBar'
import { StageMenu } from './head/StageMenu'
import { useMoneyNext } from './head/useMoneyNext'
import { useTogether } from './head/useTogether'
import { Roles } from './roles/Roles'
import { useJob } from './useJob'
import { useJobDecisions } from './useJobDecisions'
import { useStages } from './useStages'

const copy = desk.job

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
    <RecordPage answer={answer} copy={copy} list={adminPaths.jobs} isFollowed>
      {(job) => (
        <JobContent
          job={job}
          activity={activity}
          last={<LastDecision line={last} onShow={show} mt={0} minH={{ base: 'touch', md: 7 }} />}
          above={<NotUpToDate answer={answer} />}
        />
      )}
    </RecordPage>
  )
}

type JobContentProps = {
  job: JobRecord
  /** what a colleague decided last */
  last: ReactNode
  above: ReactNode
  activity: RefObject<HTMLDivElement | null>
}

function JobContent({ job, last, above, activity }: JobContentProps) {
  useDarkScheme()
  const decisions = useJobDecisions()
  const { refusal, forget } = decisions
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const stages = useStages(job, decisions)
  const next = nextStepOf(job)
  const money = useMoneyNext(job)
  const isStageFirst = isStageNext(next) && !money.next
  const together = useTogether(job)
  const [, navigate] = useLocation()
  const press = (step: NextStep) => {
    if ('talents' in step && step.talents.length > 1) {
      const ids = step.talents.map(({ id }) => id)
      if (step.step === 'confirm') return together.press('confirm', ids)
      if (step.step === 'place option') return together.press('option', ids)
      // They are written to one after the other.
      if (step.step === 'ask' || step.step === 'remind')
        return navigate(adminPaths.walk(job.number, step.step))
    }
    const first = 'talents' in step && step.step !== 'replace' ? step.talents[0] : undefined
    setWanted(first ? { claimId: first.id } : 'add')
  }
  const { client, missing, endReason, brief, requestBudget } = job
  // A phone shows the next step without scrolling.
  const isNarrow = useMedia(NARROW)
  const nextBar = (
    <NextBar
      next={next}
      stages={stages}
      money={money}
      missing={missing}
      claims={job.claims}
      onPress={press}
    />
  )
  return (
    <>
      <JobSheet job={job} />
      <Page
        _print={{ display: 'none' }}
        pt={4}
        actions={
          <>
            <StageMenu steps={stages.steps.filter((step) => !isStageFirst || step !== stages.usual)} />
            <JobMessages job={job} />
            <MakePackage jobId={job.id} number={job.number} />
            {job.dates.some(({ cancelledAt }) => cancelledAt === null) ? (
              <CallSheetLink number={job.number} />
            ) : null}
            <Button variant="quiet" size="touch" px={0} onClick={() => window.print()}>
              {head.print}
            </Button>
          </>
        }
        title={job.title}
        documentTitle={`${job.number} ${job.title}`}
        variant="work"
        back={<Above job={job}>{last}</Above>}
      >
        {above}
        {client ? <ClientWarning {...client} /> : null}
        {isNarrow ? nextBar : null}
        <JobHead job={job} decisions={decisions} />
        {isNarrow ? null : nextBar}
        {together.refused}
        {stages.dialog}
        {money.dialog}
        {together.dialog}
        {requestBudget && !brief?.includes(requestBudget) ? (
          <chakra.p mb={4}>{copy.requestBudget(requestBudget)}</chakra.p>
        ) : null}
        {endReason ? <chakra.p mb={4}>{copy.ended(endReason)}</chakra.p> : null}
        {refusal ? <MeanwhileOnPage refusal={refusal} onClose={forget} /> : null}
        <Faces job={job} decisions={decisions} wanted={wanted} onDone={() => setWanted(null)} />
        <Grid
          as="section"
          aria-label={copy.facts}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap={12}
          mt={4}
          mb={8}
          borderTop="1px solid"
          borderColor="fg"
        >
          <div>
            <Facts facts={SAID} job={job} decisions={decisions} />
            <Dates job={job} decisions={decisions} />
          </div>
          <div>
            <Roles job={job} decisions={decisions} />
            <Facts facts={ABOUT} job={job} decisions={decisions} />
          </div>
        </Grid>
        <Box mb={8}>
          <JobValue number={job.number} />
        </Box>
        <Box mb={8}>
          <Usages job={job} />
        </Box>
        <JobReceipts number={job.number} />
        <Box ref={activity} tabIndex={-1} overflowWrap="anywhere">
          <ActivityPanel job={job} />
        </Box>
      </Page>
    </>
  )
}

/** Above the title: the way back, the number, who works on it, and how far it is. */
const Above = ({ job: { number, booker, stage }, children }: { job: JobRecord; children: ReactNode }) => (
  <Flex
    columnGap={4}
    rowGap={1}
    wrap="wrap"
    align="center"
    textStyle="small"
    mb={1}
    css={{ '& > a': { mb: 0 } }}
  >
    <BackToList list={adminPaths.jobs}>{copy.back}</BackToList>
    <chakra.span textStyle="data" color="fgQuiet">
      {number}
    </chakra.span>
    {booker ? <chakra.span color="fgQuiet">{booker.name}</chakra.span> : null}
    <StatusBadge of="jobStage" status={stage} />
    {children}
  </Flex>
)
