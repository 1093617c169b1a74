/** Facts on one line, `Mumbai · 178 cm`, without those that are missing. A line ends after a dot, never before it. */
export const dotted = (facts: readonly (string | number | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
