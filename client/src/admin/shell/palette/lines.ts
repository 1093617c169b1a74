import { adminPaths } from '../../../../../shared/adminPaths'
import type { Face } from '../../../../../shared/roster/faces'
import { palette as copy } from './copy'

/** One line of the palette, and what pressing it does. */
export type Line = {
  key: string
  group: string
  title: string
  more?: string | undefined
  face?: { face: Face | null; name: string }
  act: () => void
}

/** A talent as the palette finds one. */
export type Named = { id: string; name: string; city: string | null; face: Face | null }

/** So many jobs, or clients, are offered at once. */
export const JOBS_SHOWN = 4

/** What was found stays until the next is there. */
export const keep = { placeholderData: <Data>(before: Data) => before, staleTime: 10_000 }

/** Pages without an entry in the menu. */
export const MORE_PAGES = [
  { words: copy.report, to: adminPaths.report },
  { words: copy.calendar, to: adminPaths.calendar },
]

/** A line that only says why nothing can be done. */
export const hint = (key: string, title: string): Line => ({
  key,
  group: copy.groups.do,
  title,
  act: () => {},
})
