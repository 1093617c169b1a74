import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import type { NewProject } from '../../../../shared/projects'
import { LeaveGuard } from '../../design/LeaveGuard'
import { Page } from '../../design/Page'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminProjects } from '../../words/adminProjects'
import { CreateFoot } from '../forms/CreateFoot'
import { DeskForm } from '../forms/DeskForm'
import { ProjectFields } from './ProjectFields'
import { ProjectRows } from './ProjectRows'
import { type Draft, EMPTY, resolver } from './projectDraft'
import { sayProblems } from './sayProblems'
import { useProjectCache } from './useProjectCache'

const words = adminProjects.create

/** A new project (specification sections 2 and 5, Admin create project). */
export default function NewProjectPage() {
  const [, navigate] = useLocation()
  const [isDone, setDone] = useState(false)
  const form = useForm<Draft, unknown, NewProject>({ resolver, defaultValues: EMPTY })
  const { isDirty } = form.formState
  const cache = useProjectCache()
  const create = trpc.admin.projects.create.useMutation({
    onSuccess(project) {
      setDone(true)
      void cache.keep(project)
      notifySuccess(words.done, project.title)
      navigate(paths.adminProject(project.id))
    },
    onError(error) {
      showRefused(form, error)
      notifyFailure(messages.admin.error, messages.admin.projectCreateFailed)
    },
  })
  const send = form.handleSubmit(
    (given) => create.mutateAsync(given),
    (errors) => sayProblems(errors, form.getValues()),
  )
  return (
    <Page title={words.title} dress="work" lead={words.lead}>
      <DeskForm maxW="52rem" onSend={send}>
        <ProjectFields form={form} isNew />
        <Grid
          gap={8}
          mt={6}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <ProjectRows form={form} of="locationOptions" />
          <ProjectRows form={form} of="dateOptions" />
        </Grid>
        <CreateFoot words={words} isBusy={create.isPending} list={paths.adminProjects} mt={8} />
      </DeskForm>
      <LeaveGuard isDirty={isDirty && !isDone} />
    </Page>
  )
}
