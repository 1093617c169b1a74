import { messages } from '../../../../shared/messages'
import { notifyFailure } from '../../lib/notify'

/** The back office's notice that something failed. */
export const tellFailed = (sentence?: string) => notifyFailure(messages.admin.error, sentence)

/** The same with what the server said, or the sentence when it did not answer. */
export const tellRefused = (error: { message: string; data?: unknown }, sentence: string) =>
  tellFailed(error.data ? error.message : sentence)
