import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { messages } from '../../../../shared/messages'
import type { NewOpportunity } from '../../../../shared/opportunities'
import { paths } from '../../../../shared/paths'
import { LeaveGuard } from '../../design/LeaveGuard'
import { Page } from '../../design/Page'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminOpportunities } from '../../words/adminOpportunities'
import { CreateFoot } from '../forms/CreateFoot'
import { DeskForm } from '../forms/DeskForm'
import { OpportunityFields } from './OpportunityFields'
import { type Draft, EMPTY, resolver } from './opportunityDraft'
import { useOpportunityCache } from './useOpportunityCache'

const words = adminOpportunities.create

/** A new opportunity, for every talent to see. */
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
      notifySuccess(words.done, whole.opportunity.title)
      navigate(paths.adminOpportunity(whole.opportunity.id))
    },
    onError(error) {
      showRefused(form, error)
      notifyFailure(messages.admin.error, words.failed)
    },
  })
  return (
    <Page title={words.title} dress="work" lead={words.lead}>
      <DeskForm maxW="52rem" onSend={form.handleSubmit((given) => create.mutateAsync(given))}>
        <OpportunityFields form={form} />
        <CreateFoot words={words} isBusy={create.isPending} list={paths.adminOpportunities} mt={6} />
      </DeskForm>
      <LeaveGuard isDirty={isDirty && !isDone} />
    </Page>
  )
}
