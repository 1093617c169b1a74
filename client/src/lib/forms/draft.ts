type Texts = Record<string, string>

/** The stored value of `key`, unvalidated; an empty object where there is none. */
function stored(key: string): object {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * Stores a form's values in this tab so that a reload does not lose them; `empty` names the fields, and no
 * other is stored. Never name a password. When storage is full or forbidden, the form works without the draft.
 */
export function draftOf<Fields extends Texts>(key: string, empty: Fields) {
  return {
    read(): Fields {
      const kept = Object.entries(stored(key)).filter(
        ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
      )
      return { ...empty, ...Object.fromEntries(kept) }
    },
    /** Stores these of the fields and leaves the other stored ones alone. */
    keep(values: object) {
      try {
        const own = Object.entries(values).filter(([name]) => Object.hasOwn(empty, name))
        sessionStorage.setItem(key, JSON.stringify({ ...stored(key), ...Object.fromEntries(own) }))
      } catch {
        // Without storage the form still works.
      }
    },
    /** Forgets some fields, or all. */
    drop(names?: readonly string[]) {
      try {
        const left = names ? Object.entries(stored(key)).filter(([name]) => !names.includes(name)) : []
        if (left.length === 0) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(left)))
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  }
}
