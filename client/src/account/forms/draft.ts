type Texts = Record<string, string>

/**
 * What was typed into a form, kept in this tab for an accidental reload. Passwords are not given to it. A full or
 * forbidden store must not stop the form: then only the reload is not covered.
 */
export function draftOf<Fields extends Texts>(key: string, start: Fields) {
  return {
    read(): Fields {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        const texts = Object.keys(start).flatMap((name) => {
          const value = typeof kept === 'object' && kept !== null && Reflect.get(kept, name)
          return typeof value === 'string' ? [[name, value]] : []
        })
        return { ...start, ...Object.fromEntries(texts) }
      } catch {
        return start
      }
    },
    /** Keeps these fields beside those that were kept before. */
    keep(values: Texts) {
      try {
        const before: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.setItem(key, JSON.stringify({ ...Object(before), ...values }))
      } catch {
        // Typing goes on.
      }
    },
    /** Forgets some fields, or all. */
    drop(names?: readonly string[]) {
      try {
        const before: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        const left = Object.entries(Object(before)).filter(([name]) => names && !names.includes(name))
        if (left.length === 0) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(left)))
      } catch {
        // There was no store to begin with.
      }
    },
  }
}
