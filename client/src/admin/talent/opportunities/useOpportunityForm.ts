import { useForm } from 'react-hook-form'
import type { NewOpportunity, OpportunityRecord } from '../../../../../shared/talent/opportunities'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { useVersionedForm } from '../../../lib/forms/useVersionedForm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellCallFailed } from '../../forms/tellFailed'
import { adminOpportunities } from './copy'
import { type Draft, draftOf, EMPTY, resolver } from './opportunityDraft'
import { useOpportunityCache } from './useOpportunityCache'

const copy = adminOpportunities.detail
const SECTIONS = { opportunity: Object.keys(EMPTY) as (keyof Draft)[] }
const storedOf = (opportunity: OpportunityRecord) => ({
  fields: draftOf(opportunity),
  versions: { opportunity: opportunity.version },
})

/** An opportunity being edited. */
export function useOpportunityForm(opportunity: OpportunityRecord) {
  const { id } = opportunity
  const form = useForm<Draft, unknown, NewOpportunity>({ resolver, defaultValues: draftOf(opportunity) })
  const cache = useOpportunityCache()
  const change = trpc.admin.opportunities.change.useMutation()
  const edit = useVersionedForm({
    form,
    stored: storedOf(opportunity),
    sections: SECTIONS,
    fetchStored: async () => storedOf((await cache.fetch(id)).opportunity),
  })

  const save = form.handleSubmit(async () => {
    try {
      await edit.save('opportunity', async (draft, version) => {
        // As the resolver has found it: one of the list.
        const type = draft.type as NewOpportunity['type']
        const saved = await change.mutateAsync({ ...draft, type, id, version })
        cache.keep(saved)
        return storedOf(saved.opportunity)
      })
      notifySuccess(copy.saved)
    } catch (error) {
      applyFieldErrors(form, error)
      tellCallFailed(error, parseApiError(error).status === 404 ? copy.notFound : copy.saveFailed)
    }
  })

  return { form, edit, isDirty: form.formState.isDirty, isBusy: change.isPending, save }
}
export type OpportunityForm = ReturnType<typeof useOpportunityForm>
