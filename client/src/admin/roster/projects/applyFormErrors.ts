import type { FieldErrors } from 'react-hook-form'
import { messages } from '../../../../../shared/messages'
import { notifyFailure } from '../../../lib/notify'
import { tellFailed } from '../../forms/tellFailed'
import { type Draft, problemOf } from './projectDraft'

/** Shows why a project cannot be saved as a notice, because the invalid field may be in another tab. */
export function applyFormErrors(errors: FieldErrors<Draft>, draft: Draft) {
  const names = Object.keys(errors) as (keyof Draft)[]
  if (names.some((name) => draft[name] === ''))
    notifyFailure(messages.missing.title, messages.missing.required)
  else tellFailed(names.map((name) => problemOf(errors, name))[0])
}
