import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { applyFieldErrors, isCancelled, parseApiError, reasonOf } from '../../lib/apiError'
import { notifyFailure } from '../../lib/notify'

/** The back office's notice that something failed. */
export const tellFailed = (sentence?: string) => notifyFailure(messages.admin.error, sentence)

/** The same with the reason. */
export const tellReason = (error: unknown) => {
  if (!isCancelled(error)) tellFailed(reasonOf(parseApiError(error)))
}

/** That something failed, and why, as two sentences. */
const withReason = (sentence: string, error: unknown) =>
  `${ended(sentence)} ${ended(reasonOf(parseApiError(error)))}`

const ended = (sentence: string) => sentence.replace(/[^.!?]$/, '$&.')

const SPECIFIED: readonly unknown[] = Object.values(messages.admin)

/** The same about a call, and that there was no response. A sentence of the specification stands alone. */
export const tellCallFailed = (error: unknown, sentence: string) => {
  if (isCancelled(error)) return
  tellFailed(
    parseApiError(error).status !== 0 || SPECIFIED.includes(sentence)
      ? sentence
      : withReason(sentence, error),
  )
}

/** The same with what the server said, where it said something. */
export const tellRefused = (error: unknown, sentence: string) => {
  const { message } = parseApiError(error)
  if (isCancelled(error)) return
  if (message === null || SPECIFIED.includes(sentence)) tellCallFailed(error, sentence)
  else tellFailed(ended(message))
}

type Removal = { done: () => unknown; failed: string; onClose: () => void }
/** What becomes of a call that removes something: that a colleague was faster counts as done. */
export const removalOptions = ({ done, failed, onClose }: Removal) => ({
  onSuccess: done,
  onError(error: unknown) {
    if (parseApiError(error).status === 404) return done()
    tellRefused(error, failed)
    onClose()
  },
})

/** For `onError`. */
export const sayFailed = (sentence: string) => (error: unknown) => tellRefused(error, sentence)

/** The same for a form: what the server refused about its fields is said there. */
export const tellFormFailed =
  <Fields extends FieldValues>(
    form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
    sentence: string,
  ) =>
  (error: unknown) => {
    applyFieldErrors(form, error)
    const tell = parseApiError(error).issues.length > 0 ? tellCallFailed : tellRefused
    tell(error, sentence)
  }

/** Says under its own title that a form was not saved, and why. */
export const tellFormReason =
  <Fields extends FieldValues>(form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>, title: string) =>
  (error: unknown) => {
    applyFieldErrors(form, error)
    if (!isCancelled(error)) notifyFailure(title, reasonOf(parseApiError(error)))
  }
