import type { FieldErrors } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { notifyFailure } from '../../lib/notify'
import { type Draft, problemOf } from './projectDraft'

/** Says in a toast why a project was not sent, since the field may stand in another tab: left blank, or wrong. */
export function sayProblems(errors: FieldErrors<Draft>, draft: Draft) {
  const names = Object.keys(errors) as (keyof Draft)[]
  if (names.some((name) => draft[name] === ''))
    notifyFailure(messages.missing.title, messages.missing.required)
  else notifyFailure(messages.admin.error, names.map((name) => problemOf(errors, name))[0])
}
