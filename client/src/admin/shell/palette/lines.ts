import { adminPaths } from '../../../../../shared/adminPaths'
import type { Face } from '../../../../../shared/roster/faces'
import { admin } from '../../copy'

const copy = admin.shell.palette

/** One line of the palette, and what pressing it does. */
export type Line = {
  key: string
  group: string
  title: string
  more?: string | undefined
  face?: { face: Face | null; name: string }
  act: () => void
}

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
