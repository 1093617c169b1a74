import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import type { NewOpportunity, OpportunityRecord } from '../../../../shared/opportunities'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { ground, isOvertaken, onto, settle } from '../../lib/overtaking'
import { refusalOf, showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminOpportunities } from '../../words/adminOpportunities'
import { type Draft, draftOf, resolver } from './opportunityDraft'
import { useOpportunityCache } from './useOpportunityCache'

const words = adminOpportunities.detail

/**
 * An opportunity being edited. When somebody else saved meanwhile, what was typed here is laid on theirs and saved; where
 * both changed the same field, what was typed stays in the form and the person is told before theirs is written over.
 */
export function useOpportunityForm(opportunity: OpportunityRecord) {
  const [base, setBase] = useState(opportunity)
  const [isClash, setClash] = useState(false)
  const form = useForm<Draft, unknown, NewOpportunity>({ resolver, defaultValues: draftOf(opportunity) })
  const cache = useOpportunityCache()
  const change = trpc.admin.opportunities.change.useMutation()

  async function send(from: OpportunityRecord, draft: Draft, typed: Draft): Promise<void> {
    // As the resolver has found it: one of the list.
    const type = draft.type as NewOpportunity['type']
    const saved = await change.mutateAsync({ ...draft, type, id: from.id, version: from.version })
    cache.keep(saved)
    setBase(saved.opportunity)
    setClash(false)
    settle(form, typed, draftOf(saved.opportunity))
    notifySuccess(words.saved)
  }

  async function overtake(given: Draft) {
    const { opportunity: newest } = await cache.fetch(base.id)
    const [before, stored] = [draftOf(base), draftOf(newest)]
    const merged = onto(before, stored, given)
    if (!isOvertaken(before, stored, given)) return send(newest, merged, given)
    setBase(newest)
    setClash(true)
    ground(form, stored, merged)
  }

  const save = form.handleSubmit(async () => {
    const given = form.getValues()
    try {
      await send(base, given, given).catch((error: unknown) => {
        if (refusalOf(error).status !== 409) throw error
        return overtake(given)
      })
    } catch (error) {
      showRefused(form, error)
      notifyFailure(messages.admin.error, refusalOf(error).status === 404 ? words.notFound : words.saveFailed)
    }
  })

  return { form, isDirty: form.formState.isDirty, isClash, isBusy: change.isPending, save }
}
export type OpportunityForm = ReturnType<typeof useOpportunityForm>
