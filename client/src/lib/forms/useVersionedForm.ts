import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { parseApiError } from '../apiError'

/** The stored fields, and the version of each section that saves separately. */
type Stored<Fields, Section extends string> = {
  fields: Fields
  versions: Readonly<Record<Section, number>>
}

/** The fields of a section that another user has changed, where they differ from the input. */
type Conflict<Fields, Section extends string> = {
  section: Section
  theirs: Stored<Fields, Section>
  differences: (keyof Fields & string)[]
}

type Sender<Fields, Section extends string> = (
  given: Fields,
  version: number,
) => Promise<Stored<Fields, Section>>

export type VersionedForm<Fields, Section extends string> = {
  /**
   * Saves a section and returns its fields that were edited during the save. Throws what `send` throws; a stale
   * version becomes a conflict, unless the stored values equal the input.
   */
  save: (section: Section, send: Sender<Fields, Section>) => Promise<Partial<Fields>>
  conflict: Conflict<Fields, Section> | null
  /** Lets the next save overwrite theirs; unedited fields take the stored values. */
  keepMine: (conflict: Conflict<Fields, Section>) => void
  /** Replaces the input by the stored values. */
  takeTheirs: (conflict: Conflict<Fields, Section>) => void
  /** True when any field differs from the stored values. */
  isTyped: () => boolean
  /** What is typed, and the stored values that it was typed over. */
  draft: () => { base: Stored<Fields, Section>; typed: Partial<Fields> }
  discard: () => void
}

type Given<Fields extends FieldValues, Section extends string> = {
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'reset' | 'setValue' | 'clearErrors'>
  /** The page's current data; sections without edits follow it. */
  stored: Stored<Fields, Section>
  /** What the form was filled with, where that is older than the page's data: a draft that was left. */
  from?: Stored<Fields, Section> | undefined
  sections: Readonly<Record<Section, readonly (keyof Fields & string)[]>>
  /** Refetches the stored values after a stale save. */
  fetchStored: () => Promise<Stored<Fields, Section>>
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A 409 without a field error means a stale version. */
const isStale = (error: unknown) => {
  const { status, issues } = parseApiError(error)
  return status === 409 && issues.length === 0
}

/**
 * A form whose sections save separately, each with the version it started from. When another user has saved a section
 * in the meantime, the input stays until the user chooses between theirs and their own.
 */
export function useVersionedForm<Fields extends FieldValues, Section extends string>({
  form,
  stored,
  from = stored,
  sections,
  fetchStored,
}: Given<Fields, Section>): VersionedForm<Fields, Section> {
  const base = useRef(from)
  const [conflict, setConflict] = useState<Conflict<Fields, Section> | null>(null)
  const namesOf = (section: Section): readonly (keyof Fields & string)[] => sections[section]

  /** The fields of a section that differ from `before`. */
  const typedIn = (section: Section, before: Fields = base.current.fields): Partial<Fields> => {
    const now = form.getValues()
    const names = namesOf(section).filter((name) => !isSame(now[name], before[name]))
    return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Fields>
  }

  /** Takes over `next` except for edited fields; in the saved section, except for fields edited since. */
  function fill(next: Stored<Fields, Section>, saved?: { section: Section; sent: Fields }) {
    const fields = { ...base.current.fields }
    const versions: Record<Section, number> = { ...base.current.versions }
    let typed: Partial<Fields> = {}
    for (const section of Object.keys(sections) as Section[]) {
      const isSaved = section === saved?.section
      const here = typedIn(section, isSaved ? saved.sent : undefined)
      typed = { ...typed, ...here }
      if (!isSaved && !isSame(here, {}) && differencesIn(section, next).length > 0) continue
      versions[section] = next.versions[section]
      for (const name of namesOf(section)) fields[name] = next.fields[name]
    }
    base.current = { fields, versions }
    form.reset(fields as DefaultValues<Fields>, { keepErrors: true, keepDirtyValues: false })
    for (const name of Object.keys(typed) as Path<Fields>[])
      form.setValue(name, typed[name] as Fields[Path<Fields>], { shouldDirty: true })
  }

  const differencesIn = (section: Section, { fields }: Stored<Fields, Section>) => {
    const now = form.getValues()
    return namesOf(section).filter((name) => !isSame(now[name], fields[name]))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page has is another one when its versions are
  useEffect(() => {
    if (!isSame(stored.versions, base.current.versions)) fill(stored)
  }, [JSON.stringify(stored.versions)])

  async function attempt(section: Section, send: Sender<Fields, Section>) {
    const sent = form.getValues()
    const next = await send(sent, base.current.versions[section])
    const since = typedIn(section, sent)
    fill(next, { section, sent })
    setConflict(null)
    return since
  }

  return {
    conflict,
    async save(section, send) {
      try {
        return await attempt(section, send)
      } catch (error) {
        if (!isStale(error)) throw error
        const theirs = await fetchStored()
        fill(theirs)
        const differences = differencesIn(section, theirs)
        if (differences.length === 0) return attempt(section, send)
        setConflict({ section, theirs, differences })
        throw error
      }
    },
    keepMine({ section, theirs }) {
      fill(theirs, { section, sent: base.current.fields })
      setConflict(null)
    },
    takeTheirs({ section, theirs }) {
      fill(theirs, { section, sent: form.getValues() })
      form.clearErrors(sections[section] as readonly Path<Fields>[])
      setConflict(null)
    },
    isTyped: () => (Object.keys(sections) as Section[]).some((section) => !isSame(typedIn(section), {})),
    draft: () => ({
      base: base.current,
      typed: Object.assign({}, ...(Object.keys(sections) as Section[]).map((section) => typedIn(section))),
    }),
    discard() {
      base.current = stored
      form.reset(stored.fields as DefaultValues<Fields>)
      setConflict(null)
    },
  }
}
