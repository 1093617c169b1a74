import { keepPreviousData } from '@tanstack/react-query'

/**
 * How a list at the desk is read: anew each time one comes to it, since it is opened to see what is new, with the rows
 * that were there before staying until then.
 */
export const listReading = { placeholderData: keepPreviousData, staleTime: 0 }
