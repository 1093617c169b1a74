import { paths } from '../../../../shared/paths'
import { forgetReturnTo, RETURN_TO as KEY, storedReturnTo as kept } from './returnToStore'

export { forgetReturnTo }

/** Only pages of this site that need a sign-in (S32): a stored address begins with one of these paths. */
const AREAS = [paths.admin, paths.dashboard] as const

type Area = (typeof AREAS)[number]

const isIn = (area: Area, address: string) =>
  address.startsWith(area) && ['', '/', '?'].includes(address.charAt(area.length))

/**
 * Stores for this tab the page (path and search) that was requested before the sign-in. The page to which a sign-in
 * leads anyway is not stored.
 */
export function keepReturnTo(address: string) {
  const isLanding = AREAS.some((area) => area === address)
  if (isLanding || !AREAS.some((area) => isIn(area, address))) return
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // Without storage the user finds the page through the menu.
  }
}

/** The stored page of this area, as path and search, or null. */
export function returnToIn(area: Area): string | null {
  const address = kept()
  return address !== null && isIn(area, address) ? address : null
}

/** Whether this address is the stored page. Further search parameters, such as an inner tab, are allowed. */
export function isAtReturnTo(wanted: string, address: string): boolean {
  const [goal, here] = [new URL(wanted, 'http://here'), new URL(address, 'http://here')]
  return (
    goal.pathname === here.pathname &&
    [...goal.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  )
}

/** Forgets the stored page when it is opened. */
export function reachReturnTo(address: string) {
  const wanted = kept()
  if (wanted !== null && isAtReturnTo(wanted, address)) forgetReturnTo()
}

const inWords = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
const one = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '')

/** The name of a page that needs a sign-in: `/admin/artist-requests` is *Artist Requests*, `?tab=profile` is *Profile*. */
export function nameOfPage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://here')
  const [, , section = '', page] = pathname.split('/')
  if (section === '') return inWords(searchParams.get('tab') ?? 'dashboard')
  if (page === undefined || page === '') return inWords(section)
  return page === 'new' ? `New ${one(inWords(section))}` : `the ${one(section)}'s page`
}
