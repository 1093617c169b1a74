import { fold } from '../../shared/fold'
import { slugOf } from '../../shared/format'
import { isIntimate } from '../../shared/lists'
import type { PublicModel } from '../../shared/models'
import type { RosterSource } from './repository'

/** On the public roster: assigned by the agency, onboarding complete, and with a name to show (contract). */
export const isPublic = (model: { isActive: boolean; onboardedAt: string | null; slug: string | null }) =>
  model.isActive && model.onboardedAt !== null && model.slug !== null

/** Raised with every change of what `publish` writes: at its next start a house makes its roster anew (0050). */
export const ROSTER_FORM = '1'

/** Profile picture first, then what is not locked, in the model's own order; locked ones never (section 2). */
export function openPictures<Item extends RosterSource['pictures'][number]>(pictures: Item[]): Item[] {
  const open = pictures.filter((picture) => !picture.isLocked && !isIntimate(picture.type))
  const isProfile = (picture: Item) => Number(picture.type === 'profile_pic')
  return open.toSorted((a, b) => isProfile(b) - isProfile(a) || a.position - b.position)
}

// Words that are addresses below /models or /public/models, or that a browser takes for a folder.
const RESERVED = new Set(['featured', 'related', '.', '..'])

/** The first free slug of a stage name: `asha-rao`, then `asha-rao-2` and so on. */
export function freeSlug(stageName: string, isTaken: (slug: string) => boolean): string {
  const base = slugOf(stageName)
  if (!RESERVED.has(base) && !isTaken(base)) return base
  for (let counter = 2; ; counter++) {
    if (!isTaken(`${base}-${counter}`)) return `${base}-${counter}`
  }
}

/** The slug changes with the stage name, and only then: addresses that people know stay. */
export function slugFor(
  model: { slug: string | null; stageName: string | null },
  stageName: string | null,
  isTaken: (slug: string) => boolean,
): string | null {
  if (stageName === null) return model.slug
  const isSame = model.slug !== null && slugOf(model.stageName ?? '') === slugOf(stageName)
  return isSame ? model.slug : freeSlug(stageName, isTaken)
}

/** What the searches know of an entry: its text in lower case without accents, and the pieces of that. */
export function searchWords(entry: Pick<PublicModel, 'stageName' | 'city' | 'workTypes'>) {
  const text = fold([entry.stageName, entry.city, ...entry.workTypes].join('\n'))
  return { text, grams: grams(text) }
}

/** Every piece of one and two characters of a text, written so that a tokenizer keeps each as one word. */
export function grams(text: string): string {
  const pieces = new Set<string>()
  const points = [...text]
  for (const [index, point] of points.entries()) {
    if (point.trim() === '') continue
    pieces.add(gramWord(point))
    const next = points[index + 1]
    if (next && next.trim() !== '') pieces.add(gramWord(point + next))
  }
  return [...pieces].join(' ')
}

/** A piece of text as a word of hexadecimal digits. */
export const gramWord = (piece: string) =>
  [...piece].map((point) => `x${point.codePointAt(0)?.toString(16)}`).join('')
