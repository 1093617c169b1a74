import { paths } from '../../../../../shared/paths'

const list = (keys: readonly string[]) => keys.map(encodeURIComponent).join(',')

/** A visitor's shortlist, for others to open. */
export const sharedAddress = (keys: readonly string[]) => `${paths.models}?ids=${list(keys)}`
/** The form that asks for all of a shortlist. */
export const requestAddress = (keys: readonly string[]) => `${paths.bookModel}?models=${list(keys)}`
