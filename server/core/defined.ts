/**
 * Of the facts that somebody sent only those that were said (value sets, absent leaves, null clears): a spread would
 * take an explicit undefined for something said.
 */
export const defined = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts
