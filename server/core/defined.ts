/** Drops undefined properties, so that a spread does not overwrite values that the caller left out. */
export const defined = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts
