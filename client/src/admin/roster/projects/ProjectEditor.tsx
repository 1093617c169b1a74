import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { shortDay } from '../../../../../shared/format'
import type { Project } from '../../../../../shared/roster/projects'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { UnsavedChangesDialog, UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { LazyTabPanel } from '../../../design/layout/LazyTabPanel'
import { Page } from '../../../design/layout/Page'
import { StatCard } from '../../../design/layout/StatCard'
import { Tabs } from '../../../design/layout/Tabs'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { tellRefused } from '../../forms/tellFailed'
import { DeleteButton } from '../../lists/records/DeleteButton'
import { BackToList, RecordLead } from '../../lists/records/RecordLead'
import { adminProjects } from './copy'
import { Moodboard } from './Moodboard'
import { DatesTab, DetailsTab, LocationsTab } from './ProjectParts'
import { ProjectSwitch } from './ProjectSwitches'
import { ProposalsTab } from './ProposalsTab'
import { TeamTab } from './TeamTab'
import { useProjectCache } from './useProjectCache'
import { useProjectForm } from './useProjectForm'

const copy = adminProjects.detail
const TAB = { tab: 'overview' }
type TabId = keyof typeof copy.tabs
const isTab = (given: string): given is TabId => Object.hasOwn(copy.tabs, given)

/** The project's header, switches and six tabs. */
export function ProjectEditor({ project }: { project: Project }) {
  const { filters, setFilters } = useListQuery(TAB)
  const tab: TabId = isTab(filters.tab) ? filters.tab : 'overview'
  const form = useProjectForm(project)
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const hasFields = tab === 'details' || tab === 'locations' || tab === 'dates'
  const toggle = () => {
    if (!hasFields) setFilters({ tab: 'details' })
    if (!form.isEditing) form.start()
    else if (!hasFields) return
    else if (form.isDirty) setAsking(true)
    else form.stop()
  }
  return (
    <Page
      title={project.title}
      variant="work"
      back={<BackToList list={adminPaths.projects}>{copy.back}</BackToList>}
      badge={<StatusBadge of="project" status={project.status} />}
      lead={<ProjectSubtitle project={project} />}
      actions={
        <>
          {form.isEditing && hasFields ? null : <Button onClick={toggle}>{copy.edit}</Button>}
          <DeleteButton onClick={() => setDeleting(true)}>{copy.delete}</DeleteButton>
        </>
      }
    >
      <Flex columnGap={8} rowGap={2} wrap="wrap" borderTop="1px solid" borderColor="fg" pt={3} mb={4}>
        <ProjectSwitch project={project} flag="isActive" />
        <ProjectSwitch project={project} flag="isPublic" />
        <ProjectSwitch project={project} flag="isFeatured" />
      </Flex>
      <Tabs
        label={copy.tabsLabel}
        tabs={(Object.keys(copy.tabs) as TabId[]).map((id) => ({ id, words: copy.tabs[id] }))}
        value={tab}
        onChange={(next) => setFilters({ tab: next })}
      >
        {tab === 'overview' ? <Overview project={project} /> : null}
        {tab === 'details' ? <DetailsTab project={project} form={form} onCancel={toggle} /> : null}
        {tab === 'locations' ? <LocationsTab project={project} form={form} onCancel={toggle} /> : null}
        {tab === 'dates' ? <DatesTab project={project} form={form} onCancel={toggle} /> : null}
        <LazyTabPanel open={tab === 'team'}>
          <TeamTab project={project} />
        </LazyTabPanel>
        <LazyTabPanel open={tab === 'proposals'}>
          <ProposalsTab project={project} />
        </LazyTabPanel>
      </Tabs>
      <UnsavedChangesGuard isDirty={form.isEditing && form.isDirty && !isLeft} />
      <UnsavedChangesDialog
        open={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false)
          form.stop()
        }}
      />
      {isDeleting ? (
        <DeleteProject project={project} onLeave={() => setLeft(true)} onClose={() => setDeleting(false)} />
      ) : null}
    </Page>
  )
}

function ProjectSubtitle({ project }: { project: Project }) {
  return (
    <RecordLead>
      <span>{adminProjects.types[project.type]}</span>
      <span>{adminProjects.natures[project.shootNature]}</span>
      <chakra.span textStyle="data">
        {copy.created(shortDay(project.createdAt))} {project.createdBy ? copy.by(project.createdBy) : ''}
      </chakra.span>
    </RecordLead>
  )
}

function Overview({ project }: { project: Project }) {
  const { locations, dates, team } = copy.counted
  const figures = [
    { count: locations, figure: project.locationOptions.length },
    { count: dates, figure: project.dateOptions.length },
    { count: team, figure: project.teamMembers.length },
  ]
  return (
    <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
      <Box>
        {/* Side by side while every label fits. */}
        <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(6rem, 100%), 1fr))" columnGap={4}>
          {figures.map(({ count, figure }) => (
            <StatCard key={count(2)} label={count(figure)} figure={figure} />
          ))}
        </Grid>
      </Box>
      <Moodboard project={project} />
    </Grid>
  )
}

type Deletion = { project: Project; onLeave: () => void; onClose: () => void }

function DeleteProject({ project, onLeave, onClose }: Deletion) {
  const [, navigate] = useLocation()
  const cache = useProjectCache()
  const { deletion } = adminProjects
  const remove = trpc.admin.projects.remove.useMutation({
    onSuccess() {
      onLeave()
      notifySuccess(deletion.done)
      navigate(adminPaths.projects)
      cache.forget(project.id)
    },
    onError(error) {
      tellRefused(error, deletion.failed)
      void cache.renew(project.id)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={deletion.title}
      question={deletion.question(project.title)}
      confirmWords={deletion.confirm}
      busyWords={deletion.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id: project.id })}
      onClose={onClose}
    />
  )
}
