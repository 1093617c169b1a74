import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { messages } from '../../../../../shared/messages'
import type { NewProject } from '../../../../../shared/roster/projects'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { Page } from '../../../design/layout/Page'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { FormActions } from '../../forms/FormActions'
import { RecordForm } from '../../forms/RecordForm'
import { tellFormFailed } from '../../forms/tellFailed'
import { applyFormErrors } from './applyFormErrors'
import { adminProjects } from './copy'
import { ProjectFields } from './ProjectFields'
import { ProjectRows } from './ProjectRows'
import { type Draft, EMPTY, resolver } from './projectDraft'
import { useProjectCache } from './useProjectCache'

const copy = adminProjects.create

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
      notifySuccess(copy.done, project.title)
      navigate(adminPaths.project(project.id))
    },
    onError: tellFormFailed(form, messages.admin.projectCreateFailed),
  })
  const send = form.handleSubmit(
    (given) => create.mutateAsync(given),
    (errors) => applyFormErrors(errors, form.getValues()),
  )
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <RecordForm maxW="52rem" onSend={send}>
        <ProjectFields form={form} isNew />
        <Grid
          gap={8}
          mt={6}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <ProjectRows form={form} of="locationOptions" />
          <ProjectRows form={form} of="dateOptions" />
        </Grid>
        <FormActions copy={copy} isBusy={create.isPending} list={adminPaths.projects} mt={8} />
      </RecordForm>
      <UnsavedChangesGuard isDirty={isDirty && !isDone} />
    </Page>
  )
}
