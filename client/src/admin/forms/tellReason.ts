import { admin } from '../../copy/admin'
import { type ApiError, parseApiError } from '../../lib/apiError'
import { tellFailed } from './tellFailed'

/** What the server said, or that it did not answer. */
export const reasonOf = ({ message }: Pick<ApiError, 'message'>) => message ?? admin.lists.noResponse

/** The back office's notice that something failed, with the reason. */
export const tellReason = (error: unknown) => tellFailed(reasonOf(parseApiError(error)))
