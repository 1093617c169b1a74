import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Redirect, useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import {
  SETUP_STEPS,
  type Setup,
  type SetupStep,
  type SetupTask,
} from '../../../../../shared/operations/setup'
import { LatePart } from '../../../design/feedback/LatePart'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { OnlySuperadmin } from '../../access/team/OnlySuperadmin'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { setupWizard as copy } from './copy'
import { ModelsStep } from './ModelsStep'
import { StepList } from './StepList'

// A step's code is loaded with the step.
const loadYou = () => import('./YouStep')
const loadSettings = () => import('./SettingsStep')
const loadTeam = () => import('./TeamStep')

/** The setup of a new agency in seven steps; without a step in the address it goes on where it was left. */
export default function SetupPage() {
  const { step: given } = useParams<{ step?: string }>()
  const setup = trpc.admin.setup.read.useQuery(undefined, adminQueryOptions)
  const step = SETUP_STEPS.find((each) => each === given)
  if (parseApiError(setup.error).status === 403) return <OnlySuperadmin title={copy.title} />
  if (setup.data && !step) return <Redirect to={adminPaths.setupStep(setup.data.nextStep ?? 'you')} replace />
  if (setup.data && step) return <Step key={step} step={step} setup={setup.data} />
  return (
    <Page title={copy.title} variant="work">
      <NotLoaded query={setup} copy={copy} />
    </Page>
  )
}

function Step({ step, setup }: { step: SetupStep; setup: Setup }) {
  const { title, about } = copy.steps[step]
  const isDone = (task: SetupTask) => setup.tasks.some((each) => each.task === task && each.isDone)
  const { loading } = copy
  const settings = (own: 'agency' | 'look' | 'mail' | 'legal', task: SetupTask) => (
    <LatePart load={loadSettings} loading={loading}>
      {(SettingsStep) => <SettingsStep step={own} isDone={isDone(task)} />}
    </LatePart>
  )
  const bodies: Record<SetupStep, ReactNode> = {
    you: (
      <LatePart load={loadYou} loading={loading}>
        {(YouStep) => <YouStep />}
      </LatePart>
    ),
    agency: settings('agency', 'name'),
    look: settings('look', 'look'),
    mail: settings('mail', 'mail'),
    models: <ModelsStep isDone={isDone('model')} />,
    legal: settings('legal', 'legal'),
    team: (
      <LatePart load={loadTeam} loading={loading}>
        {(TeamStep) => <TeamStep />}
      </LatePart>
    ),
  }
  const position = copy.position(SETUP_STEPS.indexOf(step) + 1, SETUP_STEPS.length)
  return (
    <Page
      title={title}
      documentTitle={`${title}, ${position}`}
      variant="work"
      lead={about}
      back={
        <Box textStyle="label" color="fgQuiet" mb={2}>
          {position}
        </Box>
      }
    >
      <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) minmax(0, 1fr)' }}>
        <Box minW={0}>{bodies[step]}</Box>
        <StepList step={step} setup={setup} />
      </Grid>
    </Page>
  )
}
