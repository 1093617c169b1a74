import { useEffect, useRef } from 'react'
import type { OwnProfile } from '../../../../shared/profile'
import { type FormName, type Texts, typed } from './typed'

/** What the form's texts were before the hand was on them: by that it is seen what another window changed meanwhile. */
export function useBase(name: FormName, profile: OwnProfile, dirty: object) {
  const base = useRef<Texts>(typed[name](profile))
  const held = useRef(dirty)
  held.current = dirty
  useEffect(() => {
    for (const [field, text] of Object.entries(typed[name](profile)))
      if (!(field in held.current)) base.current[field] = text
  }, [name, profile])
  return base
}
