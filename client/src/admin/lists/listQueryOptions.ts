import { keepPreviousData } from '@tanstack/react-query'
import { refetchOnReturn } from '../../lib/refetchOnReturn'

/**
 * Admin data always refetches on mount and when the tab or network returns, because it is read to see what is new.
 */
export const adminQueryOptions = { ...refetchOnReturn, staleTime: 0 }

/** The same for lists; the previous rows stay until the new ones arrive. */
export const listQueryOptions = { ...adminQueryOptions, placeholderData: keepPreviousData }
