import { keepPreviousData } from '@tanstack/react-query'
import { comingBack } from '../../lib/comingBack'

/** How the desk is read: anew each time one comes to a page or back to its tab, since one looks to see what is new. */
export const deskReading = { ...comingBack, staleTime: 0 }

/** A list is read like that, with the rows that were there before staying until then. */
export const listReading = { ...deskReading, placeholderData: keepPreviousData }
