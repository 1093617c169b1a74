import { useRef, useState } from 'react'
import { isBlank, type Typed } from './typedSizes'

/** Sizes that were typed and not saved, so that another page or filter of the list does not lose them. */
export function useDrafts() {
  const drafts = useRef(new Map<string, Typed>())
  const [isDirty, setDirty] = useState(false)
  return {
    isDirty,
    of: (id: string): Typed => drafts.current.get(id) ?? {},
    keep: (id: string, typed: Typed) => {
      if (isBlank(typed)) drafts.current.delete(id)
      else drafts.current.set(id, typed)
      setDirty(drafts.current.size > 0)
    },
  }
}
