import { useEffect, useRef } from 'react'
import type { OwnProfile } from '../../../../shared/profile'
import { type FormName, type Texts, typed } from './typed'

/** What one has changed here was changed elsewhere too, to something else. */
export class Overtaken extends Error {
  constructor(readonly now: OwnProfile) {
    super('overtaken')
  }
}

/** What the form's texts were before the hand was on them: by that it is seen what another window changed meanwhile. */
export function useBase(name: FormName, profile: OwnProfile, dirty: object) {
  const base = useRef<Texts>(typed[name](profile))
  const held = useRef(dirty)
  held.current = dirty
  useEffect(() => {
    for (const [field, text] of Object.entries(typed[name](profile)))
      if (!(field in held.current)) base.current[field] = text
  }, [name, profile])
  const isTyped = (given: Texts) => (field: string) => given[field] !== base.current[field]
  return {
    base,
    isOvertaken(now: OwnProfile, given: Texts) {
      const stored: Texts = typed[name](now)
      return Object.keys(given)
        .filter(isTyped(given))
        .some((field) => stored[field] !== base.current[field] && stored[field] !== given[field])
    },
    /** What was typed here on top of what is stored now, so that another window's changes stay. */
    onto: (now: OwnProfile, given: Texts): Texts => ({
      ...typed[name](now),
      ...Object.fromEntries(Object.entries(given).filter(([field]) => isTyped(given)(field))),
    }),
  }
}
