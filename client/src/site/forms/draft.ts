type Texts = Record<string, string>

/**
 * A form's draft in this tab, for an accidental reload. `empty` names the fields; what is stored may be anything.
 * A full or forbidden store must not stop the form: then only the reload is not covered.
 */
export function draftStore<Fields extends Texts>(key: string, empty: Fields) {
  return {
    read(): Fields {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        const texts = Object.keys(empty).flatMap((name) => {
          const value = typeof kept === 'object' && kept !== null && Reflect.get(kept, name)
          return typeof value === 'string' ? [[name, value]] : []
        })
        return { ...empty, ...Object.fromEntries(texts) }
      } catch {
        return empty
      }
    },
    keep(values: Fields) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values))
      } catch {
        // Typing goes on.
      }
    },
    drop() {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // There was no store to begin with.
      }
    },
  }
}
