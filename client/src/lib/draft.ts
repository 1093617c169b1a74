type Texts = Record<string, string>

/** What is stored under `key`, which may be anything; nothing where there is no store. */
function stored(key: string): object {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * What was typed into a form, kept in this tab for an accidental reload; `empty` names the fields. Passwords are not
 * given to it. A full or forbidden store must not stop the form: then only the reload is not covered.
 */
export function draftOf<Fields extends Texts>(key: string, empty: Fields) {
  return {
    read(): Fields {
      const kept = Object.entries(stored(key)).filter(
        ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
      )
      return { ...empty, ...Object.fromEntries(kept) }
    },
    /** Keeps these fields beside those that were kept before. */
    keep(values: Texts) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...stored(key), ...values }))
      } catch {
        // Typing goes on.
      }
    },
    /** Forgets some fields, or all. */
    drop(names?: readonly string[]) {
      try {
        const left = names ? Object.entries(stored(key)).filter(([name]) => !names.includes(name)) : []
        if (left.length === 0) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(left)))
      } catch {
        // There was no store to begin with.
      }
    },
  }
}
