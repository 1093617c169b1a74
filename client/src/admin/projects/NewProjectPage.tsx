import { chakra, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { newProject } from '../../../../shared/projects'
import { LeaveGuard } from '../../design/LeaveGuard'
import { Page } from '../../design/Page'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminProjects } from '../../words/adminProjects'
import { CreateFoot } from '../forms/CreateFoot'
import { ProjectFields } from './ProjectFields'
import { EMPTY, type Issues, isSame, issuesOf } from './projectDraft'
import { RepeatingRows } from './RepeatingRows'
import { useProjectCache } from './useProjectCache'

const words = adminProjects.create
const { fields } = adminProjects

/** A new project (specification sections 2 and 5, Admin create project). */
export default function NewProjectPage() {
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(EMPTY)
  const [issues, setIssues] = useState<Issues>({})
  const [isDone, setDone] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const cache = useProjectCache()
  const create = trpc.admin.projects.create.useMutation({
    onSuccess(project) {
      setDone(true)
      void cache.keep(project)
      notifySuccess(words.done, project.title)
      navigate(paths.adminProject(project.id))
    },
    onError: () => notifyFailure(messages.admin.error, messages.admin.projectCreateFailed),
  })
  const send = () => {
    const checked = newProject.safeParse(draft)
    setIssues(issuesOf(draft))
    if (checked.success) return create.mutate(checked.data)
    notifyFailure(messages.missing.title, messages.missing.required)
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0)
  }
  return (
    <Page title={words.title} dress="work" lead={words.lead}>
      <chakra.form
        ref={form}
        noValidate
        maxW="52rem"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <ProjectFields
          draft={draft}
          issues={issues}
          isNew
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <Grid
          gap={8}
          mt={6}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <RepeatingRows
            legend={fields.locations}
            type="text"
            rows={draft.locationOptions}
            onRows={(locationOptions) => setDraft({ ...draft, locationOptions })}
            words={{ row: fields.location, add: fields.addLocation, remove: fields.removeLocation }}
            error={issues.locationOptions}
          />
          <RepeatingRows
            legend={fields.dates}
            type="date"
            rows={draft.dateOptions}
            onRows={(dateOptions) => setDraft({ ...draft, dateOptions })}
            words={{ row: fields.date, add: fields.addDate, remove: fields.removeDate }}
            error={issues.dateOptions}
          />
        </Grid>
        <CreateFoot words={words} isBusy={create.isPending} list={paths.adminProjects} mt={8} />
      </chakra.form>
      <LeaveGuard isDirty={!isDone && !isSame(draft, EMPTY)} />
    </Page>
  )
}
