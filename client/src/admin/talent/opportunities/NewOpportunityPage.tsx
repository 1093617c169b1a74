import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { NewOpportunity } from '../../../../../shared/talent/opportunities'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { Page } from '../../../design/layout/Page'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { FormActions } from '../../forms/FormActions'
import { RecordForm } from '../../forms/RecordForm'
import { tellFormFailed } from '../../forms/tellFailed'
import { adminOpportunities } from './copy'
import { OpportunityFields } from './OpportunityFields'
import { type Draft, EMPTY, resolver } from './opportunityDraft'
import { useOpportunityCache } from './useOpportunityCache'

const copy = adminOpportunities.create

export default function NewOpportunityPage() {
  const [, navigate] = useLocation()
  const cache = useOpportunityCache()
  const [isDone, setDone] = useState(false)
  const form = useForm<Draft, unknown, NewOpportunity>({ resolver, defaultValues: EMPTY })
  const { isDirty } = form.formState
  const create = trpc.admin.opportunities.create.useMutation({
    onSuccess(whole) {
      setDone(true)
      cache.keep(whole)
      notifySuccess(copy.done, whole.opportunity.title)
      navigate(adminPaths.opportunity(whole.opportunity.id))
    },
    onError: tellFormFailed(form, copy.failed),
  })
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <RecordForm maxW="52rem" onSend={form.handleSubmit((given) => create.mutateAsync(given))}>
        <OpportunityFields form={form} />
        <FormActions copy={copy} isBusy={create.isPending} list={adminPaths.opportunities} mt={6} />
      </RecordForm>
      <UnsavedChangesGuard isDirty={isDirty && !isDone} />
    </Page>
  )
}
