import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { applyFieldErrors, parseApiError, reasonOf } from '../../lib/apiError'
import { notifyFailure } from '../../lib/notify'

/** The back office's notice that something failed. */
export const tellFailed = (sentence?: string) => notifyFailure(messages.admin.error, sentence)

/** The same with the reason. */
export const tellReason = (error: unknown) => tellFailed(reasonOf(parseApiError(error)))

/** The same with what the server said, or the sentence when it did not answer. */
export const tellRefused = (error: { message: string; data?: unknown }, sentence: string) =>
  tellFailed(error.data ? error.message : sentence)

/** The same for a form: what the server refused is also said at its fields. */
export const tellFormFailed =
  <Fields extends FieldValues>(
    form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
    sentence: string,
  ) =>
  (error: unknown) => {
    applyFieldErrors(form, error)
    tellFailed(sentence)
  }

/** Says under its own title that a form was not saved, and why. */
export const tellFormReason =
  <Fields extends FieldValues>(form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>, title: string) =>
  (error: unknown) => {
    applyFieldErrors(form, error)
    notifyFailure(title, reasonOf(parseApiError(error)))
  }
