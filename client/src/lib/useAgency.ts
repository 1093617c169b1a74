import { useSyncExternalStore } from 'react'
import { type Agency, agency, onAgencyChange } from '../../../shared/agency'

const now = () => agency

/** What the agency says of itself, also after it was saved: for what stays on the screen from page to page. */
export const useAgency = (): Agency => useSyncExternalStore(onAgencyChange, now, now)
